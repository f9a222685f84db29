import type { DrawingNode, DrawingPaint } from '../../../presentation/drawing.ts';
import type { Form } from '../form.ts';
import { ellipse, path, pen, polyline, rectangle, solid } from '../parts/nodes.ts';
import type { Words } from '../parts/words.ts';
import { place } from '../parts/words.ts';
import type { Axes } from './axes.ts';
import { widest } from './axes.ts';
import type { Sheet } from './sheet.ts';
import type { Span } from './spans.ts';
import { runsOf } from './spans.ts';

/** The drawn data. */
interface Marks {
  nodes: DrawingNode[];
  texts: Form[];
}

/** Columns and bars with rounded ends; labels only if all of them fit. */
export function barMarks(
  { series, size }: Sheet,
  { spot, along, isBar, count, band }: Axes,
  spans: readonly Span[][],
  labels: readonly (Words | undefined)[][],
  isStacked: boolean,
): Marks {
  const isSingle = isStacked || series.length === 1;
  const group = Math.min(band * (isSingle ? 0.6 : 0.76), size * 6 * (isSingle ? 1 : series.length)) / band / count;
  const slot = group / (isSingle ? 1 : series.length);
  const breadth = slot * band * count;
  const hasRoom = isBar ? breadth > size * 0.8 : widest(labels.flat()) < breadth * (isSingle ? 1.5 : 1.05);
  const texts: Form[] = [];
  const nodes = series.map((one, row) => {
    let d = '';
    spans[row]?.forEach((span, index) => {
      if (!span) return;
      const [from, to] = span;
      const middle = along(index) + (isSingle ? 0 : (row - (series.length - 1) / 2) * slot);
      const inset = slot * (isSingle ? 0.5 : 0.46);
      const [[ax, ay], [bx, by]] = [spot(middle - inset, from), spot(middle + inset, to)];
      const box = { x: Math.min(ax, bx), y: Math.min(ay, by), width: Math.abs(bx - ax), height: Math.abs(by - ay) };
      const isOuter = !isStacked || !series.slice(row + 1).some(({ values }) => (values[index] ?? 0) * Math.sign(to - from) > 0);
      const radius = isOuter ? size * 0.3 : 0;
      const [end, start] = to >= from ? [radius, 0] : [0, radius];
      if (from !== to) d += isBar ? rectangle(box, start, end, end, start) : rectangle(box, end, end, start, start);
      const label = hasRoom && labels[row]?.[index];
      if (!label) return;
      const [x, y] = spot(middle, to);
      const sign = to >= from ? 1 : -1;
      texts.push(isBar ? place(label, x + sign * size * 0.45, y, sign > 0 ? 0 : 1) : place(label, x, y - sign * size * 0.75, 0.5));
    });
    return path(d, { fill: solid(one.color, one.opacity) });
  });
  return { nodes, texts };
}

/** Lines and areas; points if there are few of them, and for isolated values. */
export function lineMarks(
  { chart, series, size }: Sheet,
  { spot, along, base, count, left, right, top, foot }: Axes,
  spans: readonly Span[][],
  labels: readonly (Words | undefined)[][],
  isStacked: boolean,
): Marks {
  const areas: DrawingNode[] = [];
  const lines: DrawingNode[] = [];
  const texts: Form[] = [];
  series.forEach(({ color, opacity }, row) => {
    let [course, field, dots] = ['', '', ''];
    for (const run of runsOf(spans[row] ?? [])) {
      const upper = run.map(({ index, to }) => spot(along(index), to));
      const lower = run.map(({ index, from }) => spot(along(index), isStacked ? from : base));
      if (upper.length > 1) [course, field] = [course + polyline(upper), `${field + polyline([...upper, ...lower.toReversed()])}Z`];
      if (upper.length === 1 || count <= 12) dots += upper.map((one) => ellipse(...one, size * 0.26)).join('');
      upper.forEach(([x, y], index) => {
        const label = labels[row]?.[run[index]?.index ?? 0];
        if (!label || label.width > (right - left) / count) return;
        // Below if its neighbours are higher, so that no line crosses it, unless the axis names are there.
        const sign = y + size * 1.6 < foot && (upper[index - 1]?.[1] ?? y) + (upper[index + 1]?.[1] ?? y) < y * 2 ? 1 : -1;
        texts.push(
          place(label, Math.max(left + size * 0.3, Math.min(right + size * 0.4 - label.width, x - label.width / 2)), y + sign * size),
        );
      });
    }
    const fade: DrawingPaint = {
      kind: 'linear',
      x1: 0,
      y1: top,
      x2: 0,
      y2: foot,
      stops: [
        { offset: 0, color, opacity: 0.3 },
        { offset: 1, color, opacity: 0.03 },
      ],
    };
    if (chart.chart === 'area') areas.push(path(field, { fill: isStacked ? solid(color, 0.75 * opacity) : fade }));
    lines.push(path(course, pen(color, size * 0.17, opacity)), path(dots, { fill: solid(color, opacity) }));
  });
  return { nodes: [...areas, ...lines], texts };
}

export function dotMarks({ series, size }: Sheet, { spot, along }: Axes): Marks {
  const nodes = series.map(({ values, x, color, opacity }) => {
    const dots = values.map((value, index) => (value === null ? '' : ellipse(...spot(along(x[index] ?? index), value), size * 0.36)));
    return path(dots.join(''), { fill: solid(color, opacity * 0.8) });
  });
  return { nodes, texts: [] };
}
