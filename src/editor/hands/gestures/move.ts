import type { Operation } from '#model/change/operation.ts';
import type { Point } from '#model/geometry/matrix.ts';
import { transformRectangle } from '#model/geometry/rectangle.ts';
import { asObjects, select } from '../../core/selection/selection.ts';
import type { Desk } from '../../desk/desk.ts';
import { moveInto } from '../../outline/rearrange.ts';
import { cornersOf, placed, selectionInView, tidy, toView, wayInNode } from '../view.ts';
import { openDragging } from './dragging.ts';
import type { Gesture, Modifiers } from './gesture.ts';
import { snappingNow } from './late-gestures.ts';
import { openReceiving } from './receiving.ts';
import { shifted, unsnapped } from '../snapping/snapped.ts';

/** Moves what is selected along with the pointer, and into the topic where it is let go; with Control, it stays in what it is in. */
export function openMove(desk: Desk, from: Point): Gesture | undefined {
  const { ids } = asObjects(desk.state().selection);
  const moved = ids.flatMap((id) => {
    const found = placed(desk, id);
    return found ? [{ id, parent: found.parent, x: found.node.object.x, y: found.node.object.y }] : [];
  });
  const bounds = selectionInView(desk);
  if (moved.length === 0 || !bounds) return undefined;
  const box = transformRectangle(bounds.matrix, bounds.box);
  const snapping = snappingNow(desk, ids);
  const origin = cornersOf(bounds.matrix, bounds.box);
  const dragging = openDragging(desk, ids);
  const receive = openReceiving(desk, ids, from);
  let droppedAt: Point | undefined;
  return {
    move(point, modifiers) {
      const way = along({ x: point.x - from.x, y: point.y - from.y }, modifiers);
      const snapped = modifiers.isCtrl || !snapping ? unsnapped : snapping.whole(shifted(box, way));
      const whole = along({ x: way.x + snapped.x, y: way.y + snapped.y }, modifiers);
      const operations = moved.map(({ id, parent, x, y }): Operation => {
        const step = wayInNode(desk, parent, whole);
        const matrix = toView(desk, parent);
        return { kind: 'set', id, fields: { x: tidy(x + step.x, matrix), y: tidy(y + step.y, matrix) } };
      });
      dragging.change(operations);
      droppedAt = modifiers.isCtrl ? undefined : point;
      desk.mark({ guides: snapped.guides, gaps: snapped.gaps, origin, receiving: droppedAt && receive(droppedAt)?.marks });
    },
    end() {
      // Others may have taken it away meanwhile.
      const receiver = droppedAt && receive(droppedAt);
      if (receiver) {
        const { into, ids: entering } = receiver;
        const { selection } = desk.state();
        const isDone = dragging.change(moveInto(desk.draft, entering, into, desk.random), (draft) => {
          const there = select(draft, ids, selection.within);
          return there.ids.length === ids.length ? there : select(draft, ids);
        });
        if (isDone) desk.tell({ kind: 'nested', ids: entering, into });
      }
      dragging.end();
    },
    cancel: dragging.cancel,
  };
}

/** With Shift, only along the axis that the pointer moved farther on. */
function along({ x, y }: Point, { isShift }: Modifiers): Point {
  if (!isShift) return { x, y };
  return Math.abs(x) >= Math.abs(y) ? { x, y: 0 } : { x: 0, y };
}
