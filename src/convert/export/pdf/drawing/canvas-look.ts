import { scaleOf } from '#model/geometry/matrix.ts';
import type { PaintContext } from '#model/paint/context.ts';
import type { Matrix } from '#model/presentation/drawing.ts';
import { number, numbers } from '../file/values.ts';

/** Digits behind the point: true to a fortieth of a CSS pixel, which is two here. */
export const DIGITS = 1;

/** What a canvas saves and restores, besides its transform, dashes and clip. */
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

/** As fine as on the page, in coordinates that are larger or smaller. */
export const digitsFor = (own: Matrix) => Math.min(12, Math.max(0, DIGITS + Math.ceil(Math.log10(scaleOf(own) || 1))));

/** As an operator: grey ones need but one number. */
export function colour([red, green, blue]: readonly [number, number, number], gray: string, full: string): string {
  return red === green && green === blue ? `${number(red, 3)} ${gray}` : `${numbers([red, green, blue], 3)} ${full}`;
}

interface Font {
  size: number;
  /** Those that take turns. */
  faces: readonly string[];
}

const fontsRead = new Map<string, Font>();

/** `1000px "inter-400"`; the same every time. */
export function readFont(font: string): Font {
  const known = fontsRead.get(font);
  if (known) return known;
  const read = { size: Number.parseFloat(font), faces: [...font.matchAll(/"([^"]+)"/g)].map(([, face = '']) => face) };
  fontsRead.set(font, read);
  return read;
}
