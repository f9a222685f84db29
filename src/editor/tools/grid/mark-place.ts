import { apply, type Point } from '#model/geometry/matrix.ts';
import type { ObjectId } from '#model/presentation/presentation.ts';
import type { Desk } from '../../desk/desk.ts';
import { toView } from '../../hands/view.ts';

/** Of more values, no single one is to be seen. */
const MOST = 2000;

/** The corners of the column or bar of a value, in CSS pixels of the view; undefined for other kinds of charts. */
export function markPlace(desk: Desk, id: ObjectId, series: number, point: number): readonly Point[] | undefined {
  const node = desk.scene.nodes.get(id);
  const chart = node?.object;
  if (
    !node ||
    chart?.kind !== 'chart' ||
    chart.plain ||
    chart.series.length * chart.categories.length > MOST ||
    (chart.chart !== 'column' && chart.chart !== 'bar')
  )
    return undefined;
  // The marks of all series, one path for each, before the line they stand on.
  const drawing = desk.formsOf(chart).findLast((form) => form.kind === 'drawing');
  const marks = drawing?.kind === 'drawing' ? drawing.nodes.at(series - chart.series.length - 1) : undefined;
  const values = chart.series[series]?.values ?? [];
  if (marks?.kind !== 'path' || series >= chart.series.length || !values[point]) return undefined;
  // Gaps have no mark, and neither has nothing.
  const place = values.slice(0, point).filter(Boolean).length;
  const outline = marks.d.split('M')[place + 1];
  if (outline === undefined) return undefined;
  const numbers = [...outline.matchAll(/-?\d[\d.]*(?:e-?\d+)?/g)].map(([number]) => Number(number));
  const [xs, ys] = [numbers.filter((_, index) => index % 2 === 0), numbers.filter((_, index) => index % 2 === 1)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const matrix = toView(desk, node);
  return [apply(matrix, left, top), apply(matrix, right, top), apply(matrix, right, bottom), apply(matrix, left, bottom)];
}
