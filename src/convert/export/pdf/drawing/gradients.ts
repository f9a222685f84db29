import type { PaintGradient } from '#model/paint/context.ts';
import { invert } from '#model/geometry/matrix.ts';
import type { Matrix } from '#model/presentation/drawing.ts';
import { number, numbers } from '../file/values.ts';

export interface Stop {
  offset: number;
  /** From 0 to 1. */
  rgb: readonly [number, number, number];
  alpha: number;
}

/**
 * A gradient in normalized coordinates, so equal gradients compare equal wherever they are drawn; `place` maps them to the original
 * coordinates.
 */
export interface PdfGradient extends PaintGradient {
  kind: 'gradient';
  /** PDF shading type: 2 is axial, 3 is radial. */
  shape: 2 | 3;
  coordinates: readonly number[];
  place: Matrix;
  stops: Stop[];
}

export const isGradient = (style: unknown): style is PdfGradient =>
  typeof style === 'object' && style !== null && 'kind' in style && style.kind === 'gradient';

const gradient = (shape: 2 | 3, coordinates: readonly number[], place: Matrix): PdfGradient => {
  const stops: Stop[] = [];
  return {
    kind: 'gradient',
    shape,
    coordinates,
    place,
    stops,
    addColorStop: (offset, color) => void stops.push({ offset, ...readColor(color) }),
  };
};

/** From (0, 0) to (1, 0). */
export const linearGradient = (x1: number, y1: number, x2: number, y2: number): PdfGradient => {
  const [x, y] = [x2 - x1, y2 - y1];
  return gradient(2, [0, 0, 1, 0], [x, y, -y, x, x1, y1]);
};

/** Ends at the circle of radius 1 around (0, 0). */
export function radialGradient(fx: number, fy: number, inner: number, cx: number, cy: number, radius: number): PdfGradient {
  // A focus on or beyond the edge would leave a cone unpainted.
  const [x, y] = [(fx - cx) / radius, (fy - cy) / radius];
  const near = Math.min(1, 0.999 / (Math.hypot(x, y) || 1));
  return gradient(3, [x * near, y * near, inner / radius, 0, 0, 1], [radius, 0, 0, radius, cx, cy]);
}

/** Parses `#rrggbb` or `#rrggbbaa`; the painter resolves all colours to these. */
export function readColor(color: string): { rgb: [number, number, number]; alpha: number } {
  const channel = (at: number) => Number.parseInt(color.slice(at, at + 2), 16) / 255 || 0;
  return { rgb: [channel(1), channel(3), channel(5)], alpha: color.length > 7 ? channel(7) : 1 };
}

export const isClear = ({ stops }: PdfGradient): boolean => stops.some(({ alpha }) => alpha < 1);

/** True if it paints nothing because it has no extent or no colours. */
export const isEmpty = ({ place, stops }: PdfGradient): boolean => stops.length === 0 || !place.every(Number.isFinite) || !invert(place);

/** The shading for a gradient's colours, or for its alpha. */
export function shadingOf(
  { shape, coordinates, stops }: Pick<PdfGradient, 'shape' | 'coordinates' | 'stops'>,
  of: 'colour' | 'alpha',
): string {
  const values = (stop: Stop) => (of === 'colour' ? stop.rgb : [stop.alpha]);
  return `<</ShadingType ${shape}/ColorSpace/Device${of === 'colour' ? 'RGB' : 'Gray'}/Coords[${numbers(coordinates, 4)}]/Extend[true true]/Function${functionOf(stops, values)}>>`;
}

function functionOf(stops: readonly Stop[], values: (stop: Stop) => readonly number[]): string {
  const [first] = stops;
  const last = stops.at(-1);
  if (!first || !last) return '<</FunctionType 2/Domain[0 1]/N 1>>';
  const pieces: { from: Stop; to: Stop; end: number }[] = [];
  let before = { ...first, offset: 0 };
  for (const stop of [...stops, { ...last, offset: 1 }]) {
    // Two stops at the same offset make a hard edge, with nothing in between.
    if (stop.offset > before.offset) pieces.push({ from: before, to: stop, end: stop.offset });
    before = stop;
  }
  const piece = ({ from, to }: { from: Stop; to: Stop }) =>
    `<</FunctionType 2/Domain[0 1]/C0[${numbers(values(from), 3)}]/C1[${numbers(values(to), 3)}]/N 1>>`;
  const [only] = pieces;
  if (!only) return piece({ from: last, to: last });
  if (pieces.length === 1) return piece(only);
  const bounds = pieces.slice(0, -1).map(({ end }) => number(end, 4));
  return `<</FunctionType 3/Domain[0 1]/Functions[${pieces.map(piece).join('')}]/Bounds[${bounds.join(' ')}]/Encode[${pieces.map(() => '0 1').join(' ')}]>>`;
}
