import { describe, expect, test } from 'vitest';
import { boxAround, distanceTo, isInside } from './outline.ts';
import { compilePath } from './path.ts';

const square = 'M0 0L10 0L10 10L0 10Z';
const hole = `${square}M3 3L7 3L7 7L3 7Z`;

describe('inside a path', () => {
  test.each<[string, string, number, number, 'nonzero' | 'evenodd', boolean]>([
    ['a square', square, 5, 5, 'nonzero', true],
    ['beside a square', square, 11, 5, 'nonzero', false],
    ['an open figure', 'M0 0L10 0L10 10', 8, 2, 'nonzero', true],
    ['beyond the diagonal of an open figure', 'M0 0L10 0L10 10', 2, 8, 'nonzero', false],
    ['a hole', hole, 5, 5, 'evenodd', false],
    ['around a hole', hole, 1, 5, 'evenodd', true],
    ['a figure within another of the same direction', hole, 5, 5, 'nonzero', true],
    ['a figure within another of the other direction', `${square}M3 3L3 7L7 7L7 3Z`, 5, 5, 'nonzero', false],
    ['the belly of a curve', 'M0 0Q5 10 10 0Z', 5, 4, 'nonzero', true],
    ['between a curve and its control point', 'M0 0Q5 10 10 0Z', 5, 6, 'nonzero', false],
    ['a cubic curve', 'M0 0C0 8 10 8 10 0Z', 5, 5.9, 'nonzero', true],
    ['the second of two open figures', 'M0 0L4 0L4 4M20 0L30 0L30 10L20 10', 25, 5, 'nonzero', true],
  ])('%s', (_name, d, x, y, rule, expected) => {
    expect(isInside(compilePath(d), x, y, rule)).toBe(expected);
  });
});

test.each<[string, number, number, number]>([
  [square, 5, 5, 5],
  [square, 5, -2, 2],
  [square, 13, 14, 5],
  ['M0 0L10 0', 5, 3, 3],
  ['M0 0L10 0L10 10', 0, 10, 10],
  ['M0 0Q5 10 10 0', 5, 7, 2],
  ['M2 2', 5, 6, Infinity],
])('distance to %s from %d, %d', (d, x, y, expected) => {
  expect(distanceTo(compilePath(d), x, y)).toBeCloseTo(expected, 1);
});

test.each<[string, string, [left: number, top: number, right: number, bottom: number]]>([
  ['lines', 'M5 7L-1 3L4 20Z', [-1, 3, 5, 20]],
  ['an arch', 'M0 0Q5 10 10 0', [0, 0, 10, 5]],
  ['a curve that leans over', 'M0 0Q20 10 10 0', [0, 0, 40 / 3, 5]],
  ['a cubic arch', 'M0 0C0 8 10 8 10 0', [0, 0, 10, 6]],
  ['a cubic curve that goes both ways', 'M0 0C0 10 10 -10 10 0', [0, -2.8867513, 10, 2.8867513]],
  ['a cubic curve that is a quadratic one', `M0 0C${10 / 3} ${20 / 3} ${20 / 3} ${20 / 3} 10 0`, [0, 0, 10, 5]],
  ['a straight curve', 'M0 0C1 0 2 0 3 0', [0, 0, 3, 0]],
  ['several figures', 'M0 0L1 1M20 30L25 31', [0, 0, 25, 31]],
])('the box around %s touches it on all sides', (_name, d, [left, top, right, bottom]) => {
  const box = boxAround(compilePath(d));
  for (const [value, expected] of [
    [box.left, left],
    [box.top, top],
    [box.right, right],
    [box.bottom, bottom],
  ] as const)
    expect(value).toBeCloseTo(expected, 6);
});

test('the box around any curve is around all its points, and not larger', () => {
  for (let seed = 0; seed < 200; seed += 1) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = Array.from(
      { length: 6 },
      (_, place) => ((seed * 7919 + place * 104_729) % 200) - 100,
    );
    const box = boxAround(compilePath(`M0 0C${a} ${b} ${c} ${d} ${e} ${f}`));
    const at = (one: number, two: number, to: number, t: number) => 3 * (1 - t) ** 2 * t * one + 3 * (1 - t) * t * t * two + t ** 3 * to;
    const along = (one: number, two: number, to: number) => Array.from({ length: 1001 }, (_, place) => at(one, two, to, place / 1000));
    const [xs, ys] = [along(a, c, e), along(b, d, f)];
    expect(Math.min(...xs) - box.left).toBeCloseTo(0, 3);
    expect(Math.max(...xs) - box.right).toBeCloseTo(0, 3);
    expect(Math.min(...ys) - box.top).toBeCloseTo(0, 3);
    expect(Math.max(...ys) - box.bottom).toBeCloseTo(0, 3);
  }
});
