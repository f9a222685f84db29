import type { ChartSeries } from '#model/presentation/presentation.ts';
import { childOf, childrenOf, type XmlElement } from '../../xml/xml.ts';
import type { SlideContext } from '../slide-context.ts';
import { amountOf, valueOf } from './chart-data.ts';
import { lineOf, themeColor } from './chart-look.ts';

type Point = readonly [x: number, y: number];

const names: Record<string, string> = {
  exp: 'Expon.',
  linear: 'Linear',
  log: 'Log.',
  movingAvg: 'Mov. Avg.',
  poly: 'Poly.',
  power: 'Power',
};
const SAMPLES = 40;

/** The `c:trendline`s of a series, as lines with computed values. */
export function trendLines(ser: XmlElement, series: ChartSeries, context: SlideContext): ChartSeries[] {
  return childrenOf(ser, 'c:trendline')
    .slice(0, 5)
    .flatMap((trend): ChartSeries[] => {
      const type = valueOf(trend, 'c:trendlineType') ?? 'linear';
      const points = series.values.flatMap((y, index): Point[] => {
        const x = series.x ? series.x[index] : index + 1;
        return y === null || x === null || x === undefined ? [] : [[x, y]];
      });
      const stroke = lineOf(childOf(trend, 'c:spPr'), context, { color: themeColor(context, 'tx1') ?? '#000000', points: 0.75 });
      const place = placesOf(trend, type, series);
      const values = type === 'movingAvg' ? averages(series.values, amountOf(trend, 'c:period') ?? 2) : undefined;
      const fitted = fit(type, points, Math.trunc(amountOf(trend, 'c:order') ?? 2));
      if (!values && !fitted) return [];
      return [
        {
          name: (childOf(trend, 'c:name')?.text.trim() || `${names[type] ?? 'Linear'} (${series.name})`).slice(0, 1000),
          values: values ?? place.map((x) => within(fitted?.(x))),
          ...(series.x && { x: values ? series.x : place }),
          kind: 'line',
          ...(series.isSecond && { isSecond: true }),
          ...(type !== 'linear' && type !== 'movingAvg' && { isSmooth: true }),
          ...(stroke && { stroke }),
          color: stroke?.paint.kind === 'color' ? stroke.paint.color : series.color,
        },
      ];
    });
}

const within = (value: number | undefined): number | null =>
  value !== undefined && Number.isFinite(value) && Math.abs(value) <= 1e15 ? value : null;

/** One for each category, or between the first and the last x value. */
function placesOf(trend: XmlElement, type: string, { values, x }: ChartSeries): number[] {
  const xs = x?.flatMap((place) => place ?? []);
  if (!xs?.length) return values.map((_, index) => index + 1);
  const first = xs.reduce((a, b) => Math.min(a, b)) - Math.max(0, amountOf(trend, 'c:backward') ?? 0);
  const last = xs.reduce((a, b) => Math.max(a, b)) + Math.max(0, amountOf(trend, 'c:forward') ?? 0);
  const count = type === 'linear' ? 2 : SAMPLES;
  return Array.from({ length: count }, (_, index) => first + ((last - first) * index) / (count - 1));
}

function averages(values: readonly (number | null)[], wished: number): (number | null)[] {
  const period = Math.max(2, Math.trunc(wished));
  return values.map((_, index) => {
    const last = values.slice(Math.max(0, index - period + 1), index + 1).flatMap((value) => value ?? []);
    return index < period - 1 || last.length === 0 ? null : last.reduce((sum, value) => sum + value, 0) / last.length;
  });
}

/** The function closest to the points by least squares. */
function fit(type: string, points: readonly Point[], order: number): ((x: number) => number) | undefined {
  if (type === 'exp' || type === 'power' || type === 'log') {
    const isX = type !== 'exp';
    const isY = type !== 'log';
    const usable = points.filter(([x, y]) => (!isX || x > 0) && (!isY || y > 0));
    const line = polynomial(
      usable.map(([x, y]) => [isX ? Math.log(x) : x, isY ? Math.log(y) : y]),
      1,
    );
    return line && ((x) => (isY ? Math.exp(line(isX ? Math.log(x) : x)) : line(Math.log(x))));
  }
  return polynomial(points, type === 'poly' ? Math.min(6, Math.max(2, order)) : 1);
}

function polynomial(points: readonly Point[], order: number): ((x: number) => number) | undefined {
  if (points.length < 2) return undefined;
  // Around their middle and in units of their range, so that high powers stay exact.
  const [low, high] = [Math.min(...points.map(([x]) => x)), Math.max(...points.map(([x]) => x))];
  const [middle, range] = [(low + high) / 2, (high - low) / 2 || 1];
  const size = Math.min(order, points.length - 1) + 1;
  const near = points.map(([x, y]): Point => [(x - middle) / range, y]);
  const sum = (power: number, withY = false) => near.reduce((total, [x, y]) => total + x ** power * (withY ? y : 1), 0);
  const rows = Array.from({ length: size }, (_, row) => [...Array.from({ length: size }, (_, at) => sum(row + at)), sum(row, true)]);
  const factors = solve(rows);
  return factors && ((x) => factors.reduce((total, factor, power) => total + factor * ((x - middle) / range) ** power, 0));
}

/** Gaussian elimination; each row ends with its right side. */
function solve(rows: number[][]): number[] | undefined {
  for (let at = 0; at < rows.length; at += 1) {
    const best = rows.reduce(
      (most, row, index) => (index > at && Math.abs(row[at] ?? 0) > Math.abs(rows[most]?.[at] ?? 0) ? index : most),
      at,
    );
    const [pivot, other] = [rows[best], rows[at]];
    if (!pivot || !other || Math.abs(pivot[at] ?? 0) < 1e-12) return undefined;
    [rows[at], rows[best]] = [pivot, other];
    for (const row of rows) {
      if (row === pivot) continue;
      const share = (row[at] ?? 0) / (pivot[at] ?? 1);
      pivot.forEach((value, column) => (row[column] = (row[column] ?? 0) - value * share));
    }
  }
  return rows.map((row, at) => (row.at(-1) ?? 0) / (row[at] ?? 1));
}
