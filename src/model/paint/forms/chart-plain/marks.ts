import type { DrawingNode } from '../../../presentation/drawing.ts';
import type { Stroke } from '../../../presentation/paints.ts';
import { makeSpans, runsOf, type Span } from '../chart/spans.ts';
import type { Form } from '../form.ts';
import { errorNodes, errorReach, type ErrorSpot } from './error-bars.ts';
import { ellipse, paintIn, path, polygon, polyline, rectangle, solid, strokeIn } from '../parts/nodes.ts';
import type { Grid } from './grid.ts';
import { layGrid } from './grid.ts';
import { labelOf, placeBeside } from './labels.ts';
import type { Plan, PlainSeries } from './plan.ts';

type Point = readonly [x: number, y: number];
type Beside = 'above' | 'below' | 'left' | 'right' | 'center';

/** Charts with two axes. */
export function gridForms(plan: Plan): Form[] {
  const { chart, plain, series } = plan;
  const isScatter = chart.chart === 'scatter';
  const usual = chart.chart === 'bar' ? 'column' : chart.chart;
  const count = Math.max(1, chart.categories.length, ...series.map(({ values }) => values.length));
  const spans = new Map<PlainSeries, Span[]>();
  for (const kind of ['area', 'column', 'line'] as const)
    for (const isSecond of [false, true]) {
      const group = series.filter((one) => one.shown === kind && Boolean(one.isSecond) === isSecond);
      const isStacked = chart.isStacked && kind === usual;
      const made = makeSpans(
        group.map((one) => ({ ...one, values: shares(one, group, Boolean(plain.isPercent && isStacked)), x: [], opacity: 1 })),
        count,
        isStacked,
        kind !== 'column',
      );
      group.forEach((one, row) => spans.set(one, made[row] ?? []));
    }
  const numbersOf = (isSecond: boolean) => {
    const own = series.filter((one) => Boolean(one.isSecond) === isSecond);
    const ends = own.flatMap((one) => (spans.get(one) ?? []).flatMap((span, index) => (span ? errorReach(one, index, span[1]) : [])));
    return plain.isPercent && ends.length ? [...ends.filter((end) => end < 0), 0, 1] : ends;
  };
  const xs = isScatter
    ? series.flatMap(({ x, values }) => values.flatMap((value, index) => (value === null ? [] : [x?.[index] ?? index + 1])))
    : undefined;
  const grid = layGrid(plan, count, [numbersOf(false), numbersOf(true)], xs);
  const nodes: DrawingNode[] = [];
  const texts: Form[] = [];
  const draw = (kind: PlainSeries['shown'], marks: typeof columns) => {
    for (const isSecond of [false, true]) {
      const group = series.filter((one) => one.shown === kind && Boolean(one.isSecond) === isSecond);
      if (group.length) marks(plan, grid, group, spans, nodes, texts);
    }
  };
  if (isScatter) lines(plan, grid, series, spans, nodes, texts);
  else {
    draw('area', areas);
    draw('column', columns);
    if (plain.hasRanges || plain.hasUpDown)
      ranges(
        plan,
        grid,
        series.filter(({ shown }) => shown === 'line'),
        nodes,
      );
    draw('line', lines);
  }
  return [{ kind: 'drawing', nodes: [...grid.nodes, ...nodes] }, ...grid.texts, ...texts];
}

/** As shares of the total of each category. */
const shares = ({ values }: PlainSeries, group: readonly PlainSeries[], isPercent: boolean) =>
  isPercent
    ? values.map((value, index) =>
        value === null ? null : value / (group.reduce((sum, one) => sum + Math.abs(one.values[index] ?? 0), 0) || 1),
      )
    : values;

const scaleOf = ({ scales }: Grid, { isSecond }: PlainSeries) => scales[isSecond ? 1 : 0];
const edge = (box: Grid['plot'], stroke: Stroke | undefined) => strokeIn(box, stroke);

function columns(
  plan: Plan,
  grid: Grid,
  group: readonly PlainSeries[],
  spans: Map<PlainSeries, Span[]>,
  nodes: DrawingNode[],
  texts: Form[],
): void {
  const { chart, plain } = plan;
  const { plot, spot, along, count, isBar } = grid;
  const isStacked = chart.isStacked && (chart.chart === 'column' || isBar);
  const overlap = isStacked ? 1 : (plain.overlap ?? 0);
  const breadth = 1 / count / (group.length - (group.length - 1) * overlap + (plain.gap ?? 1.5));
  const size = breadth * (group.length - (group.length - 1) * overlap);
  const isReversed = Boolean(plain.categoryAxis?.isReversed);
  group.forEach((one, row) => {
    const scale = scaleOf(grid, one);
    const fills = new Map<string, string>();
    const bars: ErrorSpot[] = [];
    spans.get(one)?.forEach((span, index) => {
      if (!span) return;
      const shift = -size / 2 + row * breadth * (1 - overlap);
      const start = along(index) + (isReversed ? -shift - breadth : shift);
      const [from, to] = [scale.at(isStacked ? span[0] : scale.base), scale.at(span[1])].map((share) =>
        Math.max(0, Math.min(1, share)),
      ) as [number, number];
      const [[ax, ay], [bx, by]] = [spot(start, from), spot(start + breadth, to)];
      const color = plan.colorOf(one, index);
      const box = { x: Math.min(ax, bx), y: Math.min(ay, by), width: Math.abs(bx - ax), height: Math.abs(by - ay) };
      const fill = paintIn(box, plan.fillOf(one, index));
      if (from !== to && fill) nodes.push(path(rectangle(box), { fill, ...edge(plot, one.stroke) }));
      else if (from !== to) fills.set(color, (fills.get(color) ?? '') + rectangle(box));
      bars.push({ index, at: start + breadth / 2, value: span[1] });
      const label = labelOf(plan, one, index);
      if (!label) return;
      const side = one.labels?.side ?? (isStacked ? 'center' : 'outside');
      const isUp = to >= from;
      const [near, far]: [Beside, Beside] = isBar
        ? isUp
          ? ['left', 'right']
          : ['right', 'left']
        : isUp
          ? ['below', 'above']
          : ['above', 'below'];
      const middle = start + breadth / 2;
      const gap = plan.style(one.labels?.style).size * 0.2;
      if (side === 'center') texts.push(placeBeside(label, spot(middle, (from + to) / 2), 'center', 0));
      else if (side === 'base') texts.push(placeBeside(label, spot(middle, from), far, gap));
      else texts.push(placeBeside(label, spot(middle, to), side === 'inside' ? near : far, gap));
    });
    for (const [color, d] of fills) nodes.push(path(d, { fill: solid(color), ...edge(plot, one.stroke) }));
    nodes.push(...errorNodes(plan, grid, one, bars));
  });
}

function areas(
  plan: Plan,
  grid: Grid,
  group: readonly PlainSeries[],
  spans: Map<PlainSeries, Span[]>,
  nodes: DrawingNode[],
  texts: Form[],
): void {
  const { spot, along, plot } = grid;
  for (const one of group) {
    const scale = scaleOf(grid, one);
    const isStacked = plan.chart.isStacked && plan.chart.chart === 'area';
    const d = runsOf(spans.get(one) ?? []).map((run) => {
      const upper = run.map(({ index, to }) => spot(along(index), scale.at(to)));
      const lower = run.map(({ index, from }) => spot(along(index), scale.at(isStacked ? from : scale.base)));
      run.forEach(({ index, from, to }) => {
        const label = labelOf(plan, one, index);
        if (label) texts.push(placeBeside(label, spot(along(index), scale.at((from + to) / 2)), 'center', 0));
      });
      return polygon([...upper, ...lower.toReversed()]);
    });
    nodes.push(path(d.join(''), { fill: paintIn(plot, one.fill) ?? solid(one.color), ...edge(plot, one.stroke) }));
  }
}

function lines(
  plan: Plan,
  grid: Grid,
  group: readonly PlainSeries[],
  spans: Map<PlainSeries, Span[]>,
  nodes: DrawingNode[],
  texts: Form[],
): void {
  const { spot, along, plot } = grid;
  const largest = group.flatMap(({ sizes }) => sizes ?? []).reduce<number>((most, size) => Math.max(most, Math.abs(size ?? 0)), 1e-15);
  for (const one of group) {
    const scale = scaleOf(grid, one);
    const x = (index: number) => (one.shown === 'line' && plan.chart.chart !== 'scatter' ? index : (one.x?.[index] ?? index + 1));
    const runs = runsOf(spans.get(one) ?? []).map((run) =>
      run.map(({ index, to }) => ({ index, at: spot(along(x(index)), scale.at(to)) })),
    );
    if (one.stroke)
      nodes.push(
        path(
          runs
            .map((run) =>
              course(
                run.map(({ at }) => at),
                Boolean(one.isSmooth),
              ),
            )
            .join(''),
          edge(plot, one.stroke),
        ),
      );
    const values = spans.get(one) ?? [];
    const dotted = runs.flat().map(({ index }) => ({ index, at: along(x(index)), value: values[index]?.[1] ?? 0 }));
    nodes.push(...errorNodes(plan, grid, one, dotted, x));
    const radius = (index: number) =>
      one.sizes
        ? Math.sqrt(Math.abs(one.sizes[index] ?? 0) / largest) * Math.min(plot.width, plot.height) * 0.125
        : (one.markerSize ?? plan.style().size * 0.4) / 2;
    const dots = new Map<string, string>();
    for (const { index, at } of runs.flat()) {
      const color = plan.colorOf(one, index);
      if (one.marker || one.sizes) dots.set(color, (dots.get(color) ?? '') + sign(one.sizes ? 'circle' : one.marker, at, radius(index)));
      const label = labelOf(plan, one, index);
      const side = one.labels?.side;
      if (label)
        texts.push(
          placeBeside(
            label,
            at,
            side === 'above' || side === 'below' || side === 'left' || side === 'center' ? side : 'right',
            one.sizes || one.marker ? radius(index) : plan.style().size * 0.2,
          ),
        );
    }
    for (const [color, d] of dots) nodes.push(path(d, { fill: solid(color, one.sizes ? 0.75 : 1) }));
  }
}

function sign(marker: PlainSeries['marker'], [x, y]: Point, radius: number): string {
  if (marker === 'square') return rectangle({ x: x - radius, y: y - radius, width: radius * 2, height: radius * 2 });
  if (marker === 'diamond')
    return polygon([
      [x, y - radius],
      [x + radius, y],
      [x, y + radius],
      [x - radius, y],
    ]);
  if (marker === 'triangle')
    return polygon([
      [x, y - radius],
      [x + radius, y + radius],
      [x - radius, y + radius],
    ]);
  return ellipse(x, y, radius);
}

/** Smooth courses pass through every point, parallel to the line from the previous point to the next. */
export function course(points: readonly Point[], isSmooth: boolean, isClosed = false): string {
  if (!isSmooth || points.length < 3) return polyline(points) + (isClosed ? 'Z' : '');
  return points
    .map((point, index) => {
      const before = points[index - 1];
      if (!before) return `M${point[0]} ${point[1]}`;
      const [first, after] = [points[index - 2] ?? before, points[index + 1] ?? point];
      const control = (from: Point, one: Point, other: Point, sixth: number) =>
        `${from[0] + (other[0] - one[0]) * sixth} ${from[1] + (other[1] - one[1]) * sixth}`;
      return `C${control(before, first, point, 1 / 6)} ${control(point, before, after, -1 / 6)} ${point[0]} ${point[1]}`;
    })
    .join('');
}

/** For stock charts: lines from the lowest to the highest, and bars from the first to the last. */
function ranges(
  { plain, style }: Plan,
  { spot, along, scales, count, plot }: Grid,
  group: readonly PlainSeries[],
  nodes: DrawingNode[],
): void {
  const line: Stroke = {
    paint: { kind: 'color', color: style().color ?? 'text' },
    width: plain.categoryAxis?.line?.width ?? style().size * 0.06,
    dash: [],
    cap: 'butt',
    join: 'miter',
  };
  let [whiskers, up, down] = ['', '', ''];
  for (let index = 0; index < count; index += 1) {
    const values = group.flatMap(({ values }) => values[index] ?? []);
    const [first, last] = [values[0], values.at(-1)];
    if (first === undefined || last === undefined) continue;
    const [low, high, from, to] = [Math.min(...values), Math.max(...values), first, last].map((value) => scales[0].at(value)) as [
      number,
      number,
      number,
      number,
    ];
    whiskers += polyline([spot(along(index), low), spot(along(index), high)]);
    const [[ax, ay], [bx, by]] = [
      spot(along(index) - 0.2 / count, Math.max(from, to)),
      spot(along(index) + 0.2 / count, Math.min(from, to)),
    ];
    const bar = rectangle({ x: ax, y: ay, width: bx - ax, height: by - ay });
    if (last >= first) up += bar;
    else down += bar;
  }
  if (plain.hasRanges) nodes.push(path(whiskers, strokeIn(plot, line)));
  if (plain.hasUpDown)
    nodes.push(
      path(up, { fill: solid('#ffffff'), ...strokeIn(plot, line) }),
      path(down, { fill: solid('#404040'), ...strokeIn(plot, line) }),
    );
}
