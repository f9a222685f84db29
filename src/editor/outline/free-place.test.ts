import { expect, test } from 'vitest';
import { freePlace } from './free-place.ts';

const area = { width: 1000, height: 600 };
const size = { width: 200, height: 100 };
const box = (left: number, top: number, width = 200, height = 100) => ({ left, top, right: left + width, bottom: top + height });

test('something new goes right of the last', () => {
  expect(freePlace(area, [box(0, 0), box(300, 50)], size)).toEqual({ x: 615, y: 100 });
});

test('below the last if there is no room beside it', () => {
  expect(freePlace(area, [box(800, 50)], size)).toEqual({ x: 900, y: 215 });
});

test('where there is room at all', () => {
  const { x, y } = freePlace(area, [box(0, 0, 1000, 300), box(700, 310, 290, 280)], size);
  expect(x + 100).toBeLessThan(700);
  expect(y - 50).toBeGreaterThan(300);
});

test('in the middle of an empty area', () => {
  expect(freePlace(area, [], size)).toEqual({ x: 500, y: 300 });
});

test('below everything if all is full', () => {
  const { y } = freePlace(area, [box(0, 0, 1000, 600)], size);
  expect(y).toBeGreaterThan(600);
});
