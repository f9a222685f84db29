import { frameObject } from '#model/camera/framing.ts';
import { parsePresentation } from '#model/presentation/parse.ts';
import { indexScene } from '#model/scene/scene.ts';
import { boxesOf, fit, screen } from '../drag/boxes.ts';

type Document = Readonly<Record<string, unknown>>;

/** The boxes that other editors get, too. */
export function documentOfBoxes(objects: number): Document {
  const boxes = boxesOf(objects);
  const { right, bottom } = fit(boxes);
  const children = boxes.map(({ isText, words, x, y, ...box }) => ({
    ...box,
    kind: isText ? 'text' : 'shape',
    shape: 'rectangle',
    fill: 'accent1',
    x: x + box.width / 2,
    y: y + box.height / 2,
    paragraphs: [words],
  }));
  const root = { id: 'root', x: right / 2, y: bottom / 2, width: right, height: bottom, children };
  return { schemaVersion: 2, title: `${objects} boxes`, root, path: [{ id: 'all', title: 'All', to: 'root' }] };
}

/** A rectangle in the middle of the boxes. */
export const draggedOf = (objects: number): number => Math.floor(objects / 6) * 3;

/** Where the editor shows it when it opens, in CSS pixels of its canvas. */
export function placeInEditor(objects: number): { x: number; y: number } {
  const scene = indexScene(parsePresentation(documentOfBoxes(objects)).presentation);
  const camera = frameObject(scene, 'root', screen);
  const { object } = scene.nodes.get(`object-${draggedOf(objects)}`) ?? scene.root;
  return { x: screen.width / 2 + (object.x - camera.x) * camera.zoom, y: screen.height / 2 + (object.y - camera.y) * camera.zoom };
}

/** A thousand letters. */
export const letters = 'The abyss is dark and cold. Nobody hears it. '.repeat(23).slice(0, 1000);

export const documentOfLetters: Document = {
  schemaVersion: 2,
  title: 'A thousand letters',
  root: {
    id: 'root',
    width: 1280,
    height: 720,
    children: [{ kind: 'text', id: 'letters', x: 640, y: 360, width: 1000, height: 600, style: { size: 24 }, paragraphs: [letters] }],
  },
  path: [{ id: 'all', title: 'All', to: 'root' }],
};
