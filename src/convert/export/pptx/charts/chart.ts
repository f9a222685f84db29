import { scaleOf } from '#model/geometry/matrix.ts';
import type { Matrix } from '#model/presentation/drawing.ts';
import type { ChartObject, ChartSeries } from '#model/presentation/presentation.ts';
import { type Child, type Markup, tag } from '../package/markup.ts';
import { chartNamespaces, chartUri, relationships } from '../package/namespaces.ts';
import { framePiece, type Identity } from '../shapes/pieces.ts';
import { placeOf } from '../shapes/place.ts';
import { textKit } from '../shapes/text.ts';
import type { Piece, SlideKit } from '../slides/slide-kit.ts';
import { categoryAxis, valueAxis } from './axes.ts';
import { type ChartKit, layoutMarkup, lettersMarkup, lookMarkup, paintFill, richMarkup, value } from './chart-kit.ts';
import { dressed } from './dressed.ts';
import { type GroupKind, type PlacedSeries, seriesMarkup } from './series.ts';
import { type Cell, writeWorkbook } from './workbook.ts';

/** A chart with its numbers; `matrix` must not turn it. */
export function chartPiece(given: ChartObject, matrix: Matrix, opacity: number, identity: Identity, kit: SlideKit): Piece {
  const chart = dressed(given, kit.form);
  const scale = scaleOf(matrix);
  const place = placeOf({ x: 0, y: 0, width: chart.width, height: chart.height }, matrix);
  const inner: ChartKit = {
    slide: kit,
    text: { ...textKit(kit, scale, opacity), linkMarkup: () => undefined },
    style: { ...kit.form.theme.textStyles.body, ...chart.plain.style },
    width: place.width,
    height: place.height,
  };
  const { columns, series } = layColumns(chart);
  const relation = kit.addChart((workbook) => spaceMarkup(chart, series, workbook, inner), writeWorkbook(columns));
  const content = tag('c:chart', { 'xmlns:c': chartUri, 'xmlns:r': relationships, 'r:id': relation });
  return framePiece(place, chartUri, content, identity, kit);
}

type Chart = ReturnType<typeof dressed>;

/** Names in the first column, then the numbers of each series. */
function layColumns({ categories, series }: Chart): { columns: Cell[][]; series: PlacedSeries[] } {
  const columns: Cell[][] = [['', ...categories]];
  const add = (name: string, values: readonly (number | null)[]): number => columns.push([name, ...values]) - 1;
  const placed = series.map((each, index): PlacedSeries => ({
    series: each,
    index,
    ...(each.x && { xColumn: add('', each.x) }),
    column: add(each.name, each.values),
    ...(each.sizes && { sizeColumn: add('', each.sizes) }),
  }));
  return { columns, series: placed };
}

function spaceMarkup(chart: Chart, series: readonly PlacedSeries[], workbook: string, kit: ChartKit): Markup {
  const { plain, title } = chart;
  return tag(
    'c:chartSpace',
    chartNamespaces,
    value('c:date1904', false),
    value('c:roundedCorners', false),
    tag(
      'c:chart',
      {},
      title !== '' &&
        tag('c:title', {}, richMarkup(title, plain.titleStyle, kit), layoutMarkup(plain.titlePlace), value('c:overlay', false)),
      value('c:autoTitleDeleted', title === ''),
      plotMarkup(chart, series, kit),
      legendMarkup(chart, kit),
      value('c:plotVisOnly', true),
      value('c:dispBlanksAs', 'gap'),
    ),
    lookMarkup(plain.fill ? paintFill(plain.fill, kit) : tag('a:noFill'), plain.stroke ?? 'none', kit),
    lettersMarkup(undefined, kit),
    tag('c:externalData', { 'r:id': workbook }, value('c:autoUpdate', false)),
  );
}

const legendSides = { top: 't', right: 'r', bottom: 'b', left: 'l' };

function legendMarkup({ plain: { legend } }: Chart, kit: ChartKit): Child {
  return (
    legend &&
    tag(
      'c:legend',
      {},
      value('c:legendPos', legendSides[legend.side]),
      layoutMarkup(legend),
      value('c:overlay', legend.isOver ?? false),
      lettersMarkup(legend.style, kit),
    )
  );
}

interface Group {
  kind: GroupKind;
  isSecond: boolean;
  series: PlacedSeries[];
}

const main: Record<ChartObject['chart'], GroupKind> = {
  column: 'bar',
  bar: 'bar',
  line: 'line',
  area: 'area',
  pie: 'pie',
  donut: 'doughnut',
  scatter: 'scatter',
  radar: 'radar',
};
const beside: Record<NonNullable<ChartSeries['kind']>, GroupKind> = { column: 'bar', line: 'line', area: 'area' };

/** Series of one kind and on one axis are one group; areas come first, lines last. */
function groupsOf({ chart }: Chart, series: readonly PlacedSeries[]): Group[] {
  const kindOf = ({ series: { kind, sizes } }: PlacedSeries): GroupKind => {
    if (chart === 'scatter') return sizes ? 'bubble' : 'scatter';
    return kind && chart !== 'radar' && chart !== 'pie' && chart !== 'donut' ? beside[kind] : main[chart];
  };
  const groups = new Map<string, Group>();
  for (const each of series) {
    const [kind, isSecond] = [kindOf(each), each.series.isSecond ?? false];
    const group = groups.get(`${kind} ${isSecond}`) ?? { kind, isSecond, series: [] };
    groups.set(`${kind} ${isSecond}`, group);
    group.series.push(each);
  }
  const order: GroupKind[] = ['area', 'bar', 'line'];
  return [...groups.values()].sort((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind));
}

/** Ids of the axes, first those of the main groups. */
const axisIds = { category: 111_111_111, value: 222_222_222, secondCategory: 333_333_333, second: 444_444_444 };

function plotMarkup(chart: Chart, series: readonly PlacedSeries[], kit: ChartKit): Markup {
  const { plain } = chart;
  const groups = groupsOf(chart, series);
  const isRound = chart.chart === 'pie' || chart.chart === 'donut';
  return tag(
    'c:plotArea',
    {},
    layoutMarkup(plain.plot, true) || tag('c:layout'),
    ...(isRound ? groups.slice(0, 1) : groups).map((group) => groupMarkup(group, chart, kit)),
    ...(isRound ? [] : axesMarkup(chart, groups, kit)),
    lookMarkup(plain.plotFill ? paintFill(plain.plotFill, kit) : tag('a:noFill'), 'none', kit),
  );
}

function groupMarkup({ kind, isSecond, series }: Group, chart: Chart, kit: ChartKit): Markup {
  const { plain } = chart;
  const all = series.map((each) => seriesMarkup(each, kind, chart, kit));
  const stacking = chart.isStacked ? (plain.isPercent ? 'percentStacked' : 'stacked') : undefined;
  const vary = value('c:varyColors', kind === 'pie' || kind === 'doughnut');
  const axes = isSecond
    ? [value('c:axId', axisIds.secondCategory), value('c:axId', axisIds.second)]
    : [value('c:axId', axisIds.category), value('c:axId', axisIds.value)];
  const percent = (amount: number, least: number, most: number) => Math.round(Math.min(most, Math.max(least, amount * 100)));
  const overlap = plain.overlap ?? (chart.isStacked ? 1 : 0);
  const bodies: Record<GroupKind, () => Child[]> = {
    bar: () => [
      value('c:barDir', chart.chart === 'bar' ? 'bar' : 'col'),
      value('c:grouping', stacking ?? 'clustered'),
      vary,
      ...all,
      value('c:gapWidth', percent(plain.gap ?? 1.5, 0, 500)),
      value('c:overlap', percent(overlap, -100, 100)),
      ...axes,
    ],
    line: () => [
      value('c:grouping', stacking ?? 'standard'),
      vary,
      ...all,
      plain.hasRanges && tag('c:hiLowLines'),
      plain.hasUpDown && tag('c:upDownBars', {}, value('c:gapWidth', 150)),
      value('c:marker', true),
      ...axes,
    ],
    area: () => [value('c:grouping', stacking ?? 'standard'), vary, ...all, ...axes],
    pie: () => [vary, ...all.slice(0, 1), value('c:firstSliceAng', Math.round(plain.turn ?? 0) % 360)],
    doughnut: () => [
      vary,
      ...all,
      value('c:firstSliceAng', Math.round(plain.turn ?? 0) % 360),
      value('c:holeSize', percent(plain.hole ?? 0.5, 1, 90)),
    ],
    scatter: () => [value('c:scatterStyle', 'lineMarker'), vary, ...all, ...axes],
    bubble: () => [vary, ...all, value('c:bubbleScale', 100), ...axes],
    radar: () => [
      value('c:radarStyle', series.some(({ series: each }) => each.kind === 'area') ? 'filled' : 'marker'),
      vary,
      ...all,
      ...axes,
    ],
  };
  return tag(`c:${kind}Chart`, {}, ...bodies[kind]());
}

function axesMarkup({ chart, plain }: Chart, groups: readonly Group[], kit: ChartKit): Markup[] {
  const { categoryAxis: names = {}, valueAxis: numbers = {}, secondAxis } = plain;
  const isBar = chart === 'bar';
  const isFlush = names.isFlush ?? false;
  const [across, up] = isBar ? (['l', 'b'] as const) : (['b', 'l'] as const);
  // Spreadsheets begin at the bottom, we begin at the top.
  const isReversed = isBar ? !names.isReversed : names.isReversed;
  const first = { id: axisIds.category, other: axisIds.value, position: across, axis: names, isReversed };
  const second = { id: axisIds.value, other: axisIds.category, position: up, axis: numbers };
  const isScattered = chart === 'scatter';
  const axes = [isScattered ? valueAxis(first, true, kit) : categoryAxis(first, kit), valueAxis(second, isFlush || isScattered, kit)];
  if (!groups.some(({ isSecond }) => isSecond)) return axes;
  const hidden = { id: axisIds.secondCategory, other: axisIds.second, position: across, axis: {}, isReversed, isHidden: true };
  const far = {
    id: axisIds.second,
    other: axisIds.secondCategory,
    position: isBar ? ('t' as const) : ('r' as const),
    axis: secondAxis ?? {},
    isFar: true,
  };
  return [...axes, isScattered ? valueAxis(hidden, true, kit) : categoryAxis(hidden, kit), valueAxis(far, isFlush || isScattered, kit)];
}
