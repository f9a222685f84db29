import * as z from 'zod/mini';
import { type Color, type Paint, paletteNames, type Stroke } from '../../paints.ts';
import { isRecord } from '../reader.ts';
import { between, share } from './values.ts';

const names: ReadonlySet<string> = new Set(paletteNames);
const hexadecimal = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i;
const params = { code: 'unknown-color' };

const expand = (color: string): Color =>
  (color.length < 6 && color.startsWith('#') ? color.replace(/[\da-f]/gi, '$&$&') : color).toLowerCase();

export const hexColor = z.pipe(z.string().check(z.refine((color) => hexadecimal.test(color), { params })), z.transform(expand));
export const color = z.pipe(
  z.string().check(z.refine((color) => names.has(color) || hexadecimal.test(color), { params })),
  z.transform((color): Color => (names.has(color) ? color : expand(color))),
);

export const stops = z
  .array(z.looseObject({ offset: share, color, opacity: z._default(share, 1) }))
  .check(z.minLength(1), z.maxLength(100));

export const asPaint = (value: unknown): unknown => (typeof value === 'string' ? { kind: 'color', color: value } : value);
const fraction = between(-1000, 1000);

export const paint: z.ZodMiniType<Paint> = z.pipe(
  z.transform(asPaint),
  z.discriminatedUnion('kind', [
    z.looseObject({ kind: z.literal('color'), color }),
    z.looseObject({
      kind: z.literal('linear'),
      x1: z._default(fraction, 0),
      y1: z._default(fraction, 0),
      x2: z._default(fraction, 1),
      y2: z._default(fraction, 0),
      stops,
    }),
    z.looseObject({
      kind: z.literal('radial'),
      cx: z._default(fraction, 0.5),
      cy: z._default(fraction, 0.5),
      radius: z._default(between(1e-6, 1000), 0.5),
      stops,
    }),
  ]),
);

export const strokeWidth = between(0, 1e6);
/** Zero-length gaps alone would make a solid line. */
export const dash = z._default(
  z.pipe(
    z.array(between(0, 1e6)).check(z.maxLength(32)),
    z.transform((lengths) => (lengths.some((length) => length > 0) ? lengths : [])),
  ),
  () => [],
);
export const cap = z._default(z.enum(['butt', 'round', 'square']), 'butt');
export const join = z._default(z.enum(['miter', 'round', 'bevel']), 'miter');

function asStroke(value: unknown): unknown {
  if (typeof value === 'string') return { paint: value };
  if (!isRecord(value) || !('color' in value) || 'paint' in value) return value;
  const { color, ...rest } = value;
  return { ...rest, paint: color };
}

export const stroke: z.ZodMiniType<Stroke> = z.pipe(
  z.transform(asStroke),
  z.looseObject({ paint: z.prefault(paint, 'text'), width: z._default(strokeWidth, 2), dash, cap, join }),
);
