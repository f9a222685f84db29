import { describe, expect, test } from 'vitest';
import type { Rectangle } from '../geometry/rectangle.ts';
import { evenShift, gapsBeside } from './gaps.ts';

const box = (left: number, top = 0, size = 10): Rectangle => ({ left, top, right: left + size, bottom: top + size });

describe('the same gaps', () => {
  test('between two neighbours are in the middle', () => {
    const boxes = [box(0), box(60)];
    expect(evenShift(boxes, box(28), 'across', 6)).toBe(2);
    expect(gapsBeside(boxes, box(30), 'across')).toEqual([
      { axis: 'across', from: 10, to: 30, at: 5 },
      { axis: 'across', from: 40, to: 60, at: 5 },
    ]);
  });

  test('go on in a row, on either side', () => {
    const boxes = [box(0), box(24)];
    expect(evenShift(boxes, box(50), 'across', 6)).toBe(-2);
    expect(evenShift(boxes, box(-26), 'across', 6)).toBe(2);
    expect(gapsBeside(boxes, box(48), 'across').map(({ from, to }) => [from, to])).toEqual([
      [34, 48],
      [10, 24],
    ]);
  });

  test('are found in a column, too', () => {
    const boxes = [box(0, 0), box(0, 24)];
    expect(evenShift(boxes, box(3, 47), 'down', 6)).toBe(1);
    expect(evenShift(boxes, box(3, 47), 'across', 6)).toBeUndefined();
  });

  test('are only those of what is in line, and within reach', () => {
    expect(evenShift([box(0), box(60)], box(28, 11), 'across', 6)).toBeUndefined();
    expect(evenShift([box(0), box(60)], box(20), 'across', 6)).toBeUndefined();
  });
});

test('otherwise, the nearest neighbour counts, and what is around or below the box does not', () => {
  expect(gapsBeside([box(0), box(100), box(-50, -50, 300)], box(30), 'across')).toEqual([{ axis: 'across', from: 10, to: 30, at: 5 }]);
  expect(gapsBeside([box(25)], box(30), 'across')).toEqual([]);
  expect(gapsBeside([], box(30), 'down')).toEqual([]);
});
