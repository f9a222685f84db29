import { expect, test } from 'vitest';
import { BLOCKS, TILE } from './tile-grid.ts';
import { marksOf } from './tile-marks.ts';

const marked = (...points: [x: number, y: number][]) => {
  const pixels = new Uint32Array(TILE * TILE);
  for (const [x, y] of points) pixels[y * TILE + x] = 0x01000000;
  return marksOf(pixels.buffer, TILE, BLOCKS);
};

test('an empty tile has no marks', () => {
  expect(marked()).toBe(0);
});

test('a single faint pixel marks its block', () => {
  expect(marked([64, 64])).toBe(1);
  expect(marked([500, 500])).toBe(1 << 15);
  expect(marked([200, 300])).toBe(1 << 9);
});

test('a pixel at the edge also marks the adjacent block', () => {
  expect(marked([128, 64])).toBe(0b11);
  expect(marked([127, 127])).toBe(0b110011);
});
