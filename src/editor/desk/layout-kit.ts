import type { Form, FormKit } from '#model/paint/forms/form.ts';
import { richForms } from '#model/paint/forms/rich-forms.ts';
import type { PaintContext } from '#model/paint/context.ts';
import type { PaintLabels } from '#model/paint/labels.ts';
import type { SceneObject } from '#model/presentation/presentation.ts';
import type { Scene } from '#model/scene/scene.ts';
import { measureWith } from '#model/text/measure-with.ts';

interface Parts {
  scene: Pick<Scene, 'presentation' | 'nodes'>;
  /** Only measures. */
  context: PaintContext;
  fontName(face: string): string;
  labels: PaintLabels;
  /** As they are painted. */
  formsOf(object: SceneObject): readonly Form[];
  /** Those that are there; the list grows. */
  fonts: readonly unknown[];
}

/** What texts are laid out with, as they are drawn. Another one once that is different, or letters have come. */
export function keepLayoutKit({ scene, context, fontName, labels, formsOf, fonts }: Parts): () => FormKit {
  let kit: FormKit | undefined;
  let count = 0;
  const measured = {
    /** Letters of what is not shown yet may still be on their way. */
    get(object: SceneObject) {
      const isShown = object.kind === 'text' && scene.nodes.get(object.id)?.object === object;
      const [form] = isShown ? formsOf(object) : [];
      return form?.kind === 'text' ? form.layout.measured : undefined;
    },
  };
  return () => {
    const { theme, language } = scene.presentation;
    if (kit?.theme === theme && kit.language === language && count === fonts.length) return kit;
    count = fonts.length;
    kit = { theme, language, measure: measureWith(context, fontName), labels, rich: richForms, measured };
    return kit;
  };
}
