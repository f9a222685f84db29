import type { Point } from '#model/geometry/matrix.ts';
import type { Desk } from '../../desk/desk.ts';
import { addStroke, type Pen } from '../../objects/freehand.ts';
import type { Gesture } from './gesture.ts';

/** Draws one stroke. The tool stays: most drawings have several. */
export function openFreehand(desk: Desk, pen: Pen, from: Point): Gesture {
  const points = [from];
  return {
    move(_point, _modifiers, trail) {
      points.push(...trail);
      desk.mark({ stroke: { points: [...points], color: pen.color, width: pen.width }, guides: [] });
    },
    end() {
      desk.mark(undefined);
      addStroke(desk, pen, points);
    },
    cancel: () => desk.mark(undefined),
  };
}
