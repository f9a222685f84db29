import { describe, expect, test } from 'vitest';
import { type ArrangeWishes, placesFor, shapes, type Size, usualColumns } from './shapes.ts';

const wishes: ArrangeWishes = { shape: 'grid', room: 0, columns: 4, growth: 1, turn: 0 };
/** The same ones every time, some of them very different. */
const sizesOf = (count: number): Size[] =>
  Array.from({ length: count }, (_, index) => ({ width: 40 + ((index * 37) % 200), height: 30 + ((index * 53) % 260) }));
const counts = [...Array.from({ length: 40 }, (_, index) => index + 1), 60, 99, 150, 200];

function overlaps(sizes: readonly Size[], options: ArrangeWishes): number {
  const places = placesFor(sizes, options);
  expect(places).toHaveLength(sizes.length);
  const gap = options.room * (sizes.reduce((sum, { width, height }) => sum + width + height, 0) / (2 * sizes.length));
  let found = 0;
  for (const [index, one] of places.entries())
    for (const [other, two] of places.slice(0, index).entries()) {
      const [size, there] = [sizes[index], sizes[other]];
      if (!size || !there) continue;
      const [across, down] = [(size.width + there.width) / 2 + gap - 1e-6, (size.height + there.height) / 2 + gap - 1e-6];
      if (!(Math.abs(one.x - two.x) >= across || Math.abs(one.y - two.y) >= down)) found++;
    }
  return found;
}

describe.each(shapes)('a %s', (shape) => {
  test('never lets boxes overlap, however many there are, whatever their sizes', () => {
    for (const count of counts) expect(overlaps(sizesOf(count), { ...wishes, shape })).toBe(0);
  });

  test('keeps the room between them that somebody wants, in any direction', () => {
    for (const turn of [0, 30, 45, 90, 137, 180, 271])
      for (const count of [2, 5, 17])
        expect(overlaps(sizesOf(count), { ...wishes, shape, turn, room: 0.6, growth: 3, columns: 3 })).toBe(0);
  });

  test('leaves one box where it is', () => {
    const [place] = placesFor([{ width: 100, height: 50 }], { ...wishes, shape, turn: 45 });
    expect([place?.x, place?.y].map((value) => Math.abs(Math.round((value ?? 1) * 1e6)))).toEqual([0, 0]);
  });
});

const square = { width: 10, height: 10 };
const rounded = (options: Partial<ArrangeWishes>, count = 6) =>
  placesFor(
    Array.from({ length: count }, () => square),
    { ...wishes, ...options },
  ).map(({ x, y }) => [Math.round(x) + 0, Math.round(y) + 0]);

test('a grid reads like a page', () => {
  expect(rounded({ columns: 3 }, 5)).toEqual([
    [-10, -5],
    [0, -5],
    [10, -5],
    [-10, 5],
    [0, 5],
  ]);
  expect(usualColumns(Array.from({ length: 8 }, () => square))).toBe(4);
});

test('the levels of a tree become longer', () => {
  expect(rounded({ shape: 'tree' })).toEqual([
    [0, -10],
    [-5, 0],
    [5, 0],
    [-10, 10],
    [0, 10],
    [10, 10],
  ]);
  const levels = (growth: number) => new Set(rounded({ shape: 'tree', growth }, 9).map(([, y]) => y)).size;
  expect([1, 3].map(levels)).toEqual([4, 3]);
});

test('a line may be turned', () => {
  expect(rounded({ shape: 'line', turn: 90 }, 3)).toEqual([
    [0, -10],
    [0, 0],
    [0, 10],
  ]);
});

test('a circle begins at its top and goes clockwise', () => {
  const [first = [], second = []] = rounded({ shape: 'circle' }, 4);
  expect([first[0], (first[1] ?? 0) < 0, (second[0] ?? 0) > 0, second[1]]).toEqual([0, true, true, 0]);
});
