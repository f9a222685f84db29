import { isSame } from '#model/change/text/text-change.ts';
import type { Fields, Operation } from '#model/change/operation.ts';
import type { ChartAxis, ChartObject, ChartSeries, PlainChart } from '#model/presentation/presentation.ts';
import { canStack } from '../../inspect/content/charts.ts';

/** What a chart looks like belongs to these; what it says stays its own. */
const looks = ['color', 'fill', 'marker', 'markerSize', 'isSmooth', 'stroke'] as const;
/** Of slices. */
const roundLooks = ['colors', 'fills'] as const;
const axes = ['valueAxis', 'secondAxis', 'categoryAxis'] as const;
/** These follow from the data. */
const said = ['title', 'format', 'min', 'max', 'step', 'isLogarithmic'] as const;

const isRound = ({ chart }: ChartObject): boolean => chart === 'pie' || chart === 'donut';

/** Gives a chart the look of another one: colours, legend, axes and labels. */
export function chartOperations(chart: ChartObject, from: ChartObject): Operation[] {
  const { id } = chart;
  const plain = from.plain ? plainLike(from.plain, chart) : saysMore(chart) ? chart.plain : undefined;
  const fields: Fields = {
    ...(from.hasLegend !== chart.hasLegend && { hasLegend: from.hasLegend }),
    ...(canStack(chart) && canStack(from) && from.isStacked !== chart.isStacked && { isStacked: from.isStacked }),
    ...(!isSame(plain, chart.plain) && { plain: plain ?? null }),
  };
  const series = chart.series.flatMap((one, place): Operation[] => {
    const like = from.series[place];
    const own = like ? seriesFields(one, like, isRound(chart) && isRound(from)) : {};
    return one.id === undefined || Object.keys(own).length === 0 ? [] : [{ kind: 'set', id, part: one.id, fields: own }];
  });
  return Object.keys(fields).length > 0 ? [{ kind: 'set', id, fields }, ...series] : series;
}

/** On its axes, beside what its data say. */
const saysMore = ({ plain = {} }: ChartObject): boolean => axes.some((name) => said.some((word) => plain[name]?.[word] !== undefined));

function plainLike(from: PlainChart, { plain = {}, series }: ChartObject): PlainChart {
  const hasSecond = series.some(({ isSecond }) => isSecond);
  const own = axes.filter((name) => name !== 'secondAxis' || hasSecond);
  const { valueAxis: _value, secondAxis: _second, categoryAxis: _category, legend, ...look } = from;
  const { omits } = plain.legend ?? {};
  const { omits: _omits, ...place } = legend ?? { side: 'top' as const };
  return {
    ...look,
    ...(legend && { legend: { ...place, ...(omits && { omits }) } }),
    ...Object.fromEntries(own.flatMap((name) => (from[name] || plain[name] ? [[name, axisLike(from[name], plain[name])]] : []))),
  };
}

function axisLike(from: ChartAxis = {}, own: ChartAxis = {}): ChartAxis {
  const look = Object.entries(from).filter(([name]) => !said.some((one) => one === name));
  const words = said.flatMap((name) => (own[name] === undefined ? [] : [[name, own[name]]]));
  return Object.fromEntries([...look, ...words]);
}

function seriesFields(own: ChartSeries, like: ChartSeries, areRound: boolean): Fields {
  const names = areRound ? [...looks, ...roundLooks] : looks;
  const fields = names.filter((name) => !isSame(own[name], like[name])).map((name) => [name, like[name] ?? null]);
  const labels = like.labels ? { ...like.labels, own: own.labels?.own } : own.labels?.own && own.labels;
  return { ...Object.fromEntries(fields), ...(!isSame(own.labels, labels) && { labels: labels ?? null }) };
}
