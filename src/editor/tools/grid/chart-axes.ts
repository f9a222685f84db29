import type { Fields, Operation } from '#model/change/operation.ts';
import { type Color, paletteNames, type Stroke } from '#model/presentation/paints.ts';
import type { ChartLabels, ChartObject, ChartSeries, PlainChart } from '#model/presentation/presentation.ts';

export type AxisName = 'valueAxis' | 'secondAxis' | 'categoryAxis';

/** An axis that a chart has, and what there is to set. */
export interface Axis {
  readonly name: AxisName;
  readonly isNumeric: boolean;
  readonly hasTitle: boolean;
}

export type LabelPart = ChartLabels['shows'][number];

const isRound = ({ chart }: ChartObject): boolean => chart === 'pie' || chart === 'donut';
const hasLines = (kind: ChartObject['chart']): boolean => kind === 'line' || kind === 'scatter' || kind === 'radar';

/** Whether its axes and labels are what somebody has set. Our own style has no form for a radar. */
export const isExact = ({ chart, plain }: ChartObject): boolean => plain !== undefined || chart === 'radar';

export function axesOf(chart: ChartObject): readonly Axis[] {
  if (isRound(chart)) return [];
  if (chart.chart === 'radar') return [{ name: 'valueAxis', isNumeric: true, hasTitle: false }];
  const hasSecond = chart.series.some(({ isSecond }) => isSecond);
  return [
    { name: 'valueAxis', isNumeric: true, hasTitle: true },
    ...(hasSecond ? [{ name: 'secondAxis', isNumeric: true, hasTitle: true } as const] : []),
    { name: 'categoryAxis', isNumeric: chart.chart === 'scatter', hasTitle: true },
  ];
}

/** The same chart with everything spelled out that our own style derives, as alike as it can be. */
export function exactOperations(chart: ChartObject, colors: readonly Color[]): Operation[] {
  const size = sizeOf(chart);
  const accents = paletteNames.slice(4);
  const series = chart.series.flatMap((one, index): Operation[] => {
    const color = colors[index] ?? 'text';
    const isUsual = one.color !== undefined || color === accents[index % accents.length];
    const fields: Fields = { ...(!isUsual && { color }), ...lookOf(chart, color, size) };
    return Object.keys(fields).length > 0 ? [{ kind: 'set', id: chart.id, part: one.id, fields }] : [];
  });
  return [{ kind: 'set', id: chart.id, fields: { plain: plainOf(chart, size) } }, ...series];
}

/** Letters as high as in our own style. */
const sizeOf = ({ width, height, plain }: ChartObject): number =>
  plain?.style?.size ?? tidy(Math.min(Math.sqrt(width * height) / 28, width / 18, height / 10));

/** Documents do not need digits that nobody sees. */
const tidy = (length: number): number => Number(length.toPrecision(3));

function plainOf(chart: ChartObject, size: number): PlainChart {
  const { series, isStacked, hasLegend, unit, width, height } = chart;
  const columns = isStacked ? 1 : Math.max(1, series.length);
  const isLong = unit.length > 3;
  const side = !isRound(chart) ? 'top' : width > height * 1.2 ? 'right' : 'bottom';
  return {
    style: { size, color: 'muted' },
    titleStyle: { size: tidy(size * 1.35), weight: 600, color: 'text' },
    titlePlace: { x: 0, y: 0 },
    ...((isRound(chart) || (hasLegend && series.length > 1)) && { legend: { side } }),
    categoryAxis: { line: faint(size * 0.08, 0.7), ...(hasFlushEnds(chart) && { isFlush: true }) },
    valueAxis: {
      grid: faint(size * 0.06, 0.25),
      ...(isLong && { title: unit }),
      ...(unit !== '' && !isLong && { format: withUnit(unit) }),
    },
    // A group of columns takes three fifths of its room, several side by side a bit more.
    gap: columns === 1 ? 0.67 : tidy(columns * 0.32),
    ...(chart.chart === 'donut' && { hole: 0.62 }),
  };
}

const hasFlushEnds = ({ chart }: ChartObject): boolean => chart === 'line' || chart === 'area';

/** In the colour of the theme's quiet text, whatever that becomes. */
function faint(width: number, opacity: number): Stroke {
  const stops = [0, 1].map((offset) => ({ offset, color: 'muted', opacity }));
  return { paint: { kind: 'linear', x1: 0, y1: 0, x2: 1, y2: 0, stops }, width: tidy(width), dash: [], cap: 'butt', join: 'miter' };
}

function withUnit(unit: string): string {
  const words = `"${unit.replaceAll('"', '')}"`;
  return /^[$£¥₩]$/.test(unit) ? `${words}General` : /^[\p{L}\p{Sc}]/u.test(unit) ? `General"\u00a0"${words}` : `General${words}`;
}

function lookOf(chart: ChartObject, color: Color, size: number): Fields {
  const count = Math.max(0, ...chart.series.map(({ values }) => values.length));
  const labels: ChartLabels = { shows: [isRound(chart) ? 'percent' : 'value'], style: { size: tidy(size * 0.95), weight: 600 } };
  switch (chart.chart) {
    case 'column':
    case 'bar':
      return !chart.isStacked && chart.series.length * count <= 24
        ? { labels: { ...labels, style: { ...labels.style, color: 'text' } } }
        : {};
    case 'line':
      return { stroke: lineIn(color, size), ...(count <= 12 && { marker: 'circle', markerSize: tidy(size * 0.52) }) };
    case 'area':
      return { stroke: lineIn(color, size), ...(!chart.isStacked && { fill: fading(color) }) };
    case 'scatter':
      return { marker: 'circle', markerSize: tidy(size * 0.72) };
    case 'pie':
    case 'donut':
      return { labels, stroke: { ...lineIn('background', size), width: tidy(size * 0.12) } };
    default:
      return {};
  }
}

const lineIn = (color: Color, size: number): Stroke => ({
  paint: { kind: 'color', color },
  width: tidy(size * 0.17),
  dash: [],
  cap: 'round',
  join: 'round',
});

const fading = (color: Color): ChartSeries['fill'] => ({
  kind: 'linear',
  x1: 0,
  y1: 0,
  x2: 0,
  y2: 1,
  stops: [
    { offset: 0, color, opacity: 0.3 },
    { offset: 1, color, opacity: 0.03 },
  ],
});

/** Lines that nobody has given a look would not be seen. */
export function kindOperations(chart: ChartObject, kind: ChartObject['chart'], colors: readonly Color[]): Operation[] {
  const lines = chart.plain && hasLines(kind) ? chart.series.map((one, index) => ({ one, color: colors[index] ?? 'text' })) : [];
  const parts = labelPartsOf({ ...chart, chart: kind });
  const unlabelled = chart.series.filter(({ labels }) => labels?.shows.some((part) => !parts.includes(part)));
  return [
    { kind: 'set', id: chart.id, fields: { chart: kind } },
    ...unlabelled.map(({ id: part, labels }): Operation => {
      const shows = labels?.shows.filter((one) => parts.includes(one)) ?? [];
      return { kind: 'set', id: chart.id, part, fields: { labels: shows.length > 0 ? { ...labels, shows } : null } };
    }),
    ...lines
      .filter(({ one }) => !one.stroke && !one.marker)
      .map(({ one, color }): Operation => ({ kind: 'set', id: chart.id, part: one.id, fields: { stroke: lineIn(color, sizeOf(chart)) } })),
  ];
}

/** Of its own, or the theme's. Where a series is a line, that has its colour, too. */
export function colorOperations(chart: ChartObject, series: ChartSeries, color: Color | undefined, automatic: Color): Operation[] {
  const isLine = (series.kind === undefined ? hasLines(chart.chart) : series.kind === 'line') || chart.chart === 'area';
  const fields: Fields = {
    color: color ?? null,
    ...(chart.plain && isLine && series.stroke && { 'stroke/paint': { kind: 'color', color: color ?? automatic } }),
    ...(chart.plain && series.fill && { fill: chart.chart === 'area' ? fading(color ?? automatic) : null }),
  };
  return [{ kind: 'set', id: chart.id, part: series.id, fields }];
}

/** Fields of an axis, by their names within it. */
export const axisFields = (axis: AxisName, fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [`plain/${axis}/${name}`, value]));

export const gridOf = (chart: ChartObject, isShown: boolean): Stroke | null => (isShown ? faint(sizeOf(chart) * 0.06, 0.25) : null);

export const labelPartsOf = (chart: ChartObject): readonly LabelPart[] =>
  isRound(chart) ? ['value', 'percent', 'category'] : chart.chart === 'radar' ? [] : ['value', 'category', 'series'];

/** Whether all of its series that have values say this at them. */
export const saysAtValues = ({ series }: ChartObject, part: LabelPart): boolean =>
  series.length > 0 && series.every(({ labels }) => labels?.shows.includes(part));

export function labelOperations(chart: ChartObject, part: LabelPart, isShown: boolean): Operation[] {
  const { id, series } = chart;
  const parts = labelPartsOf(chart);
  return series.map((one): Operation => {
    // What charts of this kind do not say, nobody could take away.
    const others = (one.labels?.shows ?? []).filter((other) => other !== part && parts.includes(other));
    const shows = isShown ? [...others, part] : others;
    return { kind: 'set', id, part: one.id, fields: { labels: shows.length > 0 ? { ...one.labels, shows } : null } };
  });
}
