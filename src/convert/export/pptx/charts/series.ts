import type { ChartLabels, ChartObject, ChartSeries } from '#model/presentation/presentation.ts';
import { type Child, type Markup, tag, words } from '../package/markup.ts';
import { centipoints } from '../look/units.ts';
import { type ChartKit, colorFill, lettersMarkup, lookMarkup, richMarkup, value } from './chart-kit.ts';
import { rangeOf } from './workbook.ts';

/** The elements of the format, by which the rest of a series differs. */
export type GroupKind = 'bar' | 'line' | 'area' | 'pie' | 'doughnut' | 'scatter' | 'bubble' | 'radar';

/** A series, and the columns of the workbook with its numbers. */
export interface PlacedSeries {
  series: ChartSeries;
  index: number;
  column: number;
  xColumn?: number;
  sizeColumn?: number;
}

const CLEAR = '#00000000';

export function seriesMarkup(placed: PlacedSeries, kind: GroupKind, chart: ChartObject, kit: ChartKit): Markup {
  const { series, index, column } = placed;
  const isLine = kind === 'line' || kind === 'scatter' || (kind === 'radar' && series.kind !== 'area');
  const numbers = (name: string, at: number, values: readonly (number | null)[]) =>
    tag(name, {}, numberReference(rangeOf(at, 1, values.length), values));
  const own = series.colors?.slice(0, series.values.length) ?? [];
  const points = own.map((color, at) =>
    color && color !== series.color
      ? tag(
          'c:dPt',
          {},
          value('c:idx', at),
          kind === 'bar' || kind === 'bubble' ? value('c:invertIfNegative', false) : undefined,
          kind === 'pie' || kind === 'doughnut' || kind === 'bar' || kind === 'bubble' ? value('c:bubble3D', false) : undefined,
          lookMarkup(isLine ? undefined : colorFill(color, kit), series.stroke ?? (isLine ? undefined : 'none'), kit),
        )
      : undefined,
  );
  const head: Child[] = [
    value('c:idx', index),
    value('c:order', index),
    tag('c:tx', {}, textReference(rangeOf(column, 0), [series.name])),
    lookOf(series, isLine, kit),
  ];
  const labels = series.labels && labelsMarkup(series.labels, kind, chart, series.values.length, kit);
  const categories =
    chart.categories.length > 0 && tag('c:cat', {}, textReference(rangeOf(0, 1, chart.categories.length), chart.categories));
  const values = numbers('c:val', column, series.values);
  const invert = value('c:invertIfNegative', false);
  const xs = () =>
    placed.xColumn === undefined
      ? numbers(
          'c:xVal',
          0,
          series.values.map((_, at) => at + 1),
        )
      : numbers('c:xVal', placed.xColumn, series.x ?? []);
  const bodies: Record<GroupKind, () => Child[]> = {
    bar: () => [invert, ...points, labels, categories, values],
    line: () => [markerMarkup(series, kit), labels, categories, values, value('c:smooth', series.isSmooth ?? false)],
    area: () => [labels, categories, values],
    pie: () => [...points, labels, categories, values],
    doughnut: () => [...points, labels, categories, values],
    radar: () => [markerMarkup(series, kit), labels, categories, values],
    scatter: () => [
      markerMarkup(series, kit),
      labels,
      xs(),
      numbers('c:yVal', column, series.values),
      value('c:smooth', series.isSmooth ?? false),
    ],
    bubble: () => [
      invert,
      labels,
      xs(),
      numbers('c:yVal', column, series.values),
      numbers('c:bubbleSize', placed.sizeColumn ?? column, series.sizes ?? []),
      value('c:bubble3D', false),
    ],
  };
  return tag('c:ser', {}, ...head, ...bodies[kind]());
}

function lookOf({ color = CLEAR, stroke }: ChartSeries, isLine: boolean, kit: ChartKit): Markup {
  if (isLine) return lookMarkup(undefined, stroke ?? 'none', kit);
  return lookMarkup(colorFill(color, kit), stroke ?? 'none', kit);
}

function markerMarkup({ marker, markerSize = 0, color, stroke }: ChartSeries, kit: ChartKit): Markup {
  if (!marker) return tag('c:marker', {}, value('c:symbol', 'none'));
  const fill = color ?? (stroke?.paint.kind === 'color' ? stroke.paint.color : 'text');
  const points = Math.round(centipoints(markerSize * kit.text.scale) / 100);
  return tag(
    'c:marker',
    {},
    value('c:symbol', marker),
    value('c:size', Math.min(72, Math.max(2, points))),
    lookMarkup(colorFill(fill, kit), 'none', kit),
  );
}

const textReference = (formula: string, texts: readonly string[]): Markup =>
  tag(
    'c:strRef',
    {},
    tag('c:f', {}, words(formula)),
    tag('c:strCache', {}, value('c:ptCount', texts.length), ...texts.map((text, idx) => tag('c:pt', { idx }, tag('c:v', {}, words(text))))),
  );

const numberReference = (formula: string, numbers: readonly (number | null)[]): Markup =>
  tag(
    'c:numRef',
    {},
    tag('c:f', {}, words(formula)),
    tag(
      'c:numCache',
      {},
      tag('c:formatCode', {}, words('General')),
      value('c:ptCount', numbers.length),
      ...numbers.map((number, idx) => number !== null && tag('c:pt', { idx }, tag('c:v', {}, words(String(number))))),
    ),
  );

/** Where labels may be: programs refuse a file with any other place. */
const places: Partial<Record<GroupKind, Partial<Record<NonNullable<ChartLabels['side']>, string>>>> = {
  bar: { inside: 'inEnd', outside: 'outEnd', center: 'ctr', base: 'inBase' },
  line: { above: 't', below: 'b', left: 'l', right: 'r', center: 'ctr' },
  scatter: { above: 't', below: 'b', left: 'l', right: 'r', center: 'ctr' },
  bubble: { above: 't', below: 'b', left: 'l', right: 'r', center: 'ctr' },
  pie: { inside: 'inEnd', outside: 'outEnd', center: 'ctr' },
};

function labelsMarkup(labels: ChartLabels, kind: GroupKind, chart: ChartObject, count: number, kit: ChartKit): Markup {
  const side = labels.side && !(chart.isStacked && labels.side === 'outside') ? places[kind]?.[labels.side] : undefined;
  const shown: Child[] = [
    side !== undefined && value('c:dLblPos', side),
    value('c:showLegendKey', false),
    value('c:showVal', labels.shows.includes('value')),
    value('c:showCatName', labels.shows.includes('category')),
    value('c:showSerName', labels.shows.includes('series')),
    value('c:showPercent', labels.shows.includes('percent')),
    value('c:showBubbleSize', false),
    labels.separator !== undefined && tag('c:separator', {}, words(labels.separator)),
  ];
  const single = (labels.own ?? []).slice(0, count).map((text, idx) => {
    if (text === null) return undefined;
    if (text === '') return tag('c:dLbl', {}, value('c:idx', idx), value('c:delete', true));
    return tag('c:dLbl', {}, value('c:idx', idx), richMarkup(text, labels.style, kit), ...withValue(shown));
  });
  return tag(
    'c:dLbls',
    {},
    ...single,
    tag('c:numFmt', { formatCode: labels.format ?? 'General', sourceLinked: false }),
    tag('c:spPr', {}, tag('a:noFill'), tag('a:ln', {}, tag('a:noFill'))),
    lettersMarkup(labels.style, kit),
    ...shown,
    kind === 'pie' && value('c:showLeaderLines', false),
  );
}

/** A label with a text of its own is shown only if it would show something otherwise. */
const withValue = (shown: readonly Child[]): Child[] =>
  shown.map((child) => (child === value('c:showVal', false) ? value('c:showVal', true) : child));
