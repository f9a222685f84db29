import { multiply } from '#model/geometry/matrix.ts';
import type { DrawingPaint, DrawingPath, Matrix } from '#model/presentation/drawing.ts';
import type { Rgba, SwfBits } from './bits.ts';
import { type ColorTransform, paintOf } from './color-transform.ts';

type Stop = { offset: number; color: Rgba };

export type Fill =
  | { kind: 'color'; color: Rgba }
  | { kind: 'linear' | 'radial'; matrix: Matrix; stops: Stop[]; focus: number }
  | { kind: 'bitmap'; id: number; matrix: Matrix; repeats: boolean };

export interface Line {
  fill: Fill;
  width: number;
  cap: DrawingPath['cap'];
  join: DrawingPath['join'];
  miterLimit: number;
}

/** Gradients run over a square of this size around their centre. */
const REACH = 16_384;
/** A line is never thinner than a pixel. */
const THINNEST = 20;

/** The version is that of the tag: DefineShape to DefineShape4. */
export function readFills(bits: SwfBits, version: number): Fill[] {
  return Array.from({ length: readCount(bits, version >= 2) }, () => readFill(bits, version));
}

export function readLines(bits: SwfBits, version: number): Line[] {
  return Array.from({ length: readCount(bits, true) }, () => (version >= 4 ? readRichLine(bits, version) : readPlainLine(bits, version)));
}

function readCount(bits: SwfBits, canBeLong: boolean): number {
  const count = bits.byte();
  const actual = count === 255 && canBeLong ? bits.short() : count;
  // A style takes three bytes at least.
  if (actual * 3 > bits.rest) throw new RangeError('More styles than bytes');
  return actual;
}

function readFill(bits: SwfBits, version: number): Fill {
  const type = bits.byte();
  if (type === 0) return { kind: 'color', color: bits.color(version >= 3) };
  if (type === 0x10 || type === 0x12 || type === 0x13) {
    const matrix = bits.matrix();
    const count = bits.byte() & 15;
    const stops = Array.from({ length: count }, () => ({ offset: bits.byte() / 255, color: bits.color(version >= 3) }));
    return { kind: type === 0x10 ? 'linear' : 'radial', matrix, stops, focus: type === 0x13 ? bits.signedShort() / 256 : 0 };
  }
  if (type >= 0x40 && type <= 0x43) return { kind: 'bitmap', id: bits.short(), matrix: bits.matrix(), repeats: (type & 1) === 0 };
  throw new RangeError(`There is no fill ${type}`);
}

function readPlainLine(bits: SwfBits, version: number): Line {
  const width = bits.short();
  return { width, fill: { kind: 'color', color: bits.color(version >= 3) }, cap: 'round', join: 'round', miterLimit: 3 };
}

const caps = ['round', 'butt', 'square'] as const;
const joins = ['round', 'bevel', 'miter'] as const;

function readRichLine(bits: SwfBits, version: number): Line {
  const width = bits.short();
  const [cap, join, hasFill] = [bits.bits(2), bits.bits(2), bits.bits(1)];
  bits.bits(11);
  const miterLimit = join === 2 ? Math.max(1, bits.short() / 256) : 3;
  const fill: Fill = hasFill ? readFill(bits, version) : { kind: 'color', color: bits.color(true) };
  return { width, fill, cap: caps[cap] ?? 'round', join: joins[join] ?? 'round', miterLimit };
}

/** Undefined for a bitmap, which is no paint. */
export function drawingPaint(fill: Fill, colors: ColorTransform): DrawingPaint | undefined {
  if (fill.kind === 'bitmap') return undefined;
  if (fill.kind === 'color') return paintOf(fill.color, colors);
  const stops = fill.stops.map(({ offset, color }) => ({ offset, ...stopOf(color, colors) }));
  const [first] = stops;
  if (!first) return undefined;
  if (stops.length === 1) return { kind: 'color', color: first.color, opacity: first.opacity };
  if (fill.kind === 'linear') return { kind: 'linear', x1: -REACH, y1: 0, x2: REACH, y2: 0, stops, transform: fill.matrix };
  const fx = Math.min(Math.max(fill.focus, -0.98), 0.98) * REACH;
  return { kind: 'radial', cx: 0, cy: 0, radius: REACH, fx, fy: 0, stops, transform: fill.matrix };
}

function stopOf(color: Rgba, colors: ColorTransform): { color: string; opacity: number } {
  const paint = paintOf(color, colors);
  return { color: paint.color, opacity: paint.opacity };
}

/** How a path of this fill and line is drawn. */
export function lookOf(
  fill: DrawingPaint | undefined,
  line: Line | undefined,
  colors: ColorTransform,
): Omit<DrawingPath, 'd' | 'transform'> {
  return {
    kind: 'path',
    fill,
    fillRule: 'evenodd',
    stroke: line && drawingPaint(line.fill, colors),
    strokeWidth: line ? Math.max(line.width, THINNEST) : 0,
    dash: [],
    dashOffset: 0,
    cap: line?.cap ?? 'round',
    join: line?.join ?? 'round',
    miterLimit: line?.miterLimit ?? 3,
    opacity: 1,
  };
}

/** From the pixels of a bitmap to where a shape with this fill is placed. */
export const bitmapMatrix = (place: Matrix, fill: Extract<Fill, { kind: 'bitmap' }>): Matrix => multiply(place, fill.matrix);
