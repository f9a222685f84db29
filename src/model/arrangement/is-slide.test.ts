import { expect, test } from 'vitest';
import { parsePresentation } from '../presentation/parse.ts';
import { indexScene } from '../scene/scene.ts';
import { isSlide } from './is-slide.ts';

const frame = { shape: 'rectangle', fill: '#fff' };
const wide = { width: 1920, height: 1080 };

test.each([
  ['a page with a background', { ...wide, frame }, true],
  ['a page in portrait', { width: 720, height: 1080, frame }, true],
  ['a picture as a page', { ...wide, children: [{ kind: 'image', id: 'picture', asset: 'x', ...wide }] }, true],
  ['a circle', { width: 1920, height: 1920, frame: { ...frame, shape: 'circle' } }, false],
  ['a card of another size', { width: 1600, height: 900, frame }, false],
  ['a place without a background', { ...wide, frame: { shape: 'rectangle' } }, false],
  ['a place without a frame', wide, false],
])('%s: %o, %s', (_, topic, expected) => {
  const { presentation } = parsePresentation({
    schemaVersion: 2,
    root: { children: [{ kind: 'topic', id: 'one', x: 0, y: 0, ...topic }] },
  });
  const node = indexScene(presentation).nodes.get('one');
  expect(node && isSlide(node)).toBe(expected);
});
