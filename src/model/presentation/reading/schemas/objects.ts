import * as z from 'zod/mini';
import type { Frame, SceneObject, TableCell, TableObject } from '../../presentation.ts';
import { styleClasses } from '../../texts.ts';
import { isRecord, limits } from '../reader.ts';
import { compiledOnUse, type Readable } from '../repair.ts';
import { chartSeries, plainChart } from './charts.ts';
import { drawingContent } from './drawings.ts';
import { color, paint, stroke } from './paints.ts';
import { direction, fontSize, link, paragraphs, partialStyle } from './texts.ts';
import {
  between,
  coordinate,
  count,
  flag,
  identifier,
  language,
  numberAsWord,
  orderKey,
  pathData,
  share,
  size,
  text,
  word,
} from './values.ts';

type Kind = SceneObject['kind'];

/** Fields of every object; missing ids are assigned once all are known. */
const placed = <K extends Kind>(kind: K, width: number, height: number) => ({
  kind: z.literal(kind),
  id: z._default(identifier, ''),
  order: z.optional(orderKey),
  x: z._default(coordinate, 0),
  y: z._default(coordinate, 0),
  rotation: z._default(coordinate, 0),
  scale: z._default(between(1e-12, 1e12), 1),
  width: z._default(size, width),
  height: z._default(size, height),
  opacity: z._default(share, 1),
  alt: z.optional(text(10_000)),
  link: z.optional(link),
  isHidden: z.optional(flag),
  isLocked: z.optional(flag),
});

const children = z.pipe(
  z._default(z.array(z.unknown()), []),
  z.transform((): SceneObject[] => []),
);

const frame: z.ZodMiniType<Frame> = z.pipe(
  z.transform((value) => (typeof value === 'string' ? { shape: value } : value)),
  z.looseObject({
    shape: z.enum(['circle', 'rectangle', 'rounded', 'bracket', 'invisible']),
    fill: z.optional(paint),
    stroke: z.optional(stroke),
  }),
);

const within = between(0, 0.9999);
const part = between(1e-6, 1);
const crop = z.pipe(
  z.looseObject({ x: z._default(within, 0), y: z._default(within, 0), width: z._default(part, 1), height: z._default(part, 1) }),
  z.transform((crop) => ({ ...crop, width: Math.min(crop.width, 1 - crop.x), height: Math.min(crop.height, 1 - crop.y) })),
);

const mask = z.pipe(
  z.transform((value) => (typeof value === 'string' ? { kind: value } : value)),
  z.discriminatedUnion('kind', [
    z.looseObject({ kind: z.literal('none') }),
    z.looseObject({ kind: z.literal('ellipse') }),
    z.looseObject({ kind: z.literal('rounded'), radius: between(0, 1e9) }),
    z.looseObject({ kind: z.literal('path'), d: pathData, rule: z.optional(z.literal('evenodd')) }),
  ]),
);

const length = between(0, 1e9);
const verticalAlign = z.enum(['top', 'middle', 'bottom']);
const columns = z.looseObject({ count: z.int().check(z.minimum(1), z.maximum(16)), gap: z._default(length, 0) });
const lineEnd = z._default(z.enum(['none', 'arrow', 'triangle', 'circle', 'bar']), 'none');

const attachment = z.looseObject({ id: identifier, x: coordinate, y: coordinate });

/** A horizontal line has no height: next to nothing is enough to place it. */
const thinSize = z.pipe(
  length,
  z.transform((length) => Math.max(length, 1e-6)),
);

/** A line without a size is sized by its points. */
function asLine(value: unknown): unknown {
  const points = isRecord(value) ? value['points'] : undefined;
  if (!isRecord(value) || !Array.isArray(points)) return value;
  const reach = (axis: 'x' | 'y') =>
    Math.max(0, ...points.slice(0, 10_000).map((point: unknown) => (isRecord(point) && typeof point[axis] === 'number' ? point[axis] : 0)));
  return { width: reach('x'), height: reach('y'), ...value };
}

export const cellFields = {
  id: z.optional(identifier),
  paragraphs,
  columnSpan: z._default(z.int().check(z.minimum(1), z.maximum(200)), 1),
  rowSpan: z._default(z.int().check(z.minimum(1), z.maximum(1000)), 1),
  fill: z.optional(paint),
  verticalAlign: z.optional(verticalAlign),
  turn: z.optional(z.union([z.literal(90), z.literal(270)])),
  padding: z.optional(z.looseObject({ left: length, top: length, right: length, bottom: length })),
  lines: z.optional(
    z.looseObject({ left: z.optional(stroke), top: z.optional(stroke), right: z.optional(stroke), bottom: z.optional(stroke) }),
  ),
};
const cell: z.ZodMiniType<TableCell> = z.pipe(
  z.transform((value) => (typeof value === 'string' || typeof value === 'number' ? { paragraphs: value } : value)),
  z.looseObject(cellFields),
);
const row = z.pipe(
  z.transform((value) => (Array.isArray(value) ? { cells: value } : value)),
  z.looseObject({ cells: z.array(cell).check(z.maxLength(200)), height: z.optional(length) }),
);

/** As many columns as the longest row needs. */
export function withColumns<T extends Pick<TableObject, 'columns' | 'rows'>>(table: T): T {
  const needed = Math.max(1, ...table.rows.map(({ cells }) => cells.reduce((sum, { columnSpan }) => sum + columnSpan, 0)));
  const usual = table.columns.reduce((sum, share) => sum + share, 0) / table.columns.length || 1;
  return {
    ...table,
    columns: [...table.columns, ...Array.from({ length: Math.max(0, Math.min(needed, 200) - table.columns.length) }, () => usual)],
  };
}

/** The fields of each kind. Children and drawing nodes come out empty: they are read one by one. */
const fields = {
  text: {
    ...placed('text', 800, 100),
    styleClass: z._default(z.enum(styleClasses), 'body'),
    paragraphs,
    language: z.optional(language),
    direction: z._default(direction, 'auto'),
    verticalAlign: z._default(verticalAlign, 'top'),
    style: z.optional(partialStyle),
    wraps: z.optional(flag),
    columns: z.optional(columns),
    fit: z.optional(z.enum(['fixed', 'shrink'])),
    letterScale: z.optional(between(0.01, 1)),
  },
  image: {
    ...placed('image', 800, 450),
    asset: identifier,
    crop: z.prefault(crop, {}),
    mask: z._default(mask, { kind: 'none' }),
    flip: z.optional(z.enum(['x', 'y', 'both'])),
  },
  drawing: {
    ...placed('drawing', 400, 400),
    drawing: drawingContent,
    tint: z.optional(color),
    formula: z.optional(z.looseObject({ tex: text(limits.formula) })),
  },
  shape: {
    ...placed('shape', 200, 200),
    shape: z.enum([
      'rectangle',
      'rounded',
      'ellipse',
      'triangle',
      'diamond',
      'pentagon',
      'hexagon',
      'star',
      'arrow',
      'chevron',
      'speech',
      'plus',
    ]),
    fill: z.optional(paint),
    stroke: z.optional(stroke),
    radius: z._default(between(0, 1e9), 16),
  },
  line: {
    ...placed('line', 200, 200),
    width: thinSize,
    height: thinSize,
    points: z.array(z.looseObject({ x: coordinate, y: coordinate })).check(z.minLength(2), z.maxLength(10_000)),
    course: z._default(z.enum(['straight', 'curved', 'elbow']), 'straight'),
    stroke: z.prefault(stroke, {}),
    start: lineEnd,
    end: lineEnd,
    startsAt: z.optional(attachment),
    endsAt: z.optional(attachment),
  },
  frame: { ...placed('frame', 800, 450), frame: z.prefault(frame, 'rectangle'), title: z.optional(text(1000)) },
  group: { ...placed('group', 800, 450), children },
  topic: { ...placed('topic', 1920, 1080), title: z._default(text(1000), ''), frame: z.optional(frame), children },
  table: {
    ...placed('table', 800, 400),
    columns: z._default(z.array(between(1e-6, 1e9)).check(z.maxLength(200)), []),
    rows: z.array(row).check(z.minLength(1), z.maxLength(1000)),
    hasHeader: z._default(flag, false),
    lines: z.optional(stroke),
    fontSize: z._default(fontSize, 24),
  },
  chart: {
    ...placed('chart', 800, 450),
    chart: z.enum(['column', 'bar', 'line', 'area', 'pie', 'donut', 'scatter', 'radar']),
    title: z._default(text(1000), ''),
    categories: z._default(z.array(word).check(z.maxLength(10_000)), []),
    series: z.array(chartSeries).check(z.maxLength(100)),
    isStacked: z._default(flag, false),
    hasLegend: z._default(flag, true),
    unit: z._default(text(100), ''),
    plain: z.optional(plainChart),
  },
  code: {
    ...placed('code', 800, 400),
    code: text(),
    codeLanguage: z._default(text(100), ''),
    fontSize: z._default(fontSize, 24),
    hasLineNumbers: z._default(flag, false),
    highlightedLines: z._default(z.array(count(1e6)).check(z.maxLength(10_000)), []),
  },
  video: {
    ...placed('video', 800, 450),
    asset: identifier,
    poster: z.optional(identifier),
    isSound: z.optional(flag),
    isLooping: z._default(flag, false),
    isMuted: z._default(flag, false),
    startsItself: z._default(flag, false),
  },
  link: { ...placed('link', 200, 100), label: z._default(z.pipe(z.transform(numberAsWord), text(10_000)), '') },
};

const schemas: { [K in Exclude<Kind, 'unreadable'>]: z.ZodMiniType<Extract<SceneObject, { kind: K }>> } = {
  text: z.looseObject(fields.text),
  image: z.looseObject(fields.image),
  drawing: z.looseObject(fields.drawing),
  shape: z.looseObject(fields.shape),
  line: z.pipe(z.transform(asLine), z.looseObject(fields.line)),
  frame: z.looseObject(fields.frame),
  group: z.looseObject(fields.group),
  topic: z.looseObject(fields.topic),
  table: z.pipe(z.looseObject(fields.table), z.transform(withColumns)),
  chart: z.looseObject(fields.chart),
  code: z.looseObject(fields.code),
  video: z.looseObject(fields.video),
  link: z.looseObject(fields.link),
};

/** The readable fields of an object whose own fields cannot be read. */
export const unreadable = z.object(placed('unreadable', 200, 200));

export const fieldsOf: Readonly<Record<Kind, Readonly<Record<string, z.ZodMiniType>>>> = { ...fields, unreadable: unreadable.shape };

export const topic = schemas.topic;

/** Keyed by the `kind` in the document. */
export const schemaOf: ReadonlyMap<unknown, Readable<SceneObject>> = new Map(
  Object.entries(schemas).map(([kind, schema]) => [kind, compiledOnUse<SceneObject>(schema)]),
);
