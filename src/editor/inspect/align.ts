import type { Point } from '#model/geometry/matrix.ts';
import { nothing, type Rectangle, unite } from '#model/geometry/rectangle.ts';

export type AlignSide = 'left' | 'center' | 'right' | 'top' | 'middle' | 'bottom';
export type Axis = 'across' | 'down';

/** How far each box has to go so that they all have one side, or their middles, in line: within the box around them all. */
export function alignMoves(boxes: readonly Rectangle[], side: AlignSide): Point[] {
  const all = boxes.reduce(unite, nothing);
  return boxes.map((box) => {
    switch (side) {
      case 'left':
        return { x: all.left - box.left, y: 0 };
      case 'center':
        return { x: (all.left + all.right - box.left - box.right) / 2, y: 0 };
      case 'right':
        return { x: all.right - box.right, y: 0 };
      case 'top':
        return { x: 0, y: all.top - box.top };
      case 'middle':
        return { x: 0, y: (all.top + all.bottom - box.top - box.bottom) / 2 };
      case 'bottom':
        return { x: 0, y: all.bottom - box.bottom };
    }
  });
}

/** How far each box has to go so that the gaps between neighbours are the same; the outermost stay. */
export function distributeMoves(boxes: readonly Rectangle[], axis: Axis): Point[] {
  const spans = boxes.map(({ left, top, right, bottom }, index) => {
    const [low, high] = axis === 'across' ? [left, right] : [top, bottom];
    return { index, low, high, size: high - low };
  });
  const inOrder = spans.toSorted((one, other) => one.low + one.high - other.low - other.high);
  const [first, last] = [inOrder[0], inOrder.at(-1)];
  if (!first || !last || inOrder.length < 3) return boxes.map(() => ({ x: 0, y: 0 }));
  const gap = (last.high - first.low - inOrder.reduce((sum, { size }) => sum + size, 0)) / (inOrder.length - 1);
  const moves = new Map<number, number>();
  let at = first.low;
  for (const { index, low, size } of inOrder) {
    moves.set(index, at - low);
    at += size + gap;
  }
  return spans.map(({ index }) => {
    const by = moves.get(index) ?? 0;
    return axis === 'across' ? { x: by, y: 0 } : { x: 0, y: by };
  });
}
