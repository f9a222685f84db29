import type { DrawingNode } from '../../../presentation/drawing.ts';
import type { Color } from '../../../presentation/paints.ts';
import { widest } from '../chart/axes.ts';
import type { Form } from '../form.ts';
import { path, polyline, rectangle, solid, strokeIn } from '../parts/nodes.ts';
import { place } from '../parts/words.ts';
import type { Plan, PlainSeries } from './plan.ts';
import { say } from './plan.ts';

const MOST_ENTRIES = 60;

interface Entry {
  name: string;
  color: Color;
  /** Set if it is shown as a line. */
  series?: PlainSeries | undefined;
}

/** Placed beside, above or below the data; shrinks the plan's area to what is left. */
export function layLegend(plan: Plan): Form[] {
  const {
    chart,
    plain: { legend },
    area,
  } = plan;
  if (!legend) return [];
  const style = plan.style(legend.style);
  const { size } = style;
  const isBeside = legend.side === 'left' || legend.side === 'right';
  const names = entriesOf(plan, isBeside, new Set(legend.omits)).slice(0, MOST_ENTRIES);
  if (!names.length) return [];
  const words = names.map(({ name }) => say(plan, name, legend.style, chart.width * (isBeside ? 0.4 : 0.8)));
  const key = names.some(({ series }) => series) ? size * 1.7 : size * 0.55;
  const [each, row] = [widest(words) + key + size * 0.9, size * 1.25];
  const most = legend.width === undefined ? area.width : Math.max(each, legend.width * chart.width);
  const fitting = isBeside ? 1 : Math.max(1, Math.min(names.length, Math.floor((most + size * 0.9) / each) || 1));
  const rows = Math.ceil(names.length / fitting);
  const columns = Math.ceil(names.length / rows);
  const [width, height] = [columns * each - size * 0.5, rows * row];
  // Centred in the space given for it.
  const within = (start: number, length: number | undefined, own: number, whole: number) =>
    start * whole + (length === undefined ? 0 : (length * whole - own) / 2);
  const x =
    legend.x === undefined
      ? {
          left: area.x,
          right: area.x + area.width - width,
          top: area.x + (area.width - width) / 2,
          bottom: area.x + (area.width - width) / 2,
        }[legend.side]
      : within(legend.x, legend.width, width, chart.width);
  const y =
    legend.y === undefined
      ? {
          left: area.y + (area.height - height) / 2,
          right: area.y + (area.height - height) / 2,
          top: area.y,
          bottom: area.y + area.height - height,
        }[legend.side]
      : within(legend.y, legend.height, height, chart.height);
  if (!legend.isOver) {
    // The data stay clear of the legend's original side even if it was moved.
    const [wide, high] = [width + chart.width * 0.02, height + chart.height * 0.02];
    if (legend.side === 'left') area.x += wide;
    if (isBeside) area.width = Math.max(0, area.width - wide);
    if (legend.side === 'top') area.y += high;
    if (!isBeside) area.height = Math.max(0, area.height - high);
  }
  const nodes: DrawingNode[] = [];
  const texts = words.map((word, index) => {
    const [left, middle] = [x + (index % columns) * each, y + (Math.floor(index / columns) + 0.5) * row];
    const { color, series } = names[index] ?? { color: 'text' };
    const line = series?.stroke && { ...series.stroke, width: Math.min(series.stroke.width, size * 0.25) };
    if (line)
      nodes.push(
        path(
          polyline([
            [left, middle],
            [left + key, middle],
          ]),
          strokeIn(area, line),
        ),
      );
    else
      nodes.push(
        path(rectangle({ x: left + (key - size * 0.55) / 2, y: middle - size * 0.275, width: size * 0.55, height: size * 0.55 }), {
          fill: solid(color),
        }),
      );
    return place(word, left + key + size * 0.2, middle);
  });
  return [{ kind: 'drawing', nodes }, ...texts];
}

/** In the order they appear: what is stacked upwards is listed from the top. */
function entriesOf(plan: Plan, isBeside: boolean, omits: ReadonlySet<number>): Entry[] {
  const { chart, plain, series } = plan;
  const isShown = (_: unknown, index: number) => !omits.has(index);
  if (chart.chart === 'pie' || chart.chart === 'donut')
    return Array.from({ length: Math.max(0, ...series.map(({ values }) => values.length)) }, (_, index) => ({
      name: chart.categories[index] ?? String(index + 1),
      color: plan.colorOf(series[0], index),
    })).filter(isShown);
  const [single] = series;
  if (series.length === 1 && single?.colors?.some((color) => color) && single.shown === 'column' && chart.categories.length)
    return chart.categories.map((name, index) => ({ name, color: plan.colorOf(single, index) })).filter(isShown);
  const entries = series.map((one): Entry => ({
    name: one.name,
    color: one.color,
    series: one.stroke && (one.shown === 'line' || chart.chart === 'radar') && one.shown !== 'area' ? one : undefined,
  }));
  const isUp = chart.isStacked && chart.chart !== 'bar';
  const isDown = chart.chart === 'bar' && !chart.isStacked && Boolean(plain.categoryAxis?.isReversed);
  const shown = entries.filter(isShown);
  return isBeside && (isUp || isDown) ? shown.toReversed() : shown;
}
