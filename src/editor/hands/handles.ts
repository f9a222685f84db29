import { apply, type Point } from '#model/geometry/matrix.ts';
import type { LineObject, SceneObject } from '#model/presentation/presentation.ts';
import type { SelectionBounds } from '../core/selection/bounds.ts';
import { isLocked } from '../core/selection/states.ts';
import type { Desk } from '../desk/desk.ts';
import { placed, selectionInView, toView } from './view.ts';

/** -1, 0 or 1: the left or upper side, neither, the right or lower side. */
export interface Side {
  readonly x: -1 | 0 | 1;
  readonly y: -1 | 0 | 1;
}

export type Handle =
  | { readonly kind: 'side'; readonly side: Side }
  | { readonly kind: 'rotate' }
  | { readonly kind: 'point'; readonly index: number }
  /** Pulls a new point out of a line, after the one with this index. */
  | { readonly kind: 'between'; readonly index: number };

/** In CSS pixels of the view. */
export interface PlacedHandle {
  readonly handle: Handle;
  readonly at: Point;
  readonly isChosen?: boolean;
}

const corners: readonly Side[] = [
  { x: -1, y: -1 },
  { x: 1, y: -1 },
  { x: 1, y: 1 },
  { x: -1, y: 1 },
];
const edges: readonly Side[] = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
];

/** How far above the box one turns it, and below which size the edges have no handles of their own. */
const [TURN, ROOM] = [28, 48];

/** Whether pulling at a corner makes the object larger as a whole; otherwise its box changes, and what is in it is arranged anew. */
export const scalesWhole = (object: SceneObject): boolean =>
  object.kind === 'topic' || object.kind === 'group' || object.kind === 'text' || (object.kind === 'line' && !showsPoints(object));

/** Lines with more points, drawn by hand, are pulled as a whole. */
const MOST_POINTS = 12;

/** Whether one pulls at the points of an object instead of at the box around it. */
export const showsPoints = (object: SceneObject): object is LineObject => object.kind === 'line' && object.points.length <= MOST_POINTS;

/** What can be pulled at, as shown around a selection. The first is on top. */
export function handlesOf(desk: Desk): PlacedHandle[] {
  const { selection } = desk.state();
  if (selection.kind === 'text' || selection.ids.length === 0 || selection.ids.some((id) => isLocked(desk.draft, id))) return [];
  const [id, more] = selection.ids;
  const found = id === undefined || more !== undefined ? undefined : placed(desk, id);
  if (found && showsPoints(found.node.object)) return pointsOf(desk, found.node.object);
  const bounds = selectionInView(desk, selection);
  if (!bounds) return [];
  const { width, height } = sizeInView(bounds);
  const sides =
    found && found.node.object.kind !== 'group' && found.node.object.kind !== 'line'
      ? edges.filter(({ x }) => (x === 0 ? width : height) >= ROOM)
      : [];
  return [
    ...[...corners, ...sides].map((side): PlacedHandle => ({ handle: { kind: 'side', side }, at: sideAt(bounds, side) })),
    { handle: { kind: 'rotate' }, at: turnAt(bounds) },
  ];
}

/** The point that Delete removes. */
export function chosenPoint(desk: Desk): { line: LineObject; index: number } | undefined {
  const { selection, point } = desk.state();
  const [id, more] = selection.kind === 'objects' ? selection.ids : [];
  const line = desk.draft.entries.get(id ?? '')?.object;
  if (!point || more !== undefined || id !== point.line || !line || !showsPoints(line)) return undefined;
  return point.index < line.points.length ? { line, index: point.index } : undefined;
}

export function handleAt(desk: Desk, { x, y }: Point, reach: number): PlacedHandle | undefined {
  return handlesOf(desk).find(({ at }) => Math.abs(at.x - x) <= reach && Math.abs(at.y - y) <= reach);
}

export function sideAt({ box, matrix }: SelectionBounds, { x, y }: Side): Point {
  const part = (low: number, high: number, side: number) => low + ((high - low) * (side + 1)) / 2;
  return apply(matrix, part(box.left, box.right, x), part(box.top, box.bottom, y));
}

export function sizeInView({ box, matrix }: SelectionBounds): { width: number; height: number } {
  return {
    width: Math.hypot(matrix[0], matrix[1]) * (box.right - box.left),
    height: Math.hypot(matrix[2], matrix[3]) * (box.bottom - box.top),
  };
}

/** Above the middle of the upper edge. */
function turnAt(bounds: SelectionBounds): Point {
  const { x, y } = sideAt(bounds, { x: 0, y: -1 });
  const [, , c, d] = bounds.matrix;
  const length = Math.hypot(c, d) || 1;
  return { x: x - (c / length) * TURN, y: y - (d / length) * TURN };
}

function pointsOf(desk: Desk, line: LineObject): PlacedHandle[] {
  const found = placed(desk, line.id);
  if (!found) return [];
  const matrix = toView(desk, found.node);
  const points = line.points.map(({ x, y }) => apply(matrix, x, y));
  const chosen = chosenPoint(desk)?.index;
  const own = points.map((at, index): PlacedHandle => ({ handle: { kind: 'point', index }, at, isChosen: index === chosen }));
  if (line.course === 'elbow' || points.length >= MOST_POINTS) return own;
  const between = points.slice(1).flatMap((to, index): PlacedHandle[] => {
    const from = points[index] ?? to;
    const hasRoom = Math.hypot(to.x - from.x, to.y - from.y) >= ROOM;
    return hasRoom ? [{ handle: { kind: 'between', index }, at: { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 } }] : [];
  });
  return [...own, ...between];
}
