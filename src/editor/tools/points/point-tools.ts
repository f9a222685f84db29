import { boxAround } from '#model/geometry/outline.ts';
import { apply, identity, invert, multiply, placementMatrix, type Point } from '#model/geometry/matrix.ts';
import { compilePath } from '#model/geometry/path.ts';
import { lineForm } from '#model/paint/forms/outline/line-form.ts';
import { extentOfAll } from '#model/paint/marks/drawing-extent.ts';
import type { DrawingPath, Matrix } from '#model/presentation/drawing.ts';
import type { DrawingObject, LineObject, ObjectId, ShapeObject } from '#model/presentation/presentation.ts';
import type { Desk } from '../../desk/desk.ts';
import { placed, tidy, toView } from '../../hands/view.ts';
import { exchange } from '../../objects/exchange.ts';
import { fieldOf, lineSides } from '../../objects/lines/attached-lines.ts';
import { hasPoints } from '../../objects/points.ts';
import { addAnchor, type Figure, moveAnchor, nearestOn, readFigure, removeAnchor, writeFigure } from './figure.ts';

/** An object whose points somebody edits. */
export interface PointsStart {
  readonly object: LineObject | ShapeObject | DrawingObject;
  readonly figure: Figure;
  /** What draws its outline; lines are drawn by their points. */
  readonly path?: DrawingPath | undefined;
  /** From the coordinates of the figure to the object's own. */
  readonly toOwn: Matrix;
}

/** No box is flatter. */
const LEAST = 1e-3;

/** Edits the points of lines, shapes and drawings: nothing is changed until it is applied. A shape becomes a drawing then. */
export function createPointTools(desk: Desk) {
  return {
    /** Undefined if it has none. */
    start(id: ObjectId): PointsStart | undefined {
      const object = desk.draft.entries.get(id)?.object;
      if (!hasPoints(object)) return undefined;
      if (object.kind === 'line') return { object, figure: { anchors: object.points, isClosed: false }, toOwn: identity };
      const path = object.kind === 'drawing' ? object.drawing.nodes[0] : pathOf(desk, object);
      const figure = path?.kind === 'path' ? readFigure(path.d) : undefined;
      return path?.kind === 'path' && figure
        ? { object, figure, path, toOwn: object.kind === 'drawing' ? stretchOf(object) : identity }
        : undefined;
    },
    /** From the coordinates of the figure to CSS pixels of the view; undefined once the object is gone or somebody has changed it. */
    matrixOf({ object, toOwn }: PointsStart): Matrix | undefined {
      const found = placed(desk, object.id);
      return found && desk.draft.entries.get(object.id)?.object === object ? multiply(toView(desk, found.node), toOwn) : undefined;
    },
    /** A point of the view in the coordinates of the figure, as exact as somebody can see. */
    inFigure(matrix: Matrix, { x, y }: Point): Point {
      const at = apply(invert(matrix) ?? identity, x, y);
      return { x: tidy(at.x, matrix), y: tidy(at.y, matrix) };
    },
    inView: (matrix: Matrix, { x, y }: Point): Point => apply(matrix, x, y),
    /** What it would look like, in the coordinates of the figure. */
    preview({ object, path }: PointsStart, figure: Figure): readonly DrawingPath[] {
      const tint = object.kind === 'drawing' && object.tint ? ({ kind: 'color', color: object.tint, opacity: 1 } as const) : undefined;
      if (path)
        return [
          { ...path, d: writeFigure(figure), ...(tint && path.fill && { fill: tint }), ...(tint && path.stroke && { stroke: tint }) },
        ];
      const [form] = object.kind === 'line' ? lineForm({ ...object, points: figure.anchors }) : [];
      return form?.kind === 'drawing' ? form.nodes.filter((node) => node.kind === 'path') : [];
    },
    move: moveAnchor,
    /** Between right angles, there is nothing to add. */
    canAdd: ({ object }: PointsStart): boolean => object.kind !== 'line' || object.course !== 'elbow',
    add: addAnchor,
    remove: removeAnchor,
    nearest: nearestOn,
    /** One step back; false if nothing came of it. */
    apply(start: PointsStart, figure: Figure): boolean {
      const { object, path } = start;
      if (figure === start.figure || desk.draft.entries.get(object.id)?.object !== object) return false;
      if (object.kind === 'line') {
        const points = figure.anchors.map(({ x, y }) => ({ x, y }));
        return desk.do([{ kind: 'set', id: object.id, fields: { points, ...detached(object, points) } }]);
      }
      const fields = path && drawingFields(start, path, figure);
      if (!fields) return false;
      if (object.kind === 'shape') return exchange(desk, object, 'drawing', fields);
      return desk.do([{ kind: 'set', id: object.id, fields }]);
    },
    /** Its outline is shown above the canvas instead of on it; undefined when that is over. */
    veil(id: ObjectId | undefined): void {
      desk.veil(id);
      desk.mark(id === undefined ? undefined : { isBare: true, guides: [] });
    },
  };
}

export type PointTools = ReturnType<typeof createPointTools>;

function pathOf(desk: Desk, shape: ShapeObject): DrawingPath | undefined {
  const [form] = desk.formsOf(shape);
  const [node] = form?.kind === 'drawing' ? form.nodes : [];
  return node?.kind === 'path' ? node : undefined;
}

function stretchOf({ drawing: { viewBox }, width, height }: DrawingObject): Matrix {
  const [across, down] = [width / (viewBox.width || 1), height / (viewBox.height || 1)];
  return [across, 0, 0, down, -viewBox.x * across, -viewBox.y * down];
}

/** The ends that were moved away from what they are attached to. */
function detached(line: LineObject, points: LineObject['points']): Record<string, null> {
  const fields: Record<string, null> = {};
  for (const side of lineSides) {
    const [before, now] = side === 'start' ? [line.points[0], points[0]] : [line.points.at(-1), points.at(-1)];
    if (line[fieldOf[side]] && (before?.x !== now?.x || before?.y !== now?.y)) fields[fieldOf[side]] = null;
  }
  return fields;
}

/** The box is as large as the outline, which stays where it is. */
function drawingFields({ object, toOwn }: PointsStart, path: DrawingPath, figure: Figure) {
  const node = { ...path, d: writeFigure(figure) };
  // What is beyond its view box would be cut off.
  const box = path.stroke ? extentOfAll([node], identity) : boxAround(compilePath(node.d));
  const viewBox = { x: box.left, y: box.top, width: Math.max(box.right - box.left, LEAST), height: Math.max(box.bottom - box.top, LEAST) };
  const middle = apply(multiply(placementMatrix(object), toOwn), viewBox.x + viewBox.width / 2, viewBox.y + viewBox.height / 2);
  return { ...middle, width: viewBox.width * toOwn[0], height: viewBox.height * toOwn[3], drawing: { viewBox, nodes: [node] } };
}
