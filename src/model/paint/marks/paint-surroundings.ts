import { apply } from '../../geometry/matrix.ts';
import type { Matrix } from '../../presentation/drawing.ts';
import type { Rectangle } from '../../geometry/rectangle.ts';
import type { Brush } from './brush.ts';

/** How much of the background covers what is beside a slide. */
export const COVER = 0.94;

/** Clips to everything outside this box and calls `cover`, which draws the background there. */
export function coverAround({ context, clip }: Brush, { left, top, right, bottom }: Rectangle, matrix: Matrix, cover: () => void): void {
  context.save();
  context.beginPath();
  context.rect(clip.left, clip.top, clip.right - clip.left, clip.bottom - clip.top);
  const corners = [apply(matrix, left, top), apply(matrix, right, top), apply(matrix, right, bottom), apply(matrix, left, bottom)];
  // On whole pixels, because browsers smooth the edges of a clip differently on a worker's canvas.
  const [first, ...others] = corners.map(({ x, y }) => [Math.round(x), Math.round(y)] as const);
  if (first) context.moveTo(...first);
  for (const corner of others) context.lineTo(...corner);
  context.closePath();
  context.clip('evenodd');
  cover();
  context.restore();
}
