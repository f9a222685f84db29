import { expect, test } from 'vitest';
import { compilePath } from '../../../geometry/path.ts';
import { normalizePath } from './normalize-path.ts';

test.each([
  ['M1 2L3 4', 'M1 2L3 4'],
  ['m1 2 3 4', 'M1 2L4 6'],
  ['M1,2,3,4-5-6', 'M1 2L3 4L-5 -6'],
  ['M.5.5-.5', 'M0.5 0.5'],
  ['M0 0h5v5H1V2', 'M0 0L5 0L5 5L1 5L1 2'],
  ['M1 1zl1 1', 'M1 1ZL2 2'],
  ['M5 5l1 1zm1 1', 'M5 5L6 6ZM6 6'],
  ['M0 0q1 2 3 4t5 6', 'M0 0Q1 2 3 4Q5 6 8 10'],
  ['M0 0t5 6', 'M0 0Q0 0 5 6'],
  ['M0 0c1 2 3 4 5 6s1 1 2 2', 'M0 0C1 2 3 4 5 6C7 8 6 7 7 8'],
  ['M0 0s1 1 2 2', 'M0 0C0 0 1 1 2 2'],
  ['M0 0q1 2 3 4s1 1 2 2', 'M0 0Q1 2 3 4C3 4 4 5 5 6'],
  ['M1e1-2E-1', 'M10 -0.2'],
  ['M0.1 0l.2 0', 'M0.1 0L0.3 0'],
  ['M0 0A0 5 0 0 1 9 9', 'M0 0L9 9'],
  ['M3 3A5 5 0 0 1 3 3L4 4', 'M3 3L4 4'],
  ['M-0 0', 'M0 0'],
  ['M1e99 -1e99', 'M1000000000 -1000000000'],
  ['  ', ''],
])('%s becomes %s', (d, expected) => {
  expect(normalizePath(d)).toBe(expected);
});

test('keeps everything before an error, as browsers do', () => {
  expect(normalizePath('M0 0L5 5L6')).toBe('M0 0L5 5');
  expect(normalizePath('M0 0L5 5 oops')).toBe('M0 0L5 5');
});

test.each(['L1 1', 'nothing', 'M', '<svg>'])('returns nothing for %s, or for data that is far too long', (d) => {
  expect(normalizePath(d)).toBeUndefined();
  expect(normalizePath('M0 0'.repeat(100_001))).toBeUndefined();
});

test('an arc stays on its ellipse and reaches its end, however its flags are written', () => {
  for (const d of ['M10 0A10 5 0 0 1 0 5', 'M10 0A10 5 0 005-4.3301270189', 'M10 0A10 5 0 1 0 0 5', 'M10 0a10 5 0 1,1-10-5']) {
    const { verbs, points } = compilePath(normalizePath(d) ?? '');
    let [x, y] = [points[0] ?? 0, points[1] ?? 0];
    for (let curve = 0; curve < verbs.length - 1; curve++) {
      const [ax = 0, ay = 0, bx = 0, by = 0, toX = 0, toY = 0] = points.slice(2 + curve * 6);
      for (const t of [0.25, 0.5, 1]) {
        const at = (p: number, a: number, b: number, q: number) =>
          (1 - t) ** 3 * p + 3 * (1 - t) ** 2 * t * a + 3 * (1 - t) * t ** 2 * b + t ** 3 * q;
        expect(Math.abs((at(x, ax, bx, toX) / 10) ** 2 + (at(y, ay, by, toY) / 5) ** 2 - 1)).toBeLessThan(0.001);
      }
      [x, y] = [toX, toY];
    }
  }
});

test('the large-arc and sweep flags select one of four arcs', () => {
  const middle = (flags: string) => {
    const { points } = compilePath(normalizePath(`M0 0A10 10 0 ${flags} 10 10`) ?? '');
    return [...points].map(Math.round).slice(2);
  };
  expect(middle('0 1')).toEqual([6, 0, 10, 4, 10, 10]);
  expect(middle('0 0')).toEqual([0, 6, 4, 10, 10, 10]);
  expect(middle('1 1')).toHaveLength(18);
  expect(middle('1 0')).toHaveLength(18);
  expect(middle('1 1')).not.toEqual(middle('1 0'));
});

test('radii that are too small are scaled up, and a rotated ellipse is rotated', () => {
  const { points } = compilePath(normalizePath('M0 0A1 1 0 0 1 20 0') ?? '');
  expect(points[7]).toBeCloseTo(-10);
  const turned = compilePath(normalizePath('M0 0A20 10 90 0 1 20 0') ?? '');
  expect(turned.bounds.top).toBeLessThan(-15);
});

test('leaves normalised data as it is', () => {
  for (const d of [
    'm1,1h5v-5q1 1 2 2t3 3c1 2 3 4 5 6s1 1 2 2a5 3 30 0110-4z',
    'M0.1 0.2l.3.3a1 1.7 12 1 0 .1 .1',
    'M1e-9 1e-12L123456789.123456789 5',
  ]) {
    const once = normalizePath(d) ?? '';
    expect(normalizePath(once)).toBe(once);
  }
});
