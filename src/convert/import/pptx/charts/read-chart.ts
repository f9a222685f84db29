import type { Paint } from '#model/presentation/paints.ts';
import type { ChartObject, ChartSeries, PlainChart, SceneObject } from '#model/presentation/presentation.ts';
import { attributeOf, childOf, childrenOf, type XmlElement } from '../../xml/xml.ts';
import type { Box, Fill, Part, SlideContext } from '../slide-context.ts';
import { amountOf, type ChartFound, isSet, namesOf, valueOf } from './chart-data.ts';
import { layoutOf, lineOf, styleOf, titleOf } from './chart-look.ts';
import { type ChartStyle, chartStyle } from './chart-style.ts';
import { dataTable } from './data-table.ts';
import { readAxis } from './read-axis.ts';
import { readNewChart } from './read-new-chart.ts';
import { readSeries, type SeriesFound } from './read-series.ts';

const MOST_SERIES = 100;
const POINT = 12_700;

/** Reads a part whose root is `c:chartSpace` or `cx:chartSpace` as a chart with its data, at `box`. */
export function readChart(part: Part, box: Box, context: SlideContext): SceneObject[] {
  const look = context.within(part);
  const made = part.xml.name === 'cx:chartSpace' ? readNewChart(part.xml, look) : readOldChart(part.xml, look);
  if (!made) {
    context.warn('chart');
    return [];
  }
  const below = dataTable(part.xml, made, box, look);
  const { x, y, width, height, rotation } = below?.rest ?? box;
  const placed = { id: context.makeId('chart'), x: x + width / 2, y: y + height / 2, rotation, scale: 1, width, height, opacity: 1 };
  const chart: ChartObject = { kind: 'chart', ...placed, ...made, hasLegend: made.plain?.legend !== undefined, unit: '' };
  return below ? [chart, below.table] : [chart];
}

interface Group {
  element: XmlElement;
  /** Our name for it; a combined chart takes the first of `kinds` that it contains. */
  kind: ChartObject['chart'];
  found: SeriesFound[];
  axes: (XmlElement | undefined)[];
}

const kinds = ['pie', 'donut', 'scatter', 'radar', 'column', 'bar', 'area', 'line'] as const;

function kindOf(group: XmlElement): ChartObject['chart'] | undefined {
  const name = group.name.replace(/^c:|3D|Chart$/g, '');
  if (name === 'bar') return valueOf(group, 'c:barDir') === 'bar' ? 'bar' : 'column';
  const known = {
    line: 'line',
    stock: 'line',
    area: 'area',
    surface: 'area',
    pie: 'pie',
    ofPie: 'pie',
    doughnut: 'donut',
    scatter: 'scatter',
    bubble: 'scatter',
    radar: 'radar',
  } as const;
  return group.name.endsWith('Chart') && Object.hasOwn(known, name) ? known[name as keyof typeof known] : undefined;
}

function readOldChart(space: XmlElement, context: SlideContext): ChartFound | undefined {
  const chart = childOf(space, 'c:chart');
  const area = childOf(chart, 'c:plotArea');
  const axes = new Map(
    (area?.children ?? []).filter(({ name }) => /^c:(?:cat|date|ser|val)Ax$/.test(name)).map((axis) => [valueOf(axis, 'c:axId'), axis]),
  );
  const style = chartStyle(space, context);
  const plots = (area?.children ?? []).filter((element) => kindOf(element));
  const total = plots.reduce((sum, element) => sum + childrenOf(element, 'c:ser').length, 0);
  const groups = plots.flatMap((element): Group[] => {
    const kind = kindOf(element);
    if (!kind) return [];
    if (/3D|surface|ofPie/.test(element.name)) context.warn('chart');
    const found = childrenOf(element, 'c:ser')
      .slice(0, MOST_SERIES)
      .map((ser) => readSeries(ser, element, total, style, context));
    return [{ element, kind, found, axes: childrenOf(element, 'c:axId').map((id) => axes.get(attributeOf(id, 'val'))) }];
  });
  const kind = kinds.find((one) => groups.some((group) => group.kind === one));
  const main = groups.find((group) => group.kind === kind);
  if (!kind || !main || groups.every(({ found }) => found.every(({ series }) => series.values.length === 0))) return undefined;
  const shown = kind === 'pie' || kind === 'donut' ? [main] : groups;
  const measured = (group: Group) => (valueAxisOf(group) === valueAxisOf(main) ? {} : { isSecond: true });
  const series = shown
    .flatMap((group) => group.found.map(({ series }): ChartSeries => ({ ...series, ...kindBeside(group, kind), ...measured(group) })))
    .slice(0, MOST_SERIES);
  const trends = shown.flatMap((group) => group.found.flatMap(({ trends }) => trends.map((trend) => ({ ...trend, ...measured(group) }))));
  const names = shown
    .flatMap(({ element }) => childrenOf(element, 'c:ser'))
    .map((ser) =>
      namesOf(childOf(ser, 'c:cat') ?? (kind === 'scatter' ? undefined : childOf(ser, 'c:xVal')), Boolean(isSet(space, 'c:date1904'))),
    )
    .find((found) => found?.some(Boolean));
  const count = Math.max(0, ...series.map(({ values }) => values.length));
  const base = styleOf(childOf(space, 'c:txPr'), context);
  const [only] = series;
  const usual = only && (series.length === 1 || kind === 'pie') ? only.name : undefined;
  const written = childOf(chart, 'c:title');
  const isDeleted = Boolean(isSet(chart, 'c:autoTitleDeleted')) && !childOf(written, 'c:tx');
  const empty: XmlElement = { name: 'c:title', attributes: {}, children: [], text: '' };
  const size = base?.size === undefined ? 18 * POINT * context.unit : base.size * 1.2;
  const title = isDeleted
    ? undefined
    : titleOf(written ?? (usual === undefined ? undefined : empty), usual ?? 'Chart Title', size, context);
  const grouping = valueOf(main.element, 'c:grouping');
  return {
    chart: kind,
    title: title?.text ?? '',
    categories: kind === 'scatter' ? [] : (names ?? Array.from({ length: Math.min(count, 10_000) }, (_, index) => String(index + 1))),
    series: [...series, ...trends].slice(0, MOST_SERIES),
    isStacked: grouping === 'stacked' || grouping === 'percentStacked',
    plain: {
      style: { size: 10 * POINT * context.unit, color: style.ink, ...familyOf(context), ...base },
      ...(title && { titleStyle: title.style }),
      ...titlePlaceOf(written),
      ...legendOf(childOf(chart, 'c:legend'), context),
      ...plotOf(area),
      ...axesOf(main, shown, kind, grouping === 'percentStacked', context),
      ...(grouping === 'percentStacked' && { isPercent: true }),
      gap: Math.max(0, Math.min(500, amountOf(main.element, 'c:gapWidth') ?? 150)) / 100,
      overlap: Math.max(-100, Math.min(100, amountOf(main.element, 'c:overlap') ?? 0)) / 100,
      turn: Math.max(0, Math.min(360, amountOf(main.element, 'c:firstSliceAng') ?? 0)),
      hole: Math.max(0, Math.min(90, amountOf(main.element, 'c:holeSize') ?? 50)) / 100,
      ...(shown.some(({ element }) => childOf(element, 'c:hiLowLines')) && { hasRanges: true }),
      ...(shown.some(({ element }) => childOf(element, 'c:upDownBars')) && { hasUpDown: true }),
      ...paintsOf(space, area, style, context),
    },
  };
}

const familyOf = (context: SlideContext) => {
  const family = context.familyOf('+mn-lt');
  return family === undefined ? {} : { family };
};

/** The kind of a series in a combined chart; a filled radar consists of areas. */
function kindBeside({ kind, element }: Group, main: ChartObject['chart']): Pick<ChartSeries, 'kind'> {
  if (kind === 'radar' && valueOf(element, 'c:radarStyle') === 'filled') return { kind: 'area' };
  if (kind === main || main === 'scatter' || main === 'radar') return {};
  return kind === 'line' || kind === 'area' ? { kind } : kind === 'scatter' ? { kind: 'line' } : { kind: 'column' };
}

const isAcross = (axis: XmlElement | undefined) => /^[bt]$/.test(valueOf(axis, 'c:axPos') ?? '');

/** In a scatter chart both axes are value axes; use the vertical one. */
const valueAxisOf = ({ axes, kind }: Group): XmlElement | undefined => {
  const values = axes.filter((axis) => axis?.name === 'c:valAx');
  return kind === 'scatter' ? (values.find((axis) => !isAcross(axis)) ?? values[1]) : values[0];
};

function axesOf(
  main: Group,
  shown: readonly Group[],
  kind: ChartObject['chart'],
  isPercent: boolean,
  context: SlideContext,
): Pick<PlainChart, 'categoryAxis' | 'valueAxis' | 'secondAxis'> {
  const value = valueAxisOf(main);
  const beside = shown.find((group) => valueAxisOf(group) !== value);
  const category = main.axes.find((axis) => axis !== undefined && axis !== value);
  const formatOf = (group: Group) => group.found.find(({ format }) => format !== undefined)?.format;
  const percent = (format: string | undefined) => (isPercent && (format === undefined || /^general$/i.test(format)) ? '0%' : format);
  const names = readAxis(category, undefined, context);
  const numbers = readAxis(value, isPercent ? '0%' : formatOf(main), context);
  const hasColumns = shown.some((group) => group.kind === 'column' || group.kind === 'bar');
  const between = valueOf(value, 'c:crossBetween') ?? (kind === 'area' ? 'midCat' : 'between');
  return {
    categoryAxis: {
      ...names,
      // Spreadsheets begin at the bottom, we begin at the top.
      ...(kind === 'bar' && { isReversed: !names.isReversed }),
      ...(between === 'midCat' && !hasColumns && { isFlush: true }),
    },
    valueAxis: { ...numbers, format: percent(numbers.format) },
    ...(beside && { secondAxis: readAxis(valueAxisOf(beside), formatOf(beside), context) }),
  };
}

function legendOf(legend: XmlElement | undefined, context: SlideContext): Pick<PlainChart, 'legend'> {
  if (!legend) return {};
  const sides = { l: 'left', r: 'right', t: 'top', b: 'bottom', tr: 'right' } as const;
  const side = valueOf(legend, 'c:legendPos') ?? 'r';
  const layout = layoutOf(legend);
  const omits = childrenOf(legend, 'c:legendEntry')
    .filter((entry) => isSet(entry, 'c:delete'))
    .map((entry) => amountOf(entry, 'c:idx') ?? -1)
    .filter((index) => index >= 0 && index <= 10_000)
    .slice(0, 1000);
  const place =
    layout?.x !== undefined && layout.y !== undefined
      ? {
          x: layout.x,
          y: layout.y,
          ...(layout.w && layout.h && layout.w > 0 && layout.h > 0 && { width: Math.min(1, layout.w), height: Math.min(1, layout.h) }),
        }
      : {};
  return {
    legend: {
      side: Object.hasOwn(sides, side) ? sides[side as keyof typeof sides] : 'right',
      style: styleOf(childOf(legend, 'c:txPr'), context),
      ...(isSet(legend, 'c:overlay') && { isOver: true }),
      ...(omits.length > 0 && { omits }),
      ...place,
    },
  };
}

function titlePlaceOf(title: XmlElement | undefined): Pick<PlainChart, 'titlePlace'> {
  const layout = layoutOf(title);
  return layout?.x !== undefined && layout.y !== undefined ? { titlePlace: { x: layout.x, y: layout.y } } : {};
}

function plotOf(area: XmlElement | undefined): Pick<PlainChart, 'plot'> {
  const layout = layoutOf(area);
  const isInner = valueOf(childOf(area, 'c:layout', 'c:manualLayout'), 'c:layoutTarget') === 'inner';
  if (!isInner || layout?.x === undefined || layout.y === undefined || !layout.w || !layout.h) return {};
  return { plot: { x: layout.x, y: layout.y, width: Math.min(1, layout.w), height: Math.min(1, layout.h) } };
}

function paintsOf(
  space: XmlElement,
  area: XmlElement | undefined,
  style: ChartStyle,
  context: SlideContext,
): Pick<PlainChart, 'fill' | 'stroke' | 'plotFill'> {
  const ownOr = (holder: XmlElement | undefined, usual: Paint | undefined): Fill | undefined =>
    context.fillIn(childOf(holder, 'c:spPr')) ?? (usual && { kind: 'paint', paint: usual });
  const [fill, inner] = [ownOr(space, style.fill), ownOr(area, style.plotFill)];
  const stroke = lineOf(childOf(space, 'c:spPr'), context);
  return {
    ...(fill?.kind === 'paint' && { fill: fill.paint }),
    ...(inner?.kind === 'paint' && { plotFill: inner.paint }),
    ...(stroke && { stroke }),
  };
}
