import type { DrawingPaint } from '#model/presentation/drawing.ts';
import type { Rgba, SwfBits } from './bits.ts';

type Channels = readonly [number, number, number, number];

/** Multiplies each channel, then adds to it. */
export interface ColorTransform {
  factors: Channels;
  terms: Channels;
}

export const sameColors: ColorTransform = { factors: [1, 1, 1, 1], terms: [0, 0, 0, 0] };

export function readColorTransform(bits: SwfBits, hasAlpha: boolean): ColorTransform {
  bits.align();
  const [hasTerms, hasFactors, size] = [bits.bits(1), bits.bits(1), bits.bits(4)];
  const channels = (unit: number, alpha: number): Channels => [
    bits.signedBits(size) / unit,
    bits.signedBits(size) / unit,
    bits.signedBits(size) / unit,
    hasAlpha ? bits.signedBits(size) / unit : alpha,
  ];
  const factors = hasFactors ? channels(256, 1) : sameColors.factors;
  const terms = hasTerms ? channels(1, 0) : sameColors.terms;
  bits.align();
  return { factors, terms };
}

const merge = (one: Channels, other: Channels, how: (a: number, b: number, index: number) => number): Channels => [
  how(one[0], other[0], 0),
  how(one[1], other[1], 1),
  how(one[2], other[2], 2),
  how(one[3], other[3], 3),
];

/** Applies `inner` first, then `outer`. */
export const combineColors = (outer: ColorTransform, inner: ColorTransform): ColorTransform => ({
  factors: merge(outer.factors, inner.factors, (a, b) => a * b),
  terms: merge(outer.terms, inner.terms, (term, before, index) => before * (outer.factors[index] ?? 1) + term),
});

export function paintOf(color: Rgba, { factors, terms }: ColorTransform): Extract<DrawingPaint, { kind: 'color' }> {
  const [red, green, blue, alpha] = color.map((channel, index) =>
    Math.min(Math.max(channel * (factors[index] ?? 1) + (terms[index] ?? 0), 0), 255),
  );
  const hex = (value = 0) => Math.round(value).toString(16).padStart(2, '0');
  return { kind: 'color', color: `#${hex(red)}${hex(green)}${hex(blue)}`, opacity: Math.round(((alpha ?? 255) / 255) * 1000) / 1000 };
}
