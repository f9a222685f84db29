import type { DrawingPaint, DrawingPath } from '../../../presentation/drawing.ts';
import type { Color, Paint, Stroke } from '../../../presentation/paints.ts';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

type Look = Partial<Omit<DrawingPath, 'kind' | 'd'>>;

export const path = (d: string, look: Look): DrawingPath => ({
  kind: 'path',
  d,
  fillRule: 'nonzero',
  strokeWidth: 0,
  dash: [],
  dashOffset: 0,
  cap: 'butt',
  join: 'miter',
  miterLimit: 4,
  opacity: 1,
  ...look,
});

export const solid = (color: Color, opacity = 1): DrawingPaint => ({ kind: 'color', color, opacity });

/** A line with round ends and joins. */
export const pen = (color: Color, strokeWidth: number, opacity = 1): Look => ({
  stroke: solid(color, opacity),
  strokeWidth,
  cap: 'round',
  join: 'round',
});

/** From fractions of a box to the coordinates the box is in. */
export function paintIn({ x, y, width, height }: Box, paint: Paint | undefined): DrawingPaint | undefined {
  if (!paint) return undefined;
  if (paint.kind === 'color') return solid(paint.color);
  if (paint.kind === 'linear')
    return { ...paint, x1: x + paint.x1 * width, y1: y + paint.y1 * height, x2: x + paint.x2 * width, y2: y + paint.y2 * height };
  const { cx, cy } = paint;
  // A circle in a square box, an ellipse in any other.
  if (width !== height) return { ...paint, fx: cx, fy: cy, transform: [width, 0, 0, height, x, y] };
  return { ...paint, cx: x + cx * width, cy: y + cy * width, fx: x + cx * width, fy: y + cy * width, radius: paint.radius * width };
}

export const strokeIn = (box: Box, stroke: Stroke | undefined): Look =>
  stroke ? { stroke: paintIn(box, stroke.paint), strokeWidth: stroke.width, dash: stroke.dash, cap: stroke.cap, join: stroke.join } : {};

export const polyline = (points: readonly (readonly [number, number])[]) =>
  points.map(([x, y], index) => `${index ? 'L' : 'M'}${x} ${y}`).join('');

export const polygon = (points: readonly (readonly [number, number])[]) => `${polyline(points)}Z`;

/** Distance of a quarter circle's control points from its ends, in radii. */
const ROUND = 0.5522847498307936;

/** Radii from the top left corner, clockwise; 0 is a square corner. */
export function rectangle({ x, y, width, height }: Box, ...radii: number[]): string {
  const most = Math.min(width, height) / 2;
  const [a = 0, b = a, c = a, d = b] = radii.map((radius) => Math.max(0, Math.min(radius, most)));
  const [right, bottom, k] = [x + width, y + height, 1 - ROUND];
  const bend = (radius: number, numbers: string) => (radius ? `C${numbers}` : '');
  return (
    `M${x + a} ${y}L${right - b} ${y}${bend(b, `${right - b * k} ${y} ${right} ${y + b * k} ${right} ${y + b}`)}` +
    `L${right} ${bottom - c}${bend(c, `${right} ${bottom - c * k} ${right - c * k} ${bottom} ${right - c} ${bottom}`)}` +
    `L${x + d} ${bottom}${bend(d, `${x + d * k} ${bottom} ${x} ${bottom - d * k} ${x} ${bottom - d}`)}` +
    `L${x} ${y + a}${bend(a, `${x} ${y + a * k} ${x + a * k} ${y} ${x + a} ${y}`)}Z`
  );
}

// Eighths of a circle are accurate to 4 millionths of the radius, quarters only to 270.
/** Clockwise from `from` to `to` in radians, as curves that continue from the pen; `start` is the command that gets it there. */
export function arc(cx: number, cy: number, rx: number, ry: number, from: number, to: number, start = 'M'): string {
  const pieces = Math.max(1, Math.ceil(Math.abs(to - from) / (Math.PI / 4) - 1e-9));
  const step = (to - from) / pieces;
  const k = (4 / 3) * Math.tan(step / 4);
  const at = (angle: number, along: number) =>
    `${cx + rx * (Math.cos(angle) - along * Math.sin(angle))} ${cy + ry * (Math.sin(angle) + along * Math.cos(angle))}`;
  let d = start + at(from, 0);
  for (let index = 0; index < pieces; index += 1) {
    const angle = from + index * step;
    d += `C${at(angle, k)} ${at(angle + step, -k)} ${at(angle + step, 0)}`;
  }
  return d;
}

export const ellipse = (cx: number, cy: number, rx: number, ry = rx) => `${arc(cx, cy, rx, ry, 0, 2 * Math.PI)}Z`;
