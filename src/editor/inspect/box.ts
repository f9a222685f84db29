import type { Fields } from '#model/change/operation.ts';
import { apply, placementMatrix, type Point } from '#model/geometry/matrix.ts';
import type { Rectangle } from '#model/geometry/rectangle.ts';
import type { Placement, SceneObject } from '#model/presentation/presentation.ts';
import { scalesWhole } from '../hands/handles.ts';

/** Where an object is in what it is in, and how large, in the units there: as it would be if it were not turned. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Degrees. */
  readonly rotation: number;
}

/** Documents allow no smaller ones. */
const LEAST = 1e-6;

/** `exact` is where the object is in its own coordinates. */
export function boxOf(object: SceneObject, exact: Rectangle): Box {
  const [width, height] = [(exact.right - exact.left) * object.scale, (exact.bottom - exact.top) * object.scale];
  const middle = apply(placementMatrix(object), (exact.left + exact.right) / 2, (exact.top + exact.bottom) / 2);
  return { left: middle.x - width / 2, top: middle.y - height / 2, width, height, rotation: object.rotation };
}

/** What to set so that the box becomes this. Its upper left corner stays where it is drawn; when it turns, its middle does. */
export function boxFields(object: SceneObject, exact: Rectangle, change: Partial<Box>, keepsShape: boolean): Fields {
  const box = boxOf(object, exact);
  if (change.left !== undefined) return { x: tidy(object.x + change.left - box.left) };
  if (change.top !== undefined) return { y: tidy(object.y + change.top - box.top) };
  if (change.rotation !== undefined) {
    const middle = { x: (exact.left + exact.right) / 2, y: (exact.top + exact.bottom) / 2 };
    const next = { rotation: tidy(change.rotation) };
    return { ...next, ...placedSo({ ...object, ...next }, middle, apply(placementMatrix(object), middle.x, middle.y)) };
  }
  const across = factorOf(change.width, box.width);
  const down = factorOf(change.height, box.height);
  if (across === undefined && down === undefined) return {};
  const isWhole = object.kind === 'group' || keepsShape;
  const next = resized(object, exact, across ?? (isWhole ? (down ?? 1) : 1), down ?? (isWhole ? (across ?? 1) : 1), isWhole);
  const corner = { x: exact.left, y: exact.top };
  return { ...next, ...placedSo({ ...object, ...next }, corner, apply(placementMatrix(object), corner.x, corner.y)) };
}

const factorOf = (wanted: number | undefined, now: number): number | undefined =>
  wanted === undefined || now < LEAST || wanted < LEAST ? undefined : wanted / now;

function resized(object: SceneObject, { left, top }: Rectangle, across: number, down: number, isWhole: boolean) {
  if (isWhole && scalesWhole(object)) return { scale: object.scale * across };
  const size = { width: tidy(Math.max(LEAST, object.width * across)), height: tidy(Math.max(LEAST, object.height * down)) };
  if (object.kind !== 'line') return size;
  const points = object.points.map((point) => ({ x: tidy(left + (point.x - left) * across), y: tidy(top + (point.y - top) * down) }));
  return { ...size, points };
}

/** Where the object has to be so that a point of its own is there. */
function placedSo(object: Placement, own: Point, there: Point): { x: number; y: number } {
  const now = apply(placementMatrix({ ...object, x: 0, y: 0 }), own.x, own.y);
  return { x: tidy(there.x - now.x), y: tidy(there.y - now.y) };
}

/** Without the last digits, which are never meant. */
const tidy = (value: number): number => Number(value.toPrecision(12));
