import { parsePresentation } from '#model/presentation/parse.ts';
import type { SceneObject } from '#model/presentation/presentation.ts';
import { opacitiesAt, targetAt } from '#model/presentation/steps.ts';
import { indexScene, type SceneNode } from '#model/scene/scene.ts';
import { printPicture } from '../../src/server/platform/pictures/painting/print-picture.ts';
import { renderPicture } from '../../src/server/platform/pictures/painting/render-picture.ts';
import { stopsOf } from '../../src/viewer/player/stops.ts';

export interface Slide {
  title: string;
  texts: string[];
  /** Everything at the stop except its text, with everything revealed. */
  picture: Buffer;
}

export const slideSize = { width: 1280, height: 720 };

/** A presentation as it would be made in a slide tool: one slide per stop, text as text, the rest as one picture. */
export function slidesOf(document: unknown): Promise<Slide[]> {
  const { presentation } = parsePresentation(document);
  const scene = indexScene(presentation);
  return Promise.all(
    stopsOf(presentation).map(async ({ step, count, title }) => {
      const index = step + count - 1;
      const node = scene.nodes.get(targetAt(presentation, index)) ?? scene.root;
      const words = [...scene.nodes.values()].flatMap(({ object }) => (object.kind === 'text' ? [[object.id, 0] as const] : []));
      const opacities = new Map([...opacitiesAt(presentation, index), ...words]);
      const canvas = renderPicture(scene, { view: { kind: 'step', index }, ...slideSize, images: new Map(), opacities });
      const picture = await printPicture(canvas, { width: slideSize.width, format: 'webp', quality: 80 });
      return { title, texts: textsIn(node).filter((text) => text !== title), picture };
    }),
  );
}

/** A nested topic is a separate slide. */
const textsIn = ({ object, children }: SceneNode): string[] => [
  ...wordsOf(object),
  ...children.filter((child) => child.object.kind !== 'topic').flatMap(textsIn),
];

const wordsOf = (object: SceneObject): string[] =>
  object.kind === 'text' ? object.paragraphs.map(({ runs }) => runs.map(({ text }) => text).join('')) : [];
