import type { Viewport } from '#model/camera/camera.ts';
import { apply, invert, type Point } from '#model/geometry/matrix.ts';
import type { Matrix } from '#model/presentation/drawing.ts';
import type { Rectangle } from '#model/geometry/rectangle.ts';
import { exactBox } from '#model/picking/exact-box.ts';
import type { SceneNode } from '#model/scene/scene.ts';
import { isTuckedAway } from '../core/selection/collapsing.ts';
import type { Desk } from '../desk/desk.ts';
import type { StepMark } from '../path/step-labels.ts';
import { toView } from './view.ts';

/** From one stop to the next, in CSS pixels of the view. */
export interface PathLine {
  /** The step it leads to. */
  readonly step: string;
  /** Where it begins, two points that bend it, and the number of the stop where it ends. */
  readonly points: readonly [Point, Point, Point, Point];
}

/** More lines than these tell nobody anything; longer ones, in pixels, are mostly out of view, and slow to draw. */
const [MOST, LONGEST] = [200, 8000];
/** How much of its length a line goes on as it began, and no more than this. */
const [BEND, WIDEST] = [0.35, 160];

/** Beside an object, in its middle: where the number of its step is. */
export const numberPlace = (matrix: Matrix, { left, top, bottom }: Rectangle): Point => apply(matrix, left, (top + bottom) / 2);

/** The lines that are in view. None leads to the whole canvas, or from there. */
export function pathLines(desk: Desk, steps: readonly StepMark[]): PathLine[] {
  const { viewport, collapsed } = desk.state();
  const lines: PathLine[] = [];
  let last: Stop | undefined;
  for (const { step, to } of steps) {
    const node = desk.scene.nodes.get(to);
    const from = last;
    last = node?.parent && !isTuckedAway(node, collapsed) ? stopOf(desk, node) : undefined;
    if (!from || !last || from.node === last.node) continue;
    const points = between(from, last);
    if (isWorthIt(points, viewport)) lines.push({ step, points });
    if (lines.length === MOST) break;
  }
  return lines;
}

interface Stop {
  readonly node: SceneNode;
  readonly matrix: Matrix;
  readonly box: Rectangle;
  readonly number: Point;
  readonly middle: Point;
}

function stopOf(desk: Desk, node: SceneNode): Stop {
  const [matrix, box] = [toView(desk, node), exactBox(node)];
  const middle = apply(matrix, (box.left + box.right) / 2, (box.top + box.bottom) / 2);
  return { node, matrix, box, number: numberPlace(matrix, box), middle };
}

/** From the edge of one stop that faces the other, to the number of the other. */
function between(from: Stop, to: Stop): PathLine['points'] {
  const start = edgeTowards(from, to.number);
  const length = Math.hypot(to.number.x - start.x, to.number.y - start.y);
  const bend = Math.min(length * BEND, WIDEST);
  return [start, ahead(from.middle, start, bend), ahead(to.middle, to.number, bend), to.number];
}

/** Where a straight way from the middle of a stop leaves it; its number, if the other is in it. */
function edgeTowards({ node: { object }, matrix, box, number }: Stop, other: Point): Point {
  const inverse = invert(matrix);
  if (!inverse) return number;
  const { x, y } = apply(inverse, other.x, other.y);
  const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
  const across = (x - middle.x) / ((box.right - box.left) / 2 || 1);
  const down = (y - middle.y) / ((box.bottom - box.top) / 2 || 1);
  const isRound = object.kind === 'topic' && object.frame?.shape === 'circle';
  const share = isRound ? Math.hypot(across, down) : Math.max(Math.abs(across), Math.abs(down));
  return share <= 1 ? number : apply(matrix, middle.x + (x - middle.x) / share, middle.y + (y - middle.y) / share);
}

/** As far on from the edge of a stop as this, away from its middle. */
function ahead(middle: Point, edge: Point, by: number): Point {
  const length = Math.hypot(edge.x - middle.x, edge.y - middle.y) || 1;
  return { x: edge.x + ((edge.x - middle.x) / length) * by, y: edge.y + ((edge.y - middle.y) / length) * by };
}

function isWorthIt(points: PathLine['points'], { width, height }: Viewport): boolean {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top, right, bottom] = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  return Math.hypot(right - left, bottom - top) < LONGEST && right > 0 && bottom > 0 && left < width && top < height;
}
