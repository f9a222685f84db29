import { z } from 'zod';
import { type Color, type Paint, paletteNames, type Stroke } from '../../paints.ts';
import { isRecord } from '../reader.ts';
import { between, share } from './values.ts';

const names: ReadonlySet<string> = new Set(paletteNames);
const hexadecimal = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i;
const params = { code: 'unknown-color' };

const expand = (color: string): Color =>
  (color.length < 6 && color.startsWith('#') ? color.replace(/[\da-f]/gi, '$&$&') : color).toLowerCase();

export const hexColor = z
  .string()
  .refine((color) => hexadecimal.test(color), { params })
  .transform(expand);
export const color = z
  .string()
  .refine((color) => names.has(color) || hexadecimal.test(color), { params })
  .transform((color): Color => (names.has(color) ? color : expand(color)));

export const stops = z
  .array(z.looseObject({ offset: share, color, opacity: share.default(1) }))
  .min(1)
  .max(100);

export const asPaint = (value: unknown): unknown => (typeof value === 'string' ? { kind: 'color', color: value } : value);
const fraction = between(-1000, 1000);

export const paint: z.ZodType<Paint> = z.preprocess(
  asPaint,
  z.discriminatedUnion('kind', [
    z.looseObject({ kind: z.literal('color'), color }),
    z.looseObject({
      kind: z.literal('linear'),
      x1: fraction.default(0),
      y1: fraction.default(0),
      x2: fraction.default(1),
      y2: fraction.default(0),
      stops,
    }),
    z.looseObject({
      kind: z.literal('radial'),
      cx: fraction.default(0.5),
      cy: fraction.default(0.5),
      radius: between(1e-6, 1000).default(0.5),
      stops,
    }),
  ]),
);

export const strokeWidth = between(0, 1e6);
/** Zero-length gaps alone would make a solid line. */
export const dash = z
  .array(between(0, 1e6))
  .max(32)
  .transform((lengths) => (lengths.some((length) => length > 0) ? lengths : []))
  .default(() => []);
export const cap = z.enum(['butt', 'round', 'square']).default('butt');
export const join = z.enum(['miter', 'round', 'bevel']).default('miter');

function asStroke(value: unknown): unknown {
  if (typeof value === 'string') return { paint: value };
  if (!isRecord(value) || !('color' in value) || 'paint' in value) return value;
  const { color, ...rest } = value;
  return { ...rest, paint: color };
}

export const stroke: z.ZodType<Stroke> = z.preprocess(
  asStroke,
  z.looseObject({ paint: paint.prefault('text'), width: strokeWidth.default(2), dash, cap, join }),
);
