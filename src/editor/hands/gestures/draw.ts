import type { Point } from '#model/geometry/matrix.ts';
import type { Desk } from '../../desk/desk.ts';
import type { Tool } from '../../desk/desk-state.ts';
import { addLine, makeObject, type NewKind } from '../../objects/new-objects.ts';
import type { Gesture } from './gesture.ts';
import { inSteps } from './line-point.ts';
import { between } from './look-around.ts';

/** What is smaller than this many CSS pixels was meant as a click. */
const CLICK = 6;

type DrawingTool = Exclude<Tool, { kind: 'select' | 'pan' }>;

/** Draws a new object from corner to corner; a click makes it in its usual size. With Shift it is as wide as high. */
export function openDraw(desk: Desk, tool: DrawingTool, from: Point): Gesture {
  const isLine = tool.kind === 'line' || tool.kind === 'arrow';
  let to = from;
  return {
    move(point, { isShift }) {
      to = !isShift ? point : isLine ? inSteps(from, point) : squared(from, point);
      desk.mark(isLine ? { line: [from, to], guides: [] } : { area: between(from, to), guides: [] });
    },
    end() {
      desk.mark(undefined);
      const isClick = Math.hypot(to.x - from.x, to.y - from.y) < CLICK;
      if ((tool.kind === 'line' || tool.kind === 'arrow') && !isClick) addLine(desk, tool.kind, [from, to]);
      else makeObject(desk, kindOf(tool), isClick ? from : between(from, to));
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
