import { scaleOf } from '#model/geometry/matrix.ts';
import type { PaintContext } from '#model/paint/context.ts';
import type { Matrix } from '#model/presentation/drawing.ts';
import { number, numbers } from '../file/values.ts';

/** Decimal places: accurate to a fortieth of a CSS pixel, since a CSS pixel is two units here. */
export const DIGITS = 1;

/** The state a canvas saves and restores, besides its transform, dashes and clip. */
export type Look = ReturnType<typeof lookOf>;

export const lookOf = ({
  fillStyle,
  strokeStyle,
  globalAlpha,
  lineWidth,
  lineCap,
  lineJoin,
  miterLimit,
  lineDashOffset,
  font,
  fontKerning,
  textRendering,
  letterSpacing,
  direction,
  textAlign,
  textBaseline,
  imageSmoothingEnabled,
  imageSmoothingQuality,
}: PaintContext) => ({
  fillStyle,
  strokeStyle,
  globalAlpha,
  lineWidth,
  lineCap,
  lineJoin,
  miterLimit,
  lineDashOffset,
  font,
  fontKerning,
  textRendering,
  letterSpacing,
  direction,
  textAlign,
  textBaseline,
  imageSmoothingEnabled,
  imageSmoothingQuality,
});

export const isPlain = ([a, b, c, d, e, f]: Matrix) => a === 1 && b === 0 && c === 0 && d === 1 && e === 0 && f === 0;

/** Decimal places that give page precision in a larger or smaller coordinate system. */
export const digitsFor = (own: Matrix) => Math.min(12, Math.max(0, DIGITS + Math.ceil(Math.log10(scaleOf(own) || 1))));

/** A colour as an operator; greys need only one number. */
export function colour([red, green, blue]: readonly [number, number, number], gray: string, full: string): string {
  return red === green && green === blue ? `${number(red, 3)} ${gray}` : `${numbers([red, green, blue], 3)} ${full}`;
}

interface Font {
  size: number;
  /** In fallback order. */
  faces: readonly string[];
}

const fontsRead = new Map<string, Font>();

/** Parses `1000px "inter-400"`; returns the same object for the same string. */
export function readFont(font: string): Font {
  const known = fontsRead.get(font);
  if (known) return known;
  const read = { size: Number.parseFloat(font), faces: [...font.matchAll(/"([^"]+)"/g)].map(([, face = '']) => face) };
  fontsRead.set(font, read);
  return read;
}
