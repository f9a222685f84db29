import type { DrawingNode } from '../../../presentation/drawing.ts';
import type { Stroke } from '../../../presentation/paints.ts';
import type { ChartAxis } from '../../../presentation/presentation.ts';
import { widest } from '../chart/axes.ts';
import type { Form } from '../form.ts';
import type { Box } from '../parts/nodes.ts';
import { paintIn, path, polyline, rectangle, strokeIn } from '../parts/nodes.ts';
import type { Words } from '../parts/words.ts';
import { place } from '../parts/words.ts';
import { formatCell } from './cell-format.ts';
import { layNames } from './names.ts';
import type { Plan } from './plan.ts';
import { allDigits, placeTurned, say, sayLines } from './plan.ts';
import type { Scale } from './scale.ts';
import { makeScale } from './scale.ts';

export interface Grid {
  plot: Box;
  isBar: boolean;
  count: number;
  scales: readonly [Scale, Scale];
  /** Position of a category's centre, or of an x value, from 0 to 1. */
  along(place: number): number;
  /** `at` along the categories, `share` along the values. */
  spot(at: number, share: number): readonly [x: number, y: number];
  nodes: DrawingNode[];
  texts: Form[];
}

/** Ten steps, or as many as their numbers have room for. */
const most = (room: number, each: number) => Math.max(2, Math.min(10, Math.floor(room / (each || 1)) || 0));
/** Half of a tick that crosses its line, in font sizes. */
const TICK = 0.25;

/**
 * Both axes with their labels, in and around the area. `numbers` are the values of the first and the second axis, `xs` the x values of a
 * scatter chart.
 */
export function layGrid(plan: Plan, count: number, numbers: readonly [number[], number[]], xs: number[] | undefined): Grid {
  const { chart, plain, area, kit } = plan;
  const { categoryAxis: names = {}, valueAxis: first = {}, secondAxis: second } = plain;
  const isBar = chart.chart === 'bar';
  const letters = (axis: ChartAxis) => plan.style(axis.style).size;
  const size = letters(first);
  const write = (axis: ChartAxis, ticks: number[]) =>
    axis.labels === 'none' ? [] : ticks.map((tick) => say(plan, formatCell(tick, axis.format ?? 'General', kit.language), axis.style));
  const scaleOf = (axis: ChartAxis | undefined, own: number[], room: number, each: number) =>
    makeScale(axis, own, most(room, each), plain.isPercent);
  const titleOf = (axis: ChartAxis | undefined, width: number) =>
    axis?.title ? sayLines(plan, axis.title, axis.titleStyle, width) : undefined;
  const deep = (title: Words | undefined) => (title ? title.height + size * 0.3 : 0);

  const categories = Array.from({ length: xs ? 0 : count }, (_, index) => chart.categories[index] ?? '');
  const [across, down] = [titleOf(isBar ? first : names, area.width), titleOf(isBar ? names : first, area.height)];
  const other = second && titleOf(second, isBar ? area.width : area.height);
  const isEnd = Boolean(names.isReversed) !== Boolean(first.isFar);

  // Two passes: the number of ticks depends on the space the names leave, and vice versa.
  const whole = { x: area.x, y: area.y, width: area.width, height: area.height };
  let plot: Box = plain.plot
    ? {
        x: plain.plot.x * chart.width,
        y: plain.plot.y * chart.height,
        width: plain.plot.width * chart.width,
        height: plain.plot.height * chart.height,
      }
    : whole;
  let scales: [Scale, Scale];
  let [written, writtenSecond, writtenXs]: [Words[], Words[], Words[]] = [[], [], []];
  let xScale: Scale | undefined;
  let labels = layNames(plan, names, categories, 0, 0, isBar);
  const rounds = plain.plot ? 1 : 2;
  for (let round = 0; ; round += 1) {
    const length = isBar ? plot.width : plot.height;
    const each = (axis: ChartAxis | undefined) => (axis?.labels === 'none' ? 0 : isBar ? widest(written) * 1.05 : size * 1.2);
    scales = [scaleOf(first, numbers[0], length, each(first)), scaleOf(second, numbers[1], length, each(second))];
    [written, writtenSecond] = [write(first, scales[0].ticks), second ? write(second, scales[1].ticks) : []];
    xScale = xs && scaleOf(names, xs, plot.width, widest(writtenXs) * 1.05);
    writtenXs = xScale ? write(names, xScale.ticks) : [];
    const band = (isBar ? plot.height : plot.width) / (names.isFlush && !isBar ? Math.max(1, count - 1) : count);
    labels = layNames(plan, names, categories, band, isBar ? area.width * 0.4 : area.height * 0.6, isBar);
    if (round === rounds) break;
    const tall = Math.max(0, ...written.map(({ height }) => height));
    const reach = (one: Words[]) => (one.length ? (isBar ? tall : widest(one) + size * 0.4) : 0);
    const [near, far] = [reach(written), reach(writtenSecond)];
    const below = xs ? (writtenXs.length ? size * 1.4 : 0) : labels.depth;
    // Names beside an axis line within the data need no extra space.
    const base = names.labels === 'low' ? 0 : scales[0].at(scales[0].base);
    const isOver = (names.labels === 'high' || Boolean(names.isFar)) !== Boolean(first.isReversed);
    const [under, over] = isOver ? [0, below] : [Math.max(0, below - base * length), 0];
    const edge = xs ? widest(writtenXs) / 2 : names.isFlush ? labels.edge : 0;
    const [start, end] = isEnd ? [far, near] : [near, far];
    if (plain.plot) continue;
    const left = isBar ? under + deep(down) : Math.max(start, edge) + deep(down);
    const right = isBar ? over + widest(written.slice(-1)) / 2 : Math.max(end, edge) + deep(other);
    const top = isBar ? start + (isEnd ? deep(other) : 0) : over + (written.length ? tall / 2 : size * 0.2);
    const foot = isBar ? end + deep(across) : Math.max(under, written.length ? tall / 2 : 0) + deep(across);
    plot = {
      x: whole.x + left,
      y: whole.y + top,
      width: Math.max(0, whole.width - left - right),
      height: Math.max(0, whole.height - top - foot),
    };
  }

  const turned = (at: number) => (names.isReversed ? 1 - at : at);
  const along = (at: number) =>
    xScale ? xScale.at(at) : turned(names.isFlush && !isBar && count > 1 ? at / (count - 1) : (at + 0.5) / count);
  const spot: Grid['spot'] = (at, share) =>
    isBar ? [plot.x + share * plot.width, plot.y + at * plot.height] : [plot.x + at * plot.width, plot.y + (1 - share) * plot.height];
  const texts: Form[] = [];
  const nodes: DrawingNode[] = [];
  const rule = (stroke: Stroke | undefined, lines: (readonly [number, number])[][]) => {
    if (stroke) nodes.push(path(lines.map(polyline).join(''), strokeIn(plot, stroke)));
  };
  if (plain.plotFill) nodes.push(path(rectangle(plot), { fill: paintIn(plot, plain.plotFill) }));
  const bands = xScale
    ? xScale.ticks.map(along)
    : Array.from({ length: Math.min(count, 400) + 1 }, (_, index) => index / Math.min(count, 400));
  rule(
    names.grid,
    bands.map((at) => [spot(at, 0), spot(at, 1)]),
  );
  rule(
    first.grid,
    scales[0].ticks.map((tick) => [spot(0, scales[0].at(tick)), spot(1, scales[0].at(tick))]),
  );

  /** `outwards`: away from the data. */
  const ticksOf = ({ ticks }: ChartAxis, places: (readonly [number, number])[], outwards: readonly [number, number]) => {
    const [start, end] = [ticks === 'out' ? 0 : -TICK * size, ticks === 'in' ? 0 : TICK * size];
    const moved = ([x, y]: readonly [number, number], by: number) => [x + outwards[0] * by, y + outwards[1] * by] as const;
    return ticks ? places.map((place) => [moved(place, start), moved(place, end)]) : [];
  };

  const lineUp = (axis: ChartAxis, scale: Scale, own: Words[], atEnd: boolean) => {
    const at = axis.labels === 'high' ? Number(!atEnd) : Number(atEnd);
    const side = atEnd ? 1 : -1;
    const marks = scale.ticks.map((tick) => spot(Number(atEnd), scale.at(tick)));
    rule(axis.line, [[spot(Number(atEnd), 0), spot(Number(atEnd), 1)], ...ticksOf(axis, marks, isBar ? [0, side] : [side, 0])]);
    scale.ticks.forEach((tick, index) => {
      const [x, y] = spot(at, scale.at(tick));
      const text = own[index];
      if (text)
        texts.push(
          isBar
            ? place(text, x, y + (at ? 1 : -1) * (text.height / 2 + size * 0.2), 0.5)
            : place(text, x + (at ? 1 : -1) * size * 0.4, y, at ? 0 : 1),
        );
    });
  };
  lineUp(first, scales[0], written, isEnd);
  if (second) lineUp(second, scales[1], writtenSecond, !isEnd);

  const low = first.isReversed ? 1 : 0;
  const cross = names.isFar ? 1 - low : Math.max(0, Math.min(1, scales[0].at(scales[0].base)));
  const edges = xScale || !names.isFlush ? bands : Array.from({ length: count }, (_, index) => along(index));
  const side = cross === 1 ? 1 : -1;
  const marks = edges.map((at) => spot(at, cross));
  rule(names.line, [[spot(0, cross), spot(1, cross)], ...ticksOf(names, marks, isBar ? [side, 0] : [0, -side])]);
  const beside = names.labels === 'low' ? low : names.labels === 'high' ? 1 - low : cross;
  texts.push(...labels.place((index) => spot(along(index), beside), beside === 1));
  xScale?.ticks.forEach((tick, index) => {
    const [x, y] = spot(along(tick), beside);
    const text = writtenXs[index];
    if (text) texts.push(place(text, x, y + text.height / 2 + size * 0.2, 0.5));
  });
  for (const axis of [names, first, second]) if (axis) texts.push(...allDigits(plan, axis.style));
  if (across) texts.push(place(across, plot.x + plot.width / 2, whole.y + whole.height - across.height / 2, 0.5));
  if (down) texts.push(placeTurned(down, whole.x + down.height / 2, plot.y + plot.height / 2, -90, 0.5));
  if (other)
    texts.push(
      isBar
        ? place(other, plot.x + plot.width / 2, whole.y + other.height / 2, 0.5)
        : placeTurned(other, whole.x + whole.width - other.height / 2, plot.y + plot.height / 2, -90, 0.5),
    );
  return { plot, isBar, count, scales, along, spot, nodes, texts };
}
