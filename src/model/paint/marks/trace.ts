import { apply, identity, invert, multiply } from '../../geometry/matrix.ts';
import type { CompiledPath } from '../../geometry/path.ts';
import { verb } from '../../geometry/path.ts';
import type { Rectangle } from '../../geometry/rectangle.ts';
import { transformRectangle } from '../../geometry/rectangle.ts';
import type { Matrix } from '../../presentation/drawing.ts';
import type { PaintContext } from '../context.ts';

/**
 * Canvases keep coordinates in float32. Within this many pixels that is accurate to 0.004 px; anything beyond is clipped here, in float64,
 * before the canvas sees it.
 */
const REACH = 1 << 14;

export interface Tracing {
  context: PaintContext;
  /** The visible part, in device pixels. */
  clip: Rectangle;
}

/** Exact except for the gaps between dashes, which start where the clipped line starts. */
interface Line {
  points: number[];
  isClosed: boolean;
}

/**
 * Adds a path to the context; `matrix` maps its coordinates to device pixels. `frame` is the context's own transform, identity except for
 * non-uniform paint. `pen` is the line width in device pixels, or 0 for a fill.
 */
export function tracePath({ context, clip }: Tracing, path: CompiledPath, matrix: Matrix, pen: number, frame: Matrix = identity): void {
  const reach = REACH + Math.min(pen, REACH) * 2;
  const guard = { left: clip.left - reach, top: clip.top - reach, right: clip.right + reach, bottom: clip.bottom + reach };
  const extent = transformRectangle(matrix, path.bounds);
  const isWithin = extent.left >= guard.left && extent.right <= guard.right && extent.top >= guard.top && extent.bottom <= guard.bottom;
  const back = frame === identity ? identity : (invert(frame) ?? identity);
  context.beginPath();
  if (!Number.isFinite(extent.right - extent.left + extent.bottom - extent.top)) return;
  if (isWithin) return addPath(context, path, multiply(back, matrix));
  for (const line of flatten(path, matrix, guard)) {
    if (pen === 0) addLine(context, cutArea(line.points, guard), true, back);
    else for (const piece of cutLine(line, guard)) addLine(context, piece.points, piece.isClosed, back);
  }
}

function addPath(context: PaintContext, { verbs, points }: CompiledPath, [a, b, c, d, e, f]: Matrix): void {
  let at = 0;
  const x = (index: number) => a * (points[index] ?? 0) + c * (points[index + 1] ?? 0) + e;
  const y = (index: number) => b * (points[index] ?? 0) + d * (points[index + 1] ?? 0) + f;
  for (const each of verbs) {
    if (each === verb.move) context.moveTo(x(at), y(at));
    else if (each === verb.line) context.lineTo(x(at), y(at));
    else if (each === verb.quadratic) context.quadraticCurveTo(x(at), y(at), x(at + 2), y(at + 2));
    else if (each === verb.cubic) context.bezierCurveTo(x(at), y(at), x(at + 2), y(at + 2), x(at + 4), y(at + 4));
    else context.closePath();
    at += verb.sizes[each] ?? 0;
  }
}

function addLine(context: PaintContext, points: readonly number[], isClosed: boolean, back: Matrix): void {
  for (let index = 0; index + 1 < points.length; index += 2) {
    const { x, y } = apply(back, points[index] ?? 0, points[index + 1] ?? 0);
    if (index === 0) context.moveTo(x, y);
    else context.lineTo(x, y);
  }
  if (isClosed && points.length > 0) context.closePath();
}

/** Line segments in device pixels: fine where they are visible, coarse elsewhere. */
function flatten({ verbs, points }: CompiledPath, [a, b, c, d, e, f]: Matrix, guard: Rectangle): Line[] {
  const lines: Line[] = [];
  let line: Line = { points: [], isClosed: false };
  let at = 0;
  const x = (index: number) => a * (points[index] ?? 0) + c * (points[index + 1] ?? 0) + e;
  const y = (index: number) => b * (points[index] ?? 0) + d * (points[index + 1] ?? 0) + f;
  for (const each of verbs) {
    const lastX = line.points.at(-2) ?? 0;
    const lastY = line.points.at(-1) ?? 0;
    if (each === verb.move || (each !== verb.close && line.isClosed)) {
      const from = line.isClosed && each !== verb.move ? line.points.slice(0, 2) : [x(at), y(at)];
      lines.push((line = { points: from, isClosed: false }));
    }
    if (each === verb.line) line.points.push(x(at), y(at));
    else if (each === verb.quadratic) {
      const [qx, qy, ex, ey] = [x(at), y(at), x(at + 2), y(at + 2)];
      bend(
        line.points,
        lastX,
        lastY,
        lastX + ((qx - lastX) * 2) / 3,
        lastY + ((qy - lastY) * 2) / 3,
        ex + ((qx - ex) * 2) / 3,
        ey + ((qy - ey) * 2) / 3,
        ex,
        ey,
        guard,
        24,
      );
    } else if (each === verb.cubic) bend(line.points, lastX, lastY, x(at), y(at), x(at + 2), y(at + 2), x(at + 4), y(at + 4), guard, 24);
    else if (each === verb.close) line.isClosed = true;
    at += verb.sizes[each] ?? 0;
  }
  return lines;
}

/** Halves a curve until it is straight to a twentieth of a pixel, or entirely to one side of the visible area. */
function bend(
  out: number[],
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  x3: number,
  y3: number,
  guard: Rectangle,
  depth: number,
): void {
  const isOutside =
    Math.max(x0, x1, x2, x3) < guard.left ||
    Math.min(x0, x1, x2, x3) > guard.right ||
    Math.max(y0, y1, y2, y3) < guard.top ||
    Math.min(y0, y1, y2, y3) > guard.bottom;
  const bow = Math.max(Math.abs(x0 - 2 * x1 + x2), Math.abs(y0 - 2 * y1 + y2), Math.abs(x1 - 2 * x2 + x3), Math.abs(y1 - 2 * y2 + y3));
  if (depth === 0 || isOutside || !(bow >= 0.05)) {
    out.push(x3, y3);
    return;
  }
  const [ax, ay, bx, by, cx, cy] = [(x0 + x1) / 2, (y0 + y1) / 2, (x1 + x2) / 2, (y1 + y2) / 2, (x2 + x3) / 2, (y2 + y3) / 2];
  const [dx, dy, ex, ey] = [(ax + bx) / 2, (ay + by) / 2, (bx + cx) / 2, (by + cy) / 2];
  const [mx, my] = [(dx + ex) / 2, (dy + ey) / 2];
  bend(out, x0, y0, ax, ay, dx, dy, mx, my, guard, depth - 1);
  bend(out, mx, my, ex, ey, cx, cy, x3, y3, guard, depth - 1);
}

/** Sutherland–Hodgman: the area within the guard; the new edges are far outside the visible area. */
function cutArea(points: number[], guard: Rectangle): number[] {
  const planes: [number, 1 | -1, number][] = [
    [0, 1, guard.left],
    [0, -1, guard.right],
    [1, 1, guard.top],
    [1, -1, guard.bottom],
  ];
  let kept = points;
  for (const [axis, sign, limit] of planes) {
    const result: number[] = [];
    let px = kept.at(-2) ?? 0;
    let py = kept.at(-1) ?? 0;
    for (let index = 0; index + 1 < kept.length; index += 2) {
      const x = kept[index] ?? 0;
      const y = kept[index + 1] ?? 0;
      const before = sign * ((axis === 0 ? px : py) - limit);
      const now = sign * ((axis === 0 ? x : y) - limit);
      if (before >= 0 !== now >= 0) {
        const share = before / (before - now);
        result.push(axis === 0 ? limit : px + (x - px) * share, axis === 1 ? limit : py + (y - py) * share);
      }
      if (now >= 0) result.push(x, y);
      px = x;
      py = y;
    }
    kept = result;
  }
  return kept;
}

/** Liang–Barsky, segment by segment: a line that leaves and returns becomes two lines. */
function cutLine({ points, isClosed }: Line, guard: Rectangle): Line[] {
  const round = isClosed ? [...points, ...points.slice(0, 2)] : points;
  const pieces: Line[] = [];
  let piece: number[] = [];
  for (let index = 0; index + 3 < round.length; index += 2) {
    const [x0, y0, x1, y1] = [round[index] ?? 0, round[index + 1] ?? 0, round[index + 2] ?? 0, round[index + 3] ?? 0];
    let start = 0;
    let end = 1;
    for (const [slope, room] of [
      [x0 - x1, x0 - guard.left],
      [x1 - x0, guard.right - x0],
      [y0 - y1, y0 - guard.top],
      [y1 - y0, guard.bottom - y0],
    ] as const) {
      if (slope === 0 && room < 0) end = -1;
      else if (slope < 0) start = Math.max(start, room / slope);
      else if (slope > 0) end = Math.min(end, room / slope);
    }
    if (start > end) continue;
    if (start > 0 || piece.length === 0)
      pieces.push({ points: (piece = [x0 + (x1 - x0) * start, y0 + (y1 - y0) * start]), isClosed: false });
    piece.push(x0 + (x1 - x0) * end, y0 + (y1 - y0) * end);
    if (end < 1) piece = [];
  }
  return pieces;
}
