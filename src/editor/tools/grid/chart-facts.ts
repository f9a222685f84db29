import type { ChartObject } from '#model/presentation/presentation.ts';
import { formatNumber } from '#model/paint/forms/chart/number-format.ts';

/** What a chart shows, to be said in words. */
export interface ChartFacts {
  readonly chart: ChartObject['chart'];
  /** With a name, and in their order. */
  readonly names: readonly string[];
  readonly seriesCount: number;
  readonly pointCount: number;
  readonly most: Extreme;
  /** Undefined if all are the same. */
  readonly least: Extreme | undefined;
}

interface Extreme {
  readonly value: string;
  readonly category: string;
  /** Empty if there is only one series, or it has no name. */
  readonly series: string;
}

/** Of more series than these, nobody wants to hear the names. */
const MOST_NAMES = 6;

/** Undefined if it shows nothing. */
export function chartFacts({ chart, categories, series, unit }: ChartObject, language: string): ChartFacts | undefined {
  const isRound = chart === 'pie' || chart === 'donut';
  const shown = isRound ? series.slice(0, 1) : series;
  const found = shown.flatMap((one) => extremesOf(one, shown.length > 1));
  const [first] = found;
  if (!first) return undefined;
  const most = found.reduce((best, one) => (one.value > best.value ? one : best), first);
  const least = found.reduce((best, one) => (one.value < best.value ? one : best), first);
  const say = ({ value, index, series }: Found): Extreme => ({
    value: formatNumber(value, unit, language, 6, Infinity),
    category: chart === 'scatter' ? '' : (categories[index] ?? ''),
    series,
  });
  const names = shown.map(({ name }) => name).filter((name) => name !== '');
  return {
    chart,
    names: shown.length > 1 && shown.length <= MOST_NAMES ? names : [],
    seriesCount: shown.length,
    pointCount: shown.reduce((count, { values }) => Math.max(count, values.length), 0),
    most: say(most),
    least: least.value === most.value ? undefined : say(least),
  };
}

interface Found {
  readonly value: number;
  readonly index: number;
  readonly series: string;
}

/** The first of its lowest and of its highest values. */
function extremesOf({ name, values }: ChartObject['series'][number], isNamed: boolean): Found[] {
  let [low, high]: [Found | undefined, Found | undefined] = [undefined, undefined];
  for (let index = 0; index < values.length; index++) {
    const value = values[index] ?? null;
    if (value === null || (low && high && value >= low.value && value <= high.value)) continue;
    const found = { value, index, series: isNamed ? name : '' };
    if (!low || value < low.value) low = found;
    if (!high || value > high.value) high = found;
  }
  return low && high ? [low, high] : [];
}
