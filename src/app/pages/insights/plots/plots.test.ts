import { describe, expect, test } from 'vitest';
import { isByMonths, labelledDays, ticksUpTo } from './axis.ts';
import { areaPath, linePath, movedBy, nearestTo, shareAt } from './geometry.ts';

const days = (count: number, from = '2026-04-13') =>
  Array.from({ length: count }, (_, at) => new Date(Date.parse(from) + at * 86_400_000).toISOString().slice(0, 10));

describe('an axis', () => {
  test.each([
    [3453, [0, 1000, 2000, 3000, 4000]],
    [0, [0, 1]],
    [1, [0, 1]],
    [3, [0, 1, 2, 3]],
    [9, [0, 5, 10]],
    [41, [0, 20, 40, 60]],
    [100, [0, 25, 50, 75, 100]],
    [1_000_000, [0, 250_000, 500_000, 750_000, 1_000_000]],
  ])('up to %d has the ticks %o', (most, ticks) => {
    expect(ticksUpTo(most)).toEqual(ticks);
  });

  test('always covers the maximum, in few whole steps', () => {
    for (let most = 0; most < 5000; most += 7) {
      const ticks = ticksUpTo(most);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(most);
      expect(ticks.length).toBeLessThanOrEqual(6);
      expect(ticks.every(Number.isInteger)).toBe(true);
    }
  });

  test.each([
    [1, [0]],
    [7, [0, 1, 2, 3, 4, 5, 6]],
    [30, [0, 7, 14, 21, 28]],
    [90, [0, 14, 28, 42, 56, 70, 84]],
  ])('of %d days labels the days %o', (count, named) => {
    expect(labelledDays(days(count))).toEqual(named);
    expect(isByMonths(count)).toBe(false);
  });

  test('of a year labels at most seven first days of months', () => {
    const year = days(365);
    expect(labelledDays(year).map((at) => year[at])).toEqual([
      '2026-05-01',
      '2026-07-01',
      '2026-09-01',
      '2026-11-01',
      '2027-01-01',
      '2027-03-01',
    ]);
    expect(isByMonths(365)).toBe(true);
    expect(labelledDays(days(4000)).length).toBeLessThanOrEqual(7);
  });
});

describe('a line', () => {
  test('runs from edge to edge, with the maximum at the top', () => {
    expect(linePath([0, 5, 10], 10)).toBe('M0 100L500 50L1000 0');
    expect(areaPath([0, 10], 10)).toBe('M0 100L1000 0L1000 100L0 100Z');
  });

  test('is horizontal for one day and empty for none', () => {
    expect(linePath([5], 10)).toBe('M0 50L1000 50');
    expect(linePath([], 10)).toBe('');
    expect(areaPath([], 10)).toBe('');
    expect(shareAt(0, 1)).toBe(0.5);
  });

  test('finds the nearest point, moves by keys and stops at its ends', () => {
    expect([-1, 0, 0.49, 0.51, 1, 7].map((share) => nearestTo(share, 3))).toEqual([0, 0, 1, 1, 2, 2]);
    expect(movedBy('ArrowRight', 0, 3)).toBe(1);
    expect(movedBy('ArrowLeft', 0, 3)).toBe(0);
    expect(movedBy('PageUp', 0, 3)).toBe(2);
    expect(movedBy('End', 0, 3)).toBe(2);
    expect(movedBy('Home', 2, 3)).toBe(0);
    expect(movedBy('a', 0, 3)).toBeUndefined();
  });
});
