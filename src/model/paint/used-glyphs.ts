import type { AssetId, SceneObject } from '../presentation/presentation.ts';
import type { Scene, SceneNode } from '../scene/scene.ts';
import type { TextLayout } from '../text/layout.ts';
import { glyphsOf } from '../text/used-glyphs.ts';
import type { Form, FormKit } from './forms/form.ts';
import { makeForms } from './forms/make-forms.ts';
import { missingImageForm } from './forms/missing-image-form.ts';
import { richForms } from './forms/rich-forms.ts';
import type { PaintLabels } from './labels.ts';

/** As if everything had zero width, so that no space is lost at the end of a line. */
const formsOf = (scene: Scene, object: SceneObject, labels?: PaintLabels): Form[] => {
  const { theme, language } = scene.presentation;
  const kit: FormKit = { theme, language, measure: () => 0, labels, rich: richForms };
  return makeForms(object, kit).flatMap((form) =>
    form.kind === 'image' && !form.isOptional ? [form, ...missingImageForm(form, kit)] : [form],
  );
};

/** Every glyph that can be drawn, by face: what this presentation's fonts must contain. */
export function usedGlyphs(scene: Scene, labels: readonly PaintLabels[]): Map<string, Set<string>> {
  const layouts: TextLayout[] = [];
  const visit = (node: SceneNode) => {
    for (const each of labels.length > 0 ? labels : [undefined])
      for (const form of formsOf(scene, node.object, each)) if (form.kind === 'text') layouts.push(form.layout);
    node.children.forEach(visit);
  };
  visit(scene.root);
  for (const { nodes } of scene.layers) nodes.forEach(visit);
  return glyphsOf(layouts);
}

/** Faces and images that one object is drawn with. */
export interface DrawnWith {
  faces: ReadonlySet<string>;
  images: ReadonlySet<AssetId>;
}

export function drawnWith(scene: Scene, object: SceneObject): DrawnWith {
  const [faces, images] = [new Set<string>(), new Set<AssetId>()];
  for (const form of formsOf(scene, object)) {
    if (form.kind === 'text') for (const { face } of form.layout.fragments) faces.add(face);
    if (form.kind === 'image') images.add(form.asset);
  }
  return { faces, images };
}
