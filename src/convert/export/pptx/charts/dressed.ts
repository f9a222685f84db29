import type { FormKit } from '#model/paint/forms/form.ts';
import { accentsOf } from '#model/paint/forms/chart/chart-form.ts';
import type { Color, Stroke } from '#model/presentation/paints.ts';
import type { ChartObject, ChartSeries, PlainChart } from '#model/presentation/presentation.ts';

/** Every chart has an exact look in the file: ours in our own style get one that resembles it. */
export function dressed(chart: ChartObject, kit: FormKit): ChartObject & { plain: PlainChart } {
  const colors = accentsOf(kit);
  const colorAt = (index: number): Color => colors[index % colors.length] ?? 'text';
  if (chart.plain)
    return { ...chart, plain: chart.plain, series: chart.series.map((each, index) => ({ ...each, color: each.color ?? colorAt(index) })) };
  const size = Math.min(Math.sqrt(chart.width * chart.height) / 28, chart.width / 18, chart.height / 10);
  const isRound = chart.chart === 'pie' || chart.chart === 'donut';
  const quiet = line('muted', size * 0.05);
  const format = chart.unit ? `General"${chart.unit.replaceAll('"', '')}"` : 'General';
  const labels = { style: { size: size * 0.9, color: 'muted' } };
  return {
    ...chart,
    series: chart.series.map((each, index) => dressSeries(each, chart, size, colorAt, index)),
    plain: {
      style: { size, color: 'text', weight: 400, lineHeight: 1.2 },
      titleStyle: { size: size * 1.4, weight: 600 },
      ...((isRound || (chart.hasLegend && chart.series.length > 1)) && {
        legend: { side: isRound ? ('right' as const) : ('top' as const) },
      }),
      categoryAxis: { ...labels, line: chart.chart === 'scatter' ? undefined : quiet, ...(chart.chart === 'area' && { isFlush: true }) },
      valueAxis: { ...labels, format, grid: line('muted', size * 0.03), ...(chart.chart === 'bar' && { isFar: true }) },
      gap: 0.6,
      overlap: chart.isStacked ? 1 : 0,
      hole: 0.6,
    },
  };
}

function dressSeries(
  series: ChartSeries,
  { chart }: ChartObject,
  size: number,
  colorAt: (index: number) => Color,
  index: number,
): ChartSeries {
  const color = series.color ?? colorAt(index);
  if (chart === 'pie' || chart === 'donut') return { ...series, color, colors: series.values.map((_, slice) => colorAt(slice)) };
  const isDrawn = chart === 'line' || chart === 'radar';
  return {
    ...series,
    color,
    ...(isDrawn && { stroke: line(color, size * 0.16) }),
    ...((isDrawn || chart === 'scatter') && { marker: 'circle' as const, markerSize: size * 0.5 }),
  };
}

const line = (color: Color, width: number): Stroke => ({ paint: { kind: 'color', color }, width, dash: [], cap: 'round', join: 'round' });
