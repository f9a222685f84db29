import type { SlideKit, Topic } from '../construct.ts';
import { axes, axis, type Axis, axisIds, chart, chartData, pointsOf, seriesOf, type ChartData } from './chart-markup.ts';

const groupings = { clustered: 0, stacked: 100, percentStacked: 100 } as const;
type Grouping = keyof typeof groupings;

export const bars = (
  data: ChartData,
  direction: 'col' | 'bar',
  grouping: Grouping = 'clustered',
  parts: Parameters<typeof seriesOf>[1] = {},
  gap = 100,
): string =>
  `<c:barChart><c:barDir val="${direction}"/><c:grouping val="${grouping}"/><c:varyColors val="0"/>${seriesOf(data, parts)}<c:gapWidth val="${gap}"/>${groupings[grouping] ? `<c:overlap val="${groupings[grouping]}"/>` : ''}${axisIds}</c:barChart>`;

export const lines = (
  data: ChartData,
  grouping = 'standard',
  parts: Parameters<typeof seriesOf>[1] = {},
  marker = 1,
  ids = axisIds,
): string =>
  `<c:lineChart><c:grouping val="${grouping}"/><c:varyColors val="0"/>${seriesOf(data, { after: '<c:smooth val="0"/>', ...parts })}<c:marker val="${marker}"/>${ids}</c:lineChart>`;

const areas = (data: ChartData, grouping: string): string =>
  `<c:areaChart><c:grouping val="${grouping}"/><c:varyColors val="0"/>${seriesOf(data)}${axisIds}</c:areaChart>`;

export const slices = (kit: SlideKit): ChartData => ({
  categories: Array.from({ length: 5 }, () => kit.say(1)),
  series: [{ name: kit.hide(1), values: Array.from({ length: 5 }, () => 5 + kit.chance.up(40)) }],
});

/** Programs disagree on the labels of shares whose format is that of the cells. */
const shares = (grouping: string): Axis => (grouping === 'percentStacked' ? { format: '0%' } : {});

const barCharts: Topic = Object.fromEntries(
  (['col', 'bar'] as const).flatMap((direction) =>
    (['clustered', 'stacked', 'percentStacked'] as const).map((grouping) => [
      `${direction === 'col' ? 'column' : 'bar'}-${grouping}`,
      (kit: SlideKit, box) =>
        chart(kit, box, bars(chartData(kit), direction, grouping) + axes({}, shares(grouping), direction === 'bar'), {
          legend: kit.chance.among(['r', 'b', 't']),
        }),
    ]),
  ),
) satisfies Topic;

const round = '<c:marker><c:symbol val="none"/></c:marker>';

export const kinds: Topic = {
  ...barCharts,
  line: (kit, box) => chart(kit, box, lines(chartData(kit)) + axes()),
  'line-plain': (kit, box) =>
    chart(kit, box, lines(chartData(kit), 'standard', { before: () => round, after: `<c:smooth val="${kit.chance.up(2)}"/>` }) + axes()),
  'line-stacked': (kit, box) => chart(kit, box, lines(chartData(kit), 'stacked') + axes()),
  area: (kit, box) =>
    chart(
      kit,
      box,
      areas(chartData(kit), 'standard') +
        axes({ rest: '<c:crosses val="autoZero"/>' }, { rest: '<c:crosses val="autoZero"/><c:crossBetween val="midCat"/>' }),
    ),
  'area-stacked': (kit, box) => {
    const grouping = kit.chance.among(['stacked', 'percentStacked']);
    const rest = '<c:crosses val="autoZero"/><c:crossBetween val="midCat"/>';
    return chart(kit, box, areas(chartData(kit), grouping) + axes({}, { ...shares(grouping), rest }));
  },
  pie: (kit, box) =>
    chart(
      kit,
      box,
      `<c:pieChart><c:varyColors val="1"/>${seriesOf(slices(kit))}<c:firstSliceAng val="${kit.chance.among([0, 90, 200])}"/></c:pieChart>`,
    ),
  'pie-exploded': (kit, box) =>
    chart(
      kit,
      box,
      `<c:pieChart><c:varyColors val="1"/>${seriesOf(slices(kit), { before: () => `<c:explosion val="${kit.chance.among([10, 25])}"/>` })}<c:firstSliceAng val="0"/></c:pieChart>`,
    ),
  doughnut: (kit, box) =>
    chart(
      kit,
      box,
      `<c:doughnutChart><c:varyColors val="1"/>${seriesOf(slices(kit))}<c:firstSliceAng val="0"/><c:holeSize val="${kit.chance.among([50, 75])}"/></c:doughnutChart>`,
    ),
  'pie-of-pie': (kit, box) =>
    chart(
      kit,
      box,
      `<c:ofPieChart><c:ofPieType val="${kit.chance.among(['pie', 'bar'])}"/><c:varyColors val="1"/>${seriesOf(slices(kit))}<c:gapWidth val="100"/><c:secondPieSize val="75"/><c:serLines/></c:ofPieChart>`,
    ),
  scatter: (kit, box) => {
    const style = kit.chance.among(['lineMarker', 'smoothMarker']);
    return chart(
      kit,
      box,
      `<c:scatterChart><c:scatterStyle val="${style}"/><c:varyColors val="0"/>${pointsOf(kit, [kit.say(1), kit.say(1)], { after: `<c:smooth val="${style === 'lineMarker' ? 0 : 1}"/>` })}${axisIds}</c:scatterChart>${axis('valAx', 111, 222, { side: 'b', grid: '' })}${axis('valAx', 222, 111)}`,
    );
  },
  'scatter-points': (kit, box) =>
    chart(
      kit,
      box,
      `<c:scatterChart><c:scatterStyle val="lineMarker"/><c:varyColors val="0"/>${pointsOf(kit, [kit.say(1), kit.say(1)], { before: '<c:spPr><a:ln w="19050"><a:noFill/></a:ln></c:spPr>', after: '<c:smooth val="0"/>' })}${axisIds}</c:scatterChart>${axis('valAx', 111, 222, { side: 'b' })}${axis('valAx', 222, 111)}`,
    ),
  bubble: (kit, box) =>
    chart(
      kit,
      box,
      `<c:bubbleChart><c:varyColors val="0"/>${pointsOf(kit, [kit.say(1), kit.say(1)], { before: '<c:invertIfNegative val="0"/>', after: '<c:bubble3D val="0"/>', isBubble: true })}<c:bubbleScale val="60"/><c:showNegBubbles val="0"/>${axisIds}</c:bubbleChart>${axis('valAx', 111, 222, { side: 'b' })}${axis('valAx', 222, 111)}`,
    ),
  radar: (kit, box) => {
    const style = kit.chance.among(['marker', 'filled', 'standard']);
    return chart(
      kit,
      box,
      `<c:radarChart><c:radarStyle val="${style}"/><c:varyColors val="0"/>${seriesOf(chartData(kit, 2, 6))}${axisIds}</c:radarChart>${axes({ grid: '<c:majorGridlines/>' })}`,
    );
  },
  stock: (kit, box) => {
    const data = chartData(kit, 3, 5);
    const days = data.categories.map(() => 40 + kit.chance.up(30));
    const shown = {
      ...data,
      series: data.series.map(({ name }, at) => ({ name, values: days.map((day) => day + ([8, -8, 2][at] ?? 0) + kit.chance.up(4)) })),
    };
    const none = '<c:spPr><a:ln w="28575"><a:noFill/></a:ln></c:spPr><c:marker><c:symbol val="none"/></c:marker>';
    return chart(
      kit,
      box,
      `<c:stockChart>${seriesOf(shown, { before: () => none })}<c:hiLowLines/>${axisIds}</c:stockChart>${axes({}, { min: 20 })}`,
    );
  },
  combined: (kit, box) => {
    const first = chartData(kit, 2, 4);
    const second = { series: [{ name: kit.say(1), values: first.categories.map(() => kit.chance.up(1000) / 1000) }] };
    const line = lines(
      { categories: first.categories, series: second.series },
      'standard',
      { first: 2, format: '0%' },
      1,
      '<c:axId val="333"/><c:axId val="444"/>',
    );
    return chart(
      kit,
      box,
      bars(first, 'col') +
        line +
        axes() +
        axis('catAx', 333, 444, { isDeleted: true }) +
        axis('valAx', 444, 333, { side: 'r', grid: '', format: '0%', rest: '<c:crosses val="max"/>' }),
      { legend: 'b' },
    );
  },
};
