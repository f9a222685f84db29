import { expect, test } from 'vitest';
import { identity } from '#model/geometry/matrix.ts';
import { tracePaths } from './path-operators.ts';

const seen = { left: 0, top: 0, right: 100, bottom: 100 };

test('writes a rectangle as one operator, with or without its last side, unless it is rotated', () => {
  const path = tracePaths();
  for (const [x, y] of [
    [10, 10],
    [30, 10],
    [30, 20],
    [10, 20],
    [10, 10],
  ] as const)
    path.lineTo(x, y);
  path.close();
  expect(path.write(identity, 1)).toBe('10 10 20 10 re\n');
  expect(path.write([2, 0, 0, -2, 0, 0], 1)).toBe('20 -20 40 -20 re\n');
  expect(path.write([0, 1, -1, 0, 0, 0], 1)).toBe('-10 10 m\n-10 30 l\n-20 30 l\n-20 10 l\nh\n');
});

test('leaves out subpaths beyond the visible area', () => {
  const path = tracePaths();
  for (const x of [-50, 10, 150]) {
    path.moveTo(x, 10);
    path.lineTo(x + 20, 30);
  }
  expect(path.write(identity, 1, seen)).toBe('10 10 m\n30 30 l\n');
  expect(path.write([1, 0, 0, 1, 0, 500], 1, seen)).toBe('');
  // A wide pen reaches in from outside.
  expect(path.write(identity, 1, { ...seen, left: -40 }).match(/m/g)).toHaveLength(2);
});

test('curves do not repeat a point', () => {
  const path = tracePaths();
  path.moveTo(0, 0);
  path.curveTo(0, 0, 5, 5, 9, 9);
  path.curveTo(10, 10, 20, 20, 20, 20);
  path.quadraticTo(30, 30, 50, 20);
  expect(path.write(identity, 1)).toBe('0 0 m\n5 5 9 9 v\n10 10 20 20 y\n26.7 26.7 36.7 26.7 50 20 c\n');
});
