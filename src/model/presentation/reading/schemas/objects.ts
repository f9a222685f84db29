import { z } from 'zod';
import type { Frame, SceneObject, TableCell, TableObject } from '../../presentation.ts';
import { styleClasses } from '../../texts.ts';
import { isRecord } from '../reader.ts';
import { compiledOnUse, type Readable } from '../repair.ts';
import { chartSeries, plainChart } from './charts.ts';
import { drawingContent } from './drawings.ts';
import { paint, stroke } from './paints.ts';
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
  id: identifier.default(''),
  order: orderKey.optional(),
  x: coordinate.default(0),
  y: coordinate.default(0),
  rotation: coordinate.default(0),
  scale: between(1e-12, 1e12).default(1),
  width: size.default(width),
  height: size.default(height),
  opacity: share.default(1),
  alt: text(10_000).optional(),
  link: link.optional(),
});

const children = z
  .array(z.unknown())
  .default([])
  .transform((): SceneObject[] => []);

const frame: z.ZodType<Frame> = z.preprocess(
  (value) => (typeof value === 'string' ? { shape: value } : value),
  z.looseObject({
    shape: z.enum(['circle', 'rectangle', 'rounded', 'bracket', 'invisible']),
    fill: paint.optional(),
    stroke: stroke.optional(),
  }),
);

const within = between(0, 0.9999);
const part = between(1e-6, 1);
const crop = z
  .looseObject({ x: within.default(0), y: within.default(0), width: part.default(1), height: part.default(1) })
  .transform((crop) => ({ ...crop, width: Math.min(crop.width, 1 - crop.x), height: Math.min(crop.height, 1 - crop.y) }));

const mask = z.preprocess(
  (value) => (typeof value === 'string' ? { kind: value } : value),
  z.discriminatedUnion('kind', [
    z.looseObject({ kind: z.literal('none') }),
    z.looseObject({ kind: z.literal('ellipse') }),
    z.looseObject({ kind: z.literal('rounded'), radius: between(0, 1e9) }),
    z.looseObject({ kind: z.literal('path'), d: pathData, rule: z.literal('evenodd').optional() }),
  ]),
);

const length = between(0, 1e9);
const verticalAlign = z.enum(['top', 'middle', 'bottom']);
const lineEnd = z.enum(['none', 'arrow', 'triangle', 'circle', 'bar']).default('none');

/** A horizontal line has no height: next to nothing is enough to place it. */
const thinSize = length.transform((length) => Math.max(length, 1e-6));

/** A line without a size is sized by its points. */
function asLine(value: unknown): unknown {
  const points = isRecord(value) ? value['points'] : undefined;
  if (!isRecord(value) || !Array.isArray(points)) return value;
  const reach = (axis: 'x' | 'y') =>
    Math.max(0, ...points.slice(0, 10_000).map((point: unknown) => (isRecord(point) && typeof point[axis] === 'number' ? point[axis] : 0)));
  return { width: reach('x'), height: reach('y'), ...value };
}

export const cellFields = {
  id: identifier.optional(),
  paragraphs,
  columnSpan: z.int().min(1).max(200).default(1),
  rowSpan: z.int().min(1).max(1000).default(1),
  fill: paint.optional(),
  verticalAlign: verticalAlign.optional(),
  turn: z.union([z.literal(90), z.literal(270)]).optional(),
  padding: z.looseObject({ left: length, top: length, right: length, bottom: length }).optional(),
  lines: z.looseObject({ left: stroke.optional(), top: stroke.optional(), right: stroke.optional(), bottom: stroke.optional() }).optional(),
};
const cell: z.ZodType<TableCell> = z.preprocess(
  (value) => (typeof value === 'string' || typeof value === 'number' ? { paragraphs: value } : value),
  z.looseObject(cellFields),
);
const row = z.preprocess(
  (value) => (Array.isArray(value) ? { cells: value } : value),
  z.looseObject({ cells: z.array(cell).max(200), height: length.optional() }),
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
    styleClass: z.enum(styleClasses).default('body'),
    paragraphs,
    language: language.optional(),
    direction: direction.default('auto'),
    verticalAlign: verticalAlign.default('top'),
    style: partialStyle.optional(),
    wraps: flag.optional(),
  },
  image: {
    ...placed('image', 800, 450),
    asset: identifier,
    crop: crop.prefault({}),
    mask: mask.default({ kind: 'none' }),
    flip: z.enum(['x', 'y', 'both']).optional(),
  },
  drawing: { ...placed('drawing', 400, 400), drawing: drawingContent },
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
    fill: paint.optional(),
    stroke: stroke.optional(),
    radius: between(0, 1e9).default(16),
  },
  line: {
    ...placed('line', 200, 200),
    width: thinSize,
    height: thinSize,
    points: z
      .array(z.looseObject({ x: coordinate, y: coordinate }))
      .min(2)
      .max(10_000),
    course: z.enum(['straight', 'curved', 'elbow']).default('straight'),
    stroke: stroke.prefault({}),
    start: lineEnd,
    end: lineEnd,
  },
  frame: { ...placed('frame', 800, 450), frame: frame.prefault('rectangle'), title: text(1000).optional() },
  group: { ...placed('group', 800, 450), children },
  topic: { ...placed('topic', 1920, 1080), title: text(1000).default(''), frame: frame.optional(), children },
  table: {
    ...placed('table', 800, 400),
    columns: z.array(between(1e-6, 1e9)).max(200).default([]),
    rows: z.array(row).min(1).max(1000),
    hasHeader: flag.default(false),
    lines: stroke.optional(),
    fontSize: fontSize.default(24),
  },
  chart: {
    ...placed('chart', 800, 450),
    chart: z.enum(['column', 'bar', 'line', 'area', 'pie', 'donut', 'scatter', 'radar']),
    title: text(1000).default(''),
    categories: z.array(word).max(10_000).default([]),
    series: z.array(chartSeries).max(100),
    isStacked: flag.default(false),
    hasLegend: flag.default(true),
    unit: text(100).default(''),
    plain: plainChart.optional(),
  },
  code: {
    ...placed('code', 800, 400),
    code: text(),
    codeLanguage: text(100).default(''),
    fontSize: fontSize.default(24),
    hasLineNumbers: flag.default(false),
    highlightedLines: z.array(count(1e6)).max(10_000).default([]),
  },
  video: {
    ...placed('video', 800, 450),
    asset: identifier,
    poster: identifier.optional(),
    isLooping: flag.default(false),
    isMuted: flag.default(false),
    startsItself: flag.default(false),
  },
  link: { ...placed('link', 200, 100), label: z.preprocess(numberAsWord, text(10_000)).default('') },
};

const schemas: { [K in Exclude<Kind, 'unreadable'>]: z.ZodType<Extract<SceneObject, { kind: K }>> } = {
  text: z.looseObject(fields.text),
  image: z.looseObject(fields.image),
  drawing: z.looseObject(fields.drawing),
  shape: z.looseObject(fields.shape),
  line: z.preprocess(asLine, z.looseObject(fields.line)),
  frame: z.looseObject(fields.frame),
  group: z.looseObject(fields.group),
  topic: z.looseObject(fields.topic),
  table: z.looseObject(fields.table).transform(withColumns),
  chart: z.looseObject(fields.chart),
  code: z.looseObject(fields.code),
  video: z.looseObject(fields.video),
  link: z.looseObject(fields.link),
};

/** The readable fields of an object whose own fields cannot be read. */
export const unreadable = z.object(placed('unreadable', 200, 200));

export const fieldsOf: Readonly<Record<Kind, Readonly<Record<string, z.ZodType>>>> = { ...fields, unreadable: unreadable.shape };

export const topic = schemas.topic;

/** Keyed by the `kind` in the document. */
export const schemaOf: ReadonlyMap<unknown, Readable<SceneObject>> = new Map(
  Object.entries(schemas).map(([kind, schema]) => [kind, compiledOnUse<SceneObject>(schema)]),
);
