import type { Point } from '#model/geometry/matrix.ts';
import type { LineObject } from '#model/presentation/presentation.ts';
import type { SceneNode } from '#model/scene/scene.ts';
import type { Desk } from '../../desk/desk.ts';
import { attachedPoint, fieldOf } from '../../objects/lines/attached-lines.ts';
import { anchorAt } from '../../objects/lines/line-snapping.ts';
import { inNode, tidy, toView } from '../view.ts';
import { openDragging } from './dragging.ts';
import type { Gesture } from './gesture.ts';

const STEP = Math.PI / 12;

/** Moves one point of a line; with Shift, in steps of direction from the point beside it. Ends attach to objects, but not with Control. */
export function openLinePoint(desk: Desk, node: SceneNode, line: LineObject, index: number): Gesture {
  const { points } = line;
  const matrix = toView(desk, node);
  const beside = points[index === 0 ? 1 : index - 1];
  const side = index === 0 ? 'start' : index === points.length - 1 ? 'end' : undefined;
  const dragging = openDragging(desk, [line.id]);
  return {
    move(point, { isShift, isCtrl }) {
      const { anchor, attaching } = side && !isShift && !isCtrl ? anchorAt(desk, point) : { anchor: undefined, attaching: undefined };
      const attached = anchor && attachedPoint(desk.draft, line.id, anchor.attachment);
      const free = inNode(desk, node, point);
      const { x, y } = attached ?? tidied(isShift && beside ? inSteps(beside, free) : free, matrix);
      const next = points.map((one, place) => (place === index ? { x, y } : one));
      const fields = { points: next, ...(side && { [fieldOf[side]]: (attached && anchor?.attachment) ?? null }) };
      dragging.change([{ kind: 'set', id: line.id, fields }]);
      desk.mark({ attaching: attached && attaching, guides: [] });
    },
    end: dragging.end,
    cancel: dragging.cancel,
  };
}

const tidied = ({ x, y }: Point, matrix: Parameters<typeof tidy>[1]): Point => ({ x: tidy(x, matrix), y: tidy(y, matrix) });

export function inSteps(from: Point, to: Point): Point {
  const angle = Math.round(Math.atan2(to.y - from.y, to.x - from.x) / STEP) * STEP;
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  return { x: from.x + length * Math.cos(angle), y: from.y + length * Math.sin(angle) };
}
