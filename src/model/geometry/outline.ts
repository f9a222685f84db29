import { type CompiledPath, verb } from './path.ts';
import type { Rectangle } from './rectangle.ts';

type Segment = (x1: number, y1: number, x2: number, y2: number) => void;

/** Pieces into which a curve is divided: hits need not be more exact than a pointer. */
const PIECES = 16;

/** Whether a point is inside a path; open figures count as closed. */
export function isInside(path: CompiledPath, x: number, y: number, rule: 'nonzero' | 'evenodd'): boolean {
  const { left, top, right, bottom } = path.bounds;
  if (!(x >= left && x <= right && y >= top && y <= bottom)) return false;
  let turns = 0;
  forEachSegment(path, true, (x1, y1, x2, y2) => {
    if (y1 > y === y2 > y || x >= x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) return;
    turns += y2 > y1 ? 1 : -1;
  });
  return rule === 'evenodd' ? turns % 2 !== 0 : turns !== 0;
}

/** How far a point is from the line of a path. */
export function distanceTo(path: CompiledPath, x: number, y: number): number {
  let nearest = Infinity;
  forEachSegment(path, false, (x1, y1, x2, y2) => {
    const [dx, dy] = [x2 - x1, y2 - y1];
    const length = dx * dx + dy * dy;
    const share = length > 0 ? Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / length)) : 0;
    nearest = Math.min(nearest, Math.hypot(x - x1 - share * dx, y - y1 - share * dy));
  });
  return nearest;
}

/** Its pieces as straight lines. Open figures are closed if `closes`. */
export function forEachSegment({ verbs, points }: CompiledPath, closes: boolean, visit: Segment): void {
  let [startX, startY, x, y, at] = [0, 0, 0, 0, 0];
  const lineTo = (toX: number, toY: number) => {
    visit(x, y, toX, toY);
    [x, y] = [toX, toY];
  };
  const next = (): number => points[at++] ?? 0;
  for (const command of verbs) {
    if (command === verb.move) {
      if (closes && (x !== startX || y !== startY)) lineTo(startX, startY);
      [x, y] = [next(), next()];
      [startX, startY] = [x, y];
    } else if (command === verb.line) lineTo(next(), next());
    else if (command === verb.close) lineTo(startX, startY);
    else {
      const [fromX, fromY, x1, y1, x2, y2] = [x, y, next(), next(), next(), next()];
      const isCubic = command === verb.cubic;
      const [x3, y3] = isCubic ? [next(), next()] : [x2, y2];
      for (let piece = 1; piece <= PIECES; piece++) {
        const t = piece / PIECES;
        if (isCubic) lineTo(cubic(fromX, x1, x2, x3, t), cubic(fromY, y1, y2, y3, t));
        else lineTo(quadratic(fromX, x1, x2, t), quadratic(fromY, y1, y2, t));
      }
    }
  }
  if (closes && (x !== startX || y !== startY)) lineTo(startX, startY);
}

const quadratic = (a: number, b: number, c: number, t: number) => (1 - t) ** 2 * a + 2 * (1 - t) * t * b + t * t * c;
const cubic = (a: number, b: number, c: number, d: number, t: number) =>
  (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t * t * c + t ** 3 * d;

/** The smallest box around a path: where its curves turn, not where their control points are. */
export function boxAround({ verbs, points }: CompiledPath): Rectangle {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  const add = (x: number, y: number) => {
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  };
  let [x, y, at] = [0, 0, 0];
  for (const command of verbs) {
    const size = verb.sizes[command] ?? 0;
    if (size === 0) continue;
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = x2, y3 = y2] = points.subarray(at, at + size);
    at += size;
    if (command === verb.quadratic)
      for (const t of [(x - x1) / (x - 2 * x1 + x2), (y - y1) / (y - 2 * y1 + y2)])
        if (t > 0 && t < 1) add(quadratic(x, x1, x2, t), quadratic(y, y1, y2, t));
    if (command === verb.cubic)
      for (const t of [...turnsOf(x, x1, x2, x3), ...turnsOf(y, y1, y2, y3)])
        if (t > 0 && t < 1) add(cubic(x, x1, x2, x3, t), cubic(y, y1, y2, y3, t));
    [x, y] = size === 2 ? [x1, y1] : [x3, y3];
    add(x, y);
  }
  return box;
}

/** Where the slope of a cubic curve is zero along one axis. */
function turnsOf(from: number, one: number, two: number, to: number): number[] {
  const a = 3 * (to - 3 * two + 3 * one - from);
  const b = 6 * (two - 2 * one + from);
  const c = 3 * (one - from);
  if (Math.abs(a) < 1e-12) return [-c / b];
  const root = Math.sqrt(b * b - 4 * a * c);
  return [(-b + root) / (2 * a), (-b - root) / (2 * a)];
}
