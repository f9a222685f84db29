import { describe, expect, test } from 'vitest';
import type { Rectangle } from '../geometry/rectangle.ts';
import { snap, snapIndex } from './snap.ts';

const box = (left: number, top: number, width = 100, height = 50): Rectangle => ({ left, top, right: left + width, bottom: top + height });

describe('lining up', () => {
  test.each<[string, Rectangle[], Rectangle, [number, number]]>([
    ['left edges', [box(100, 0)], box(103, 200), [-3, 0]],
    ['the right edge with the left of another', [box(300, 0)], box(196, 200), [4, 0]],
    ['middles', [box(100, 0, 100)], box(132, 300, 40), [-2, 0]],
    ['both axes', [box(100, 100)], box(104, 203), [-4, 0]],
    ['tops', [box(500, 100)], box(104, 103), [0, -3]],
    ['with the nearest', [box(100, 0), box(105, 0)], box(104, 200), [1, 0]],
    ['nothing within reach', [box(100, 0)], box(120, 200, 17), [0, 0]],
    ['nothing at all', [], box(0, 0), [0, 0]],
  ])('%s', (_name, others, moving, [x, y]) => {
    expect(snap(snapIndex(others), moving, 6)).toMatchObject({ x, y });
  });

  test('shows a line along everything that lines up', () => {
    const { guides } = snap(snapIndex([box(100, 0), box(100, 400), box(900, 900)]), box(102, 200, 60), 6);
    expect(guides).toEqual([{ axis: 'vertical', at: 100, from: 0, to: 450 }]);
  });

  test('finds the nearest of thousands, as looking at all of them does', () => {
    const boxes = Array.from({ length: 5000 }, (_, index) => box((index * 7919) % 100_003, (index * 104_729) % 99_991));
    const index = snapIndex(boxes);
    for (let turn = 0; turn < 50; turn++) {
      const moving = box((turn * 31_337) % 100_000, 5_000_000);
      const own = [moving.left, (moving.left + moving.right) / 2, moving.right];
      const shifts = boxes.flatMap(({ left, right }) => [left, (left + right) / 2, right].flatMap((at) => own.map((mine) => at - mine)));
      const least = shifts.reduce((best, shift) => (Math.abs(shift) < Math.abs(best) ? shift : best), Infinity);
      expect(Math.abs(snap(index, moving, 1000).x)).toBe(Math.abs(least));
    }
  });
});
