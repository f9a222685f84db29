import * as z from 'zod/mini';
import type { DrawingNode, DrawingPaint } from '../../drawing.ts';
import { isRecord } from '../reader.ts';
import { compiledOnUse } from '../repair.ts';
import { asPaint, cap, color, dash, join, stops, strokeWidth } from './paints.ts';
import { between, coordinate, matrix, pathData, share, size } from './values.ts';

/** A radial gradient's focus defaults to its centre. */
function asDrawingPaint(value: unknown): unknown {
  const paint = asPaint(value);
  return isRecord(paint) && paint['kind'] === 'radial' ? { fx: paint['cx'], fy: paint['cy'], ...paint } : paint;
}

const paint: z.ZodMiniType<DrawingPaint> = z.pipe(
  z.transform(asDrawingPaint),
  z.discriminatedUnion('kind', [
    z.looseObject({ kind: z.literal('color'), color, opacity: z._default(share, 1) }),
    z.looseObject({
      kind: z.literal('linear'),
      x1: coordinate,
      y1: coordinate,
      x2: coordinate,
      y2: coordinate,
      stops,
      transform: z.optional(matrix),
    }),
    z.looseObject({
      kind: z.literal('radial'),
      cx: coordinate,
      cy: coordinate,
      radius: size,
      fx: coordinate,
      fy: coordinate,
      stops,
      transform: z.optional(matrix),
    }),
  ]),
);

const rule = z._default(z.enum(['nonzero', 'evenodd']), 'nonzero');

const path = z.looseObject({
  kind: z.literal('path'),
  d: pathData,
  fill: z.optional(paint),
  fillRule: rule,
  stroke: z.optional(paint),
  strokeWidth: z._default(strokeWidth, 1),
  dash,
  dashOffset: z._default(coordinate, 0),
  cap,
  join,
  miterLimit: z._default(between(1, 1000), 4),
  opacity: z._default(share, 1),
  transform: z.optional(matrix),
});

const asClip = (value: unknown): unknown => (typeof value === 'string' ? [{ d: value }] : value);

/** Children are read one by one, elsewhere. */
const group = z.looseObject({
  kind: z.literal('group'),
  children: z.pipe(
    z._default(z.array(z.unknown()), []),
    z.transform((): DrawingNode[] => []),
  ),
  opacity: z._default(share, 1),
  transform: z.optional(matrix),
  clip: z.optional(z.pipe(z.transform(asClip), z.array(z.looseObject({ d: pathData, rule })).check(z.maxLength(1000)))),
});

export const drawingNode = compiledOnUse<DrawingNode>(z.discriminatedUnion('kind', [path, group]));

function asViewBox(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const [x, y, width, height] = value
    .trim()
    .split(/[\s,]+/, 5)
    .map(Number);
  return { x, y, width, height };
}

export const drawingContent = z.looseObject({
  viewBox: z.pipe(
    z.transform(asViewBox),
    z.looseObject({ x: z._default(coordinate, 0), y: z._default(coordinate, 0), width: size, height: size }),
  ),
  nodes: z.pipe(
    z.array(z.unknown()),
    z.transform((): DrawingNode[] => []),
  ),
});
