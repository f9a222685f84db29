import { paletteNames } from '../../../presentation/paints.ts';
import type { Color } from '../../../presentation/paints.ts';
import type { ChartObject } from '../../../presentation/presentation.ts';
import { plainForm } from '../chart-plain/plain-form.ts';
import type { Form, FormKit } from '../form.ts';
import { contrast } from '../parts/words.ts';
import { layHeader } from './header.ts';
import { pieForms } from './pie.ts';
import { plotForms } from './plot.ts';
import type { Series, Sheet } from './sheet.ts';

/** Beyond these limits nothing would be distinguishable. */
const MOST_SERIES = 24;
const MOST_VALUES = 3e4;
const MOST_SLICES = 40;

export function chartForm(chart: ChartObject, kit: FormKit): Form[] {
  if (chart.plain || chart.chart === 'radar') return plainForm(chart, kit);
  const { width, height } = chart;
  const colors = accentsOf(kit);
  const dress = (index: number, own?: Color) => ({
    color: own ?? colors[index % colors.length] ?? 'text',
    opacity: Math.max(0.35, 1 - 0.4 * Math.floor(index / colors.length)),
  });
  const most = Math.ceil(MOST_VALUES / Math.max(1, Math.min(MOST_SERIES, chart.series.length)));
  let series: Series[] = chart.series
    .slice(0, MOST_SERIES)
    .map(({ name, values, x, color }, index) => ({ name, values: values.slice(0, most), x: x ?? [], ...dress(index, color) }));
  const isRound = chart.chart === 'pie' || chart.chart === 'donut';
  // In a pie, every slice is a series.
  if (isRound)
    series = (series[0]?.values ?? [])
      .slice(0, MOST_SLICES)
      .map((value, index) => ({ name: chart.categories[index] ?? '', values: [value], x: [], ...dress(index) }));

  const size = Math.min(Math.sqrt(width * height) / 28, width / 18, height / 10);
  const sheet: Sheet = {
    chart: { ...chart, categories: chart.categories.slice(0, most) },
    series,
    area: { x: 0, y: 0, width, height },
    size,
    kit,
  };
  // Slices without names would be meaningless: a pie always has a legend.
  const hasList = isRound && width > height * 1.2;
  const header = layHeader(sheet, isRound ? !hasList : chart.hasLegend && series.length > 1);
  return [...header, ...(isRound ? pieForms(sheet, hasList) : plotForms(sheet))];
}

/** The theme's accents, without those that are invisible on its background. */
export function accentsOf(kit: FormKit): Color[] {
  const seen = paletteNames.slice(4).filter((name) => contrast(name, 'background', kit) > 1.3);
  return seen.length ? seen : ['text', 'muted'];
}
