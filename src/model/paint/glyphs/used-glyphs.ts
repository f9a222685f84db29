import type { AssetId, SceneObject } from '../../presentation/presentation.ts';
import type { Scene, SceneNode } from '../../scene/scene.ts';
import type { TextLayout } from '../../text/layout.ts';
import { glyphsOf } from '../../text/glyphs/used-glyphs.ts';
import { richForms } from '../forms/rich-forms.ts';
import { formsWithoutWidth, type Look } from './glyphs-drawn.ts';
import type { PaintLabels } from '../labels.ts';

const lookOf = ({ presentation: { theme, language } }: Scene): Look => ({ theme, language, rich: richForms });

/** Every glyph that can be drawn, by face: what this presentation's fonts must contain. */
export function usedGlyphs(scene: Scene, labels: readonly PaintLabels[]): Map<string, Set<string>> {
  const layouts: TextLayout[] = [];
  const visit = (node: SceneNode) => {
    for (const each of labels.length > 0 ? labels : [undefined])
      for (const form of formsWithoutWidth(lookOf(scene), node.object, each)) if (form.kind === 'text') layouts.push(form.layout);
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
  for (const form of formsWithoutWidth(lookOf(scene), object)) {
    if (form.kind === 'text') for (const { face } of form.layout.fragments) faces.add(face);
    if (form.kind === 'image') images.add(form.asset);
  }
  return { faces, images };
}
