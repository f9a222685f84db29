import type { DrawingNode } from '../../../presentation/drawing.ts';
import type { Form } from '../form.ts';
import { path, pen, polyline } from '../parts/nodes.ts';
import type { Words } from '../parts/words.ts';
import { place, words } from '../parts/words.ts';
import { formatNumber } from './number-format.ts';
import type { Sheet } from './sheet.ts';
import type { Span } from './spans.ts';
import { rangeOf } from './spans.ts';
import { makeTicks } from './ticks.ts';

/** Where the data are: categories, or x, from 0 to 1 on one axis, values on the other. In a bar chart the first axis runs down. */
export interface Axes {
  left: number;
  right: number;
  top: number;
  foot: number;
  isBar: boolean;
  count: number;
  /** Length of a category. */
  band: number;
  /** Zero, or the end of the scale nearest to it. */
  base: number;
  along(place: number): number;
  spot(along: number, value: number): readonly [x: number, y: number];
  nodes: DrawingNode[];
  texts: Form[];
}

export const widest = (all: readonly (Words | undefined)[]) => Math.max(0, ...all.map((one) => one?.width ?? 0));

const steps = (room: number) => Math.max(2, Math.min(6, Math.floor(room) || 0));

/** `room`: space for labels beyond the longest bar or above the highest column. */
export function layAxes(
  { chart, series, area, size, kit }: Sheet,
  spans: readonly Span[][],
  count: number,
  isStacked: boolean,
  room: number,
): Axes {
  const kind = chart.chart;
  const isBar = kind === 'bar';
  const isScatter = kind === 'scatter';
  const isLongUnit = chart.unit.length > 3;
  const quiet = { size: size * 0.95, color: 'muted' };
  const number = (value: number, unit = '') => words(formatNumber(value, unit, kit.language, 6, 1e3), quiet, kit);
  const texts: Form[] = [];
  let top = area.y + size * 0.6;
  if (isLongUnit) {
    texts.push(place(words(chart.unit, quiet, kit, area.width), 0, top));
    top += size * 1.4;
  }
  if (!isBar) top += room;
  const foot = Math.max(top, area.y + area.height - size * 1.9);

  const isGrounded = isStacked || /bar|column|area/.test(kind);
  const ticks = makeTicks(...rangeOf(spans, isGrounded, isScatter), steps(isBar ? area.width / size / 7 : (foot - top) / size / 2.4));
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)];
  const numbers = ticks.map((tick) => number(tick, isLongUnit ? '' : chart.unit));

  const pitch = (isBar ? foot - top : area.width) / count;
  // More names than this never fit; no need to measure them all.
  const step = Math.ceil(isBar ? (size * 1.2) / pitch : count / 40);
  const most = isBar ? area.width * 0.35 : Math.max(pitch * 0.94, area.width / 6);
  const names = Array.from({ length: isScatter ? 0 : count }, (_, index) =>
    index % step ? undefined : words(chart.categories[index] ?? '', quiet, kit, most),
  );
  const left = size * 0.7 + widest(isBar ? names : numbers);
  const right = Math.max(left, area.width - (isBar ? room : size * 0.4));

  const xs = isScatter
    ? makeTicks(
        ...rangeOf(
          series.map((one) => one.values.map((_, index): Span => [0, one.x[index] ?? index])),
          false,
          true,
        ),
        steps((right - left) / size / 6),
      )
    : [];
  const [first = 0, last = 1] = [xs[0], xs.at(-1)];
  const isPinned = !/bar|column/.test(kind) && count > 1;
  const share = (value: number, from: number, to: number) => (value - from) / (to - from);
  const along = (at: number) => (isScatter ? share(at, first, last) : isPinned ? at / (count - 1) : (at + 0.5) / count);
  const spot: Axes['spot'] = (at, value) =>
    isBar
      ? [left + share(value, low, high) * (right - left), top + at * (foot - top)]
      : [left + at * (right - left), foot - share(value, low, high) * (foot - top)];
  const base = Math.max(low, Math.min(high, 0));

  ticks.forEach((tick, index) => {
    const [x, y] = spot(0, tick);
    const text = numbers[index];
    if (text) texts.push(isBar ? place(text, x, foot + size, 0.5) : place(text, left - size * 0.7, y, 1));
  });
  for (const x of xs) texts.push(place(number(x), left + along(x) * (right - left), foot + size, 0.5));
  const spacing = (right - left) / Math.max(1, isPinned ? count - 1 : count);
  const stride = isBar ? 1 : step * Math.max(1, Math.ceil((widest(names) + size * 0.8) / spacing / step));
  let free = 0;
  names.forEach((name, index) => {
    if (!name || index % stride) return;
    const [x, y] = spot(along(index), base);
    const begin = isBar ? left - size * 0.7 - name.width : Math.max(0, Math.min(area.width - name.width, x - name.width / 2));
    // The last name is moved inwards and may collide with its neighbour.
    if (!isBar && begin < free) return;
    texts.push(place(name, begin, isBar ? y : foot + size));
    free = begin + name.width + size * 0.4;
  });
  const grid = path(ticks.map((tick) => polyline([spot(0, tick), spot(1, tick)])).join(''), pen('muted', size * 0.06, 0.25));
  return {
    left,
    right,
    top,
    foot,
    isBar,
    count,
    band: (isBar ? foot - top : right - left) / count,
    base,
    along,
    spot,
    nodes: [grid],
    texts,
  };
}
