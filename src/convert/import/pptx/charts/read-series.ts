import type { Color, Paint, Stroke } from '#model/presentation/paints.ts';
import type { ChartLabels, ChartSeries } from '#model/presentation/presentation.ts';
import { childOf, childrenOf, attributeOf, flagOf, type XmlElement } from '../../xml/xml.ts';
import { plainText } from '../show/read-notes.ts';
import type { SlideContext } from '../slide-context.ts';
import { amountOf, isSet, nameOf, numbersOf, valueOf } from './chart-data.ts';
import { colorOf, lineOf, mainColor, paintOf, styleOf } from './chart-look.ts';
import type { ChartStyle } from './chart-style.ts';
import { errorBarsOf } from './error-bars.ts';
import { trendLines } from './trend-lines.ts';

/** A series with its trend lines, and the number format of its cells. */
export interface SeriesFound {
  series: ChartSeries;
  trends: ChartSeries[];
  format?: string | undefined;
}

const POINT = 12_700;

/** Reads a `c:ser` of a group (`c:barChart`…). */
export function readSeries(ser: XmlElement, group: XmlElement, count: number, style: ChartStyle, context: SlideContext): SeriesFound {
  const index = Math.max(0, Math.min(1000, amountOf(ser, 'c:idx') ?? 0));
  const kind = group.name.slice(2).replace(/3D|Chart/g, '');
  const isPie = /pie|doughnut/i.test(kind);
  const isLine = /line|scatter|radar|stock/.test(kind) && valueOf(group, 'c:radarStyle') !== 'filled';
  const properties = childOf(ser, 'c:spPr');
  const numbers = numbersOf(childOf(ser, 'c:val') ?? childOf(ser, 'c:yVal'));
  const values = numbers?.values ?? [];
  const auto = style.colorOf(index, count);
  const x = numbersOf(childOf(ser, 'c:xVal'))?.values;
  const sizes = numbersOf(childOf(ser, 'c:bubbleSize'))?.values;
  const stroke = isLine
    ? lineOf(properties, context, isDrawn(kind, group) ? { color: auto, points: style.linePoints } : undefined)
    : (lineOf(properties, context) ??
      (childOf(properties, 'a:ln') ? undefined : ((isPie ? sliceLine(ser, context) : undefined) ?? style.edgeOf(index))));
  const symbol = childOf(ser, 'c:marker');
  const marker = /line|scatter|stock/.test(kind) ? markerOf(symbol, kind, group, index) : undefined;
  const fill = isLine
    ? (colorOf(childOf(symbol, 'c:spPr'), context, auto) ?? (stroke?.paint.kind === 'color' ? stroke.paint.color : undefined))
    : undefined;
  const varies = isPie
    ? (isSet(group, 'c:varyColors') ?? true)
    : Boolean(isSet(group, 'c:varyColors')) && /bar/.test(kind) && childrenOf(group, 'c:ser').length === 1;
  const paints = isLine ? {} : paintsOf(ser, values.length, auto, varies, style, context);
  const errorBars = isPie ? [] : errorBarsOf(ser, values, x, context);
  const labels = labelsOf(childOf(ser, 'c:dLbls') ?? childOf(group, 'c:dLbls'), numbers?.format, isPie, context);
  const series: ChartSeries = {
    name: nameOf(childOf(ser, 'c:tx')).slice(0, 1000) || `Series ${index + 1}`,
    values,
    ...(x && { x }),
    color: fill ?? auto,
    ...paints,
    ...pullsOf(ser, isPie ? values.length : 0),
    ...(errorBars.length > 0 && { errorBars }),
    ...(kind === 'bubble' && { sizes: sizes ?? values.map(() => 1) }),
    ...(marker && { marker, markerSize: Math.max(2, Math.min(72, amountOf(symbol, 'c:size') ?? 5)) * POINT * context.unit }),
    ...(isSet(ser, 'c:smooth') && /line|scatter/.test(kind) && { isSmooth: true }),
    ...(stroke && { stroke }),
    ...(labels && { labels }),
  };
  return { series, trends: trendLines(ser, series, context), format: numbers?.format };
}

/** Programs write the line around slices, usually the same for all, with each of them. */
function sliceLine(ser: XmlElement, context: SlideContext): Stroke | undefined {
  const drawn = childrenOf(ser, 'c:dPt').map((point) => childOf(point, 'c:spPr'));
  return lineOf(
    drawn.find((properties) => childOf(properties, 'a:ln')),
    context,
  );
}

/** Whether lines are drawn by default. */
const isDrawn = (kind: string, group: XmlElement) =>
  kind !== 'stock' && !(kind === 'scatter' && valueOf(group, 'c:scatterStyle') === 'marker');

const markers = {
  circle: 'circle',
  dot: 'circle',
  square: 'square',
  dash: 'square',
  plus: 'square',
  x: 'square',
  diamond: 'diamond',
  star: 'diamond',
  triangle: 'triangle',
} as const;
const inTurn = ['diamond', 'square', 'triangle', 'circle'] as const;

function markerOf(symbol: XmlElement | undefined, kind: string, group: XmlElement, index: number): ChartSeries['marker'] {
  const name = valueOf(symbol, 'c:symbol');
  if (name !== undefined && Object.hasOwn(markers, name)) return markers[name as keyof typeof markers];
  if (
    name === 'none' ||
    (kind !== 'scatter' && !isSet(group, 'c:marker')) ||
    (kind === 'scatter' && /NoMarker|^smooth$|^line$/.test(valueOf(group, 'c:scatterStyle') ?? ''))
  )
    return undefined;
  return inTurn[index % inTurn.length];
}

/** The fill of a series, and those of single values, or of all if they vary. */
function paintsOf(
  ser: XmlElement,
  count: number,
  auto: Color,
  varies: boolean,
  style: ChartStyle,
  context: SlideContext,
): Pick<ChartSeries, 'color' | 'fill' | 'colors' | 'fills'> {
  const own = paintOf(childOf(ser, 'c:spPr'), context, auto);
  const all = own ?? style.fillOf(auto);
  const points = new Map(childrenOf(ser, 'c:dPt').map((point) => [amountOf(point, 'c:idx'), point]));
  const each = Array.from({ length: varies || points.size > 0 ? count : 0 }, (_, index): Paint | undefined => {
    const usual = style.colorOf(index, count);
    return paintOf(childOf(points.get(index), 'c:spPr'), context, usual) ?? (varies ? (own ?? style.fillOf(usual)) : undefined);
  });
  const colors = each.map((paint) => (paint ? mainColor(paint) : null));
  const fills = each.map((paint) => (paint && paint.kind !== 'color' ? paint : null));
  return {
    color: mainColor(all),
    ...(all.kind !== 'color' && { fill: all }),
    ...(colors.some((color) => color) && { colors }),
    ...(fills.some((fill) => fill) && { fills }),
  };
}

/** How far each slice is pulled out: as its point says, or as all do. */
function pullsOf(ser: XmlElement, count: number): Pick<ChartSeries, 'pulls'> {
  const shareOf = (element: XmlElement | undefined) => Math.max(0, Math.min(400, amountOf(element, 'c:explosion') ?? 0)) / 100;
  const points = new Map(childrenOf(ser, 'c:dPt').map((point) => [amountOf(point, 'c:idx'), point]));
  const pulls = Array.from({ length: count }, (_, index) => {
    const point = points.get(index);
    return shareOf(childOf(point, 'c:explosion') ? point : ser);
  });
  return pulls.some((pull) => pull > 0) ? { pulls } : {};
}

const sides = { inEnd: 'inside', outEnd: 'outside', ctr: 'center', inBase: 'base', t: 'above', b: 'below', l: 'left', r: 'right' } as const;

function labelsOf(
  labels: XmlElement | undefined,
  source: string | undefined,
  isPie: boolean,
  context: SlideContext,
): ChartLabels | undefined {
  if (!labels || isSet(labels, 'c:delete')) return undefined;
  const shows = showsOf(labels);
  const own: (string | null)[] = [];
  for (const label of childrenOf(labels, 'c:dLbl').slice(0, 1000)) {
    const index = amountOf(label, 'c:idx') ?? -1;
    if (!Number.isInteger(index) || index < 0 || index >= 10_000) continue;
    while (own.length <= index) own.push(null);
    const text = plainText(childOf(label, 'c:tx', 'c:rich'));
    if (text) own[index] = text.slice(0, 1000);
    else if (isSet(label, 'c:delete') || (shows.length > 0 && childOf(label, 'c:showVal') && showsOf(label).length === 0)) own[index] = '';
  }
  if (shows.length === 0 && !own.some(Boolean)) return undefined;
  const format = childOf(labels, 'c:numFmt');
  const side = valueOf(labels, 'c:dLblPos');
  const separator = childOf(labels, 'c:separator')?.text;
  return {
    shows,
    format: (flagOf(format, 'sourceLinked') ?? false) ? source : (attributeOf(format, 'formatCode') ?? source),
    separator: separator ?? (shows.includes('percent') && !shows.includes('value') ? '\n' : '; '),
    ...(side !== undefined && Object.hasOwn(sides, side) && { side: sides[side as keyof typeof sides] }),
    style: styleOf(childOf(labels, 'c:txPr'), context),
    ...(own.some((text) => text !== null) && { own }),
  };
}

function showsOf(labels: XmlElement): ChartLabels['shows'] {
  const all = { 'c:showSerName': 'series', 'c:showCatName': 'category', 'c:showVal': 'value', 'c:showPercent': 'percent' } as const;
  return Object.entries(all).flatMap(([name, part]) => (isSet(labels, name) ? [part] : []));
}
