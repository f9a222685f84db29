import { expect, it } from 'vitest';
import { canvas, group, place, topic } from '../camera/test-scenes.ts';
import type { SceneObject } from '../presentation/presentation.ts';
import { pictureOf } from './picture-of.ts';

const drawing = (id: string, size: number, own: Partial<SceneObject> = {}): SceneObject =>
  ({
    kind: 'drawing',
    id,
    opacity: 1,
    drawing: { viewBox: { x: 0, y: 0, width: 1, height: 1 }, nodes: [] },
    ...place({ width: size, height: size }),
    ...own,
  }) as SceneObject;
const text = (id: string): SceneObject => ({
  kind: 'text',
  id,
  opacity: 1,
  styleClass: 'body',
  paragraphs: [],
  direction: 'auto',
  verticalAlign: 'top',
  ...place({ width: 900, height: 900 }),
});

const pictureIn = (children: SceneObject[], revealed: string[] = []) => {
  const scene = canvas([topic('stop', { scale: 0.1 }, children)]);
  return pictureOf(scene.nodes.get('stop') ?? scene.root, new Map(revealed.map((id) => [id, 0])));
};

it('is the largest picture, however large the text is', () => {
  expect(pictureIn([text('words'), drawing('small', 100), drawing('large', 300), drawing('middle', 200)])).toBe('large');
  expect(pictureIn([drawing('shrunk', 900, { scale: 0.1 }), drawing('plain', 100)])).toBe('plain');
});

it('may be a circle or a group containing a picture, but not a group of text', () => {
  expect(pictureIn([{ ...topic('circle', { width: 400, height: 400 }), frame: { shape: 'circle' } }, drawing('small', 100)])).toBe(
    'circle',
  );
  expect(pictureIn([topic('other stop', { width: 400, height: 400 }), drawing('small', 100)])).toBe('small');
  expect(pictureIn([group('words', {}, [text('inner')]), group('art', { width: 0, height: 0 }, [drawing('inner 2', 200)])])).toBe('art');
});

it('is not a backdrop, nothing hidden and nothing that a later step reveals', () => {
  expect(
    pictureIn(
      [drawing('backdrop', 1200), drawing('ghost', 800, { opacity: 0 }), drawing('later', 700), drawing('picture', 300)],
      ['later'],
    ),
  ).toBe('picture');
});

it('is the stop itself if it has no picture, and the canvas itself for the canvas', () => {
  expect(pictureIn([text('words')])).toBe('stop');
  const { root } = canvas([drawing('large', 500)]);
  expect(pictureOf(root, new Map())).toBe('root');
});
