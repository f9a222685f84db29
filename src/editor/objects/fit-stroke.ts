import type { Point } from '#model/geometry/matrix.ts';

/** Pieces into which a curve is divided to measure it. */
const PIECES = 8;
const MOST_ROUNDS = 16;

/** The few of these points through which a curved line runs as they do, to within a tolerance. */
export function fitStroke(drawn: readonly Point[], tolerance: number): Point[] {
  const points = smoothed(apart(drawn, tolerance / 2));
  if (points.length < 2) return points;
  let chosen = [0, points.length - 1];
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const added = chosen.slice(1).flatMap((to, index) => {
      const from = chosen[index] ?? to;
      return to - from > 1 && strays(points, chosen, index, tolerance) ? [halfway(points, from, to)] : [];
    });
    if (added.length === 0) break;
    chosen = [...chosen, ...added].toSorted((one, other) => one - other);
  }
  return chosen.flatMap((index) => points[index] ?? []);
}

/** Without those that are almost where the one before is; the last one stays. */
function apart(points: readonly Point[], least: number): Point[] {
  const kept: Point[] = [];
  for (const [index, point] of points.entries()) {
    const before = kept.at(-1);
    const isNear = before !== undefined && Math.hypot(point.x - before.x, point.y - before.y) < least;
    if (isNear && index === points.length - 1 && kept.length > 1) kept[kept.length - 1] = point;
    else if (!isNear) kept.push(point);
  }
  return kept;
}

/** Without the tremble of hands and the steps of mice. */
const smoothed = (points: readonly Point[]): Point[] =>
  points.map((point, index) => {
    const [before, after] = [points[index - 1], points[index + 1]];
    return before && after ? { x: (before.x + 2 * point.x + after.x) / 4, y: (before.y + 2 * point.y + after.y) / 4 } : point;
  });

/** Whether the curve between two chosen points leaves what was drawn between them. */
function strays(points: readonly Point[], chosen: readonly number[], index: number, tolerance: number): boolean {
  const at = (place: number) => points[chosen[place] ?? -1];
  const [from, to] = [at(index), at(index + 1)];
  if (!from || !to) return false;
  const curve = curveBetween(at(index - 1) ?? from, from, to, at(index + 2) ?? to);
  return points.slice((chosen[index] ?? 0) + 1, chosen[index + 1]).some((point) => distanceTo(curve, point) > tolerance);
}

/** As curved lines are drawn. */
function curveBetween(before: Point, from: Point, to: Point, after: Point): Point[] {
  const one = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
  const other = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
  return Array.from({ length: PIECES + 1 }, (_, piece) => {
    const t = piece / PIECES;
    const [a, b, c, d] = [(1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t * t, t ** 3];
    return { x: a * from.x + b * one.x + c * other.x + d * to.x, y: a * from.y + b * one.y + c * other.y + d * to.y };
  });
}

function distanceTo(curve: readonly Point[], { x, y }: Point): number {
  let nearest = Infinity;
  curve.forEach((to, index) => {
    const from = curve[index - 1];
    if (!from) return;
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const length = dx * dx + dy * dy;
    const share = length > 0 ? Math.min(1, Math.max(0, ((x - from.x) * dx + (y - from.y) * dy) / length)) : 0;
    nearest = Math.min(nearest, Math.hypot(x - from.x - share * dx, y - from.y - share * dy));
  });
  return nearest;
}

/** The point in the middle of the way from one to another, but neither of them. */
function halfway(points: readonly Point[], from: number, to: number): number {
  const way = (index: number) => {
    const [one, other] = [points[index - 1], points[index]];
    return one && other ? Math.hypot(other.x - one.x, other.y - one.y) : 0;
  };
  let whole = 0;
  for (let index = from + 1; index <= to; index++) whole += way(index);
  let gone = 0;
  for (let index = from + 1; index < to; index++) {
    gone += way(index);
    if (gone >= whole / 2) return index;
  }
  return to - 1;
}
