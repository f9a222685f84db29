import { z } from 'zod';
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

const paint: z.ZodType<DrawingPaint> = z.preprocess(
  asDrawingPaint,
  z.discriminatedUnion('kind', [
    z.looseObject({ kind: z.literal('color'), color, opacity: share.default(1) }),
    z.looseObject({
      kind: z.literal('linear'),
      x1: coordinate,
      y1: coordinate,
      x2: coordinate,
      y2: coordinate,
      stops,
      transform: matrix.optional(),
    }),
    z.looseObject({
      kind: z.literal('radial'),
      cx: coordinate,
      cy: coordinate,
      radius: size,
      fx: coordinate,
      fy: coordinate,
      stops,
      transform: matrix.optional(),
    }),
  ]),
);

const rule = z.enum(['nonzero', 'evenodd']).default('nonzero');

const path = z.looseObject({
  kind: z.literal('path'),
  d: pathData,
  fill: paint.optional(),
  fillRule: rule,
  stroke: paint.optional(),
  strokeWidth: strokeWidth.default(1),
  dash,
  dashOffset: coordinate.default(0),
  cap,
  join,
  miterLimit: between(1, 1000).default(4),
  opacity: share.default(1),
  transform: matrix.optional(),
});

const asClip = (value: unknown): unknown => (typeof value === 'string' ? [{ d: value }] : value);

/** Children are read one by one, elsewhere. */
const group = z.looseObject({
  kind: z.literal('group'),
  children: z
    .array(z.unknown())
    .default([])
    .transform((): DrawingNode[] => []),
  opacity: share.default(1),
  transform: matrix.optional(),
  clip: z.preprocess(asClip, z.array(z.looseObject({ d: pathData, rule })).max(1000)).optional(),
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
  viewBox: z.preprocess(asViewBox, z.looseObject({ x: coordinate.default(0), y: coordinate.default(0), width: size, height: size })),
  nodes: z.array(z.unknown()).transform((): DrawingNode[] => []),
});
