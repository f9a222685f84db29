import type { SceneObject } from '../presentation/presentation.ts';
import type { Scene, SceneNode } from '../scene/scene.ts';
import type { TextLayout } from '../text/layout.ts';
import { glyphsOf } from '../text/used-glyphs.ts';
import type { FormKit } from './forms/form.ts';
import { makeForms } from './forms/make-forms.ts';
import { missingImageForm } from './forms/missing-image-form.ts';
import { richForms } from './forms/rich-forms.ts';
import type { PaintLabels } from './labels.ts';

/**
 * Every glyph that can be drawn, by face: what this presentation's fonts must contain. Measured as if everything had zero width, so that no
 * space is lost at the end of a line.
 */
export function usedGlyphs(scene: Scene, labels: readonly PaintLabels[]): Map<string, Set<string>> {
  const { theme, language } = scene.presentation;
  const layouts: TextLayout[] = [];
  const collect = (object: SceneObject, kit: FormKit) => {
    const forms = makeForms(object, kit).flatMap((form) =>
      form.kind === 'image' && !form.isOptional ? missingImageForm(form, kit) : [form],
    );
    for (const form of forms) if (form.kind === 'text') layouts.push(form.layout);
  };
  const visit = (node: SceneNode) => {
    for (const each of labels.length > 0 ? labels : [undefined])
      collect(node.object, { theme, language, measure: () => 0, labels: each, rich: richForms });
    node.children.forEach(visit);
  };
  visit(scene.root);
  for (const { nodes } of scene.layers) nodes.forEach(visit);
  return glyphsOf(layouts);
}
