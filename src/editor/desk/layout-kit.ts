import type { FormKit } from '#model/paint/forms/form.ts';
import { richForms } from '#model/paint/forms/rich-forms.ts';
import type { PaintContext } from '#model/paint/context.ts';
import type { PaintLabels } from '#model/paint/labels.ts';
import type { Scene } from '#model/scene/scene.ts';
import { measureWith } from '#model/text/measure-with.ts';

interface Parts {
  scene: Pick<Scene, 'presentation'>;
  /** Only measures. */
  context: PaintContext;
  fontName(face: string): string;
  labels: PaintLabels;
  /** Those that are there; the list grows. */
  fonts: readonly unknown[];
}

/** What texts are laid out with, as they are drawn. Another one once that is different, or letters have come. */
export function keepLayoutKit({ scene, context, fontName, labels, fonts }: Parts): () => FormKit {
  let kit: FormKit | undefined;
  let count = 0;
  return () => {
    const { theme, language } = scene.presentation;
    if (kit?.theme === theme && kit.language === language && count === fonts.length) return kit;
    count = fonts.length;
    kit = { theme, language, measure: measureWith(context, fontName), labels, rich: richForms };
    return kit;
  };
}
