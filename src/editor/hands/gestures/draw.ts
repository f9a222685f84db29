import type { Point } from '#model/geometry/matrix.ts';
import type { Desk } from '../../desk/desk.ts';
import type { Tool } from '../../desk/desk-state.ts';
import type { NewKind } from '../../objects/new-content.ts';
import { addLine, makeObject, placeOf } from '../../objects/new-objects.ts';
import type { Gesture } from './gesture.ts';
import { type Anchor, anchorAt } from '../../objects/lines/line-snapping.ts';
import { inSteps } from './line-point.ts';
import { between } from './look-around.ts';

/** What is smaller than this many CSS pixels was meant as a click. */
const CLICK = 6;

type DrawingTool = Exclude<Tool, { kind: 'select' | 'pan' | 'pen' | 'stop' }>;

/** Draws a new object from corner to corner; a click makes it in its usual size. With Shift it is as wide as high. */
export function openDraw(desk: Desk, tool: DrawingTool, from: Point): Gesture {
  let to = from;
  return {
    move(point, { isShift }) {
      to = isShift ? squared(from, point) : point;
      desk.mark({ area: between(from, to), guides: [] });
    },
    end() {
      desk.mark(undefined);
      const isClick = Math.hypot(to.x - from.x, to.y - from.y) < CLICK;
      makeObject(desk, kindOf(tool), isClick ? from : between(from, to));
      desk.use({ kind: 'select' });
    },
    cancel: () => desk.mark(undefined),
  };
}

/** Draws a line. Its ends attach to objects, but not with Control; with Shift, it has one of some directions. */
export function openDrawLine(desk: Desk, kind: 'line' | 'arrow', pressed: Point): Gesture {
  const start = anchorAt(desk, pressed).anchor;
  const from = start?.at ?? pressed;
  let to: Point | Anchor = pressed;
  return {
    move(point, { isShift, isCtrl }) {
      const { anchor, attaching } = isShift || isCtrl ? { anchor: undefined, attaching: undefined } : anchorAt(desk, point);
      to = anchor ?? (isShift ? inSteps(from, point) : point);
      desk.mark({ line: [from, placeOf(to)], attaching, guides: [] });
    },
    end() {
      desk.mark(undefined);
      const { x, y } = placeOf(to);
      if (Math.hypot(x - pressed.x, y - pressed.y) < CLICK) makeObject(desk, kind, pressed);
      else addLine(desk, kind, [start ?? pressed, to]);
      desk.use({ kind: 'select' });
    },
    cancel: () => desk.mark(undefined),
  };
}

const kindOf = (tool: DrawingTool): NewKind => (tool.kind === 'shape' ? { shape: tool.shape } : tool.kind);

function squared(from: Point, { x, y }: Point): Point {
  const size = Math.max(Math.abs(x - from.x), Math.abs(y - from.y));
  return { x: from.x + Math.sign(x - from.x) * size, y: from.y + Math.sign(y - from.y) * size };
}
