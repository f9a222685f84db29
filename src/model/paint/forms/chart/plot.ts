import type { Form } from '../form.ts';
import { path, pen, polyline } from '../parts/nodes.ts';
import { words } from '../parts/words.ts';
import { layAxes, widest } from './axes.ts';
import { barMarks, dotMarks, lineMarks } from './marks.ts';
import { formatNumber } from './number-format.ts';
import type { Sheet } from './sheet.ts';
import { makeSpans } from './spans.ts';

const MOST_LABELS = 60;

/** Charts with axes: columns, bars, lines, areas and points. */
export function plotForms(sheet: Sheet): Form[] {
  const { chart, series, size, kit } = sheet;
  const isLine = chart.chart === 'line' || chart.chart === 'area';
  const isScatter = chart.chart === 'scatter';
  const isStacked = chart.isStacked && !isScatter;
  const count = Math.max(1, chart.categories.length, ...series.map(({ values }) => values.length));
  const spans = makeSpans(series, count, isStacked, isLine);

  const isLabelled = !isStacked && !isScatter && (isLine ? series.length === 1 && count <= 12 : series.length * count <= MOST_LABELS);
  const style = { size: size * 0.95, weight: 600, color: 'text' };
  const unit = chart.unit.length > 3 ? '' : chart.unit;
  const labels = isLabelled
    ? spans.map((row) => row.map((span) => span && words(formatNumber(span[1], unit, kit.language), style, kit)))
    : [];

  const room = !isLabelled ? size * 0.4 : chart.chart === 'bar' ? widest(labels.flat()) + size : size * 0.6;
  const axes = layAxes(sheet, spans, count, isStacked, room);
  const { nodes, texts } = isScatter ? dotMarks(sheet, axes) : (isLine ? lineMarks : barMarks)(sheet, axes, spans, labels, isStacked);
  const baseline = path(polyline([axes.spot(0, axes.base), axes.spot(1, axes.base)]), pen('muted', size * 0.08, 0.7));
  return [{ kind: 'drawing', nodes: [...axes.nodes, ...nodes, baseline] }, ...axes.texts, ...texts];
}
