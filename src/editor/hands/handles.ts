import { apply, type Point } from '#model/geometry/matrix.ts';
import type { LineObject, SceneObject } from '#model/presentation/presentation.ts';
import type { SelectionBounds } from '../core/selection/bounds.ts';
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
  | { readonly kind: 'point'; readonly index: number };

/** In CSS pixels of the view. */
export interface PlacedHandle {
  readonly handle: Handle;
  readonly at: Point;
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
export const scalesWhole = ({ kind }: SceneObject): boolean => kind === 'topic' || kind === 'group' || kind === 'text';

/** What can be pulled at, as shown around a selection. The first is on top. */
export function handlesOf(desk: Desk): PlacedHandle[] {
  const { selection } = desk.state();
  if (selection.kind === 'text' || selection.ids.length === 0) return [];
  const [id, more] = selection.ids;
  const found = id === undefined || more !== undefined ? undefined : placed(desk, id);
  if (found?.node.object.kind === 'line') return pointsOf(desk, found.node.object);
  const bounds = selectionInView(desk, selection);
  if (!bounds) return [];
  const { width, height } = sizeInView(bounds);
  const sides = found && found.node.object.kind !== 'group' ? edges.filter(({ x }) => (x === 0 ? width : height) >= ROOM) : [];
  return [
    ...[...corners, ...sides].map((side): PlacedHandle => ({ handle: { kind: 'side', side }, at: sideAt(bounds, side) })),
    { handle: { kind: 'rotate' }, at: turnAt(bounds) },
  ];
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
  return line.points.map(({ x, y }, index) => ({ handle: { kind: 'point', index }, at: apply(matrix, x, y) }));
}
