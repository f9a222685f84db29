import { describe, expect, test } from 'vitest';
import { distanceTo, isInside } from './outline.ts';
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
