import { apply, scaleOf } from '#model/geometry/matrix.ts';
import { exactBox } from '#model/picking/exact-box.ts';
import type { ObjectId } from '#model/presentation/presentation.ts';
import type { Desk } from '../desk/desk.ts';
import { toView } from '../hands/view.ts';

/** CSS pixels. */
const SMALLEST = 24;

/** Whether somebody sees where an object is: its middle, at a size that can be recognized. */
export function isInView(desk: Desk, id: ObjectId): boolean {
  const node = desk.scene.nodes.get(id);
  if (!node) return false;
  const [matrix, { left, top, right, bottom }] = [toView(desk, node), exactBox(node)];
  const { width, height } = desk.state().viewport;
  const { x, y } = apply(matrix, (left + right) / 2, (top + bottom) / 2);
  return x > 0 && y > 0 && x < width && y < height && Math.max(right - left, bottom - top) * scaleOf(matrix) > SMALLEST;
}
