import type { Point } from '#model/geometry/matrix.ts';
import type { Rectangle } from '#model/geometry/rectangle.ts';
import type { GestureMarks } from '../../desk/desk-state.ts';

export interface Snapped extends Pick<GestureMarks, 'guides' | 'gaps'> {
  readonly x: number;
  readonly y: number;
}

export const unsnapped: Snapped = { x: 0, y: 0, guides: [] };

export interface Snapping {
  /** How far to move a box, so that it lines up with others or has the same gaps. */
  whole(box: Rectangle): Snapped;
  /** The same for the sides of a box that are pulled at, as if they were a box without a size. */
  side(box: Rectangle): Snapped;
}

export const shifted = ({ left, top, right, bottom }: Rectangle, { x, y }: Point): Rectangle => ({
  left: left + x,
  top: top + y,
  right: right + x,
  bottom: bottom + y,
});
