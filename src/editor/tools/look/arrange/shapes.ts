import { planSpiral } from '#model/arrangement/plans/spiral.ts';
import { best, strangeness, upTo } from '#model/arrangement/plans/plan.ts';
import type { Point } from '#model/geometry/matrix.ts';

export const shapes = ['grid', 'spiral', 'tree', 'line', 'circle'] as const;
export type ArrangeShape = (typeof shapes)[number];

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface ArrangeWishes {
  readonly shape: ArrangeShape;
  /** Between neighbours, as a share of their size; 1 leaves room for another one. */
  readonly room: number;
  /** Of a grid. */
  readonly columns: number;
  /** By how many each level of a tree is longer than the one above. */
  readonly growth: number;
  /** Degrees, of a spiral, a line or a circle. */
  readonly turn: number;
}

/** The centres of boxes of these sizes, in their order, around (0, 0). No two boxes overlap. */
export function placesFor(sizes: readonly Size[], wishes: ArrangeWishes): Point[] {
  const gap = wishes.room * meanSide(sizes);
  switch (wishes.shape) {
    case 'grid':
      return grid(sizes, wishes.columns, gap);
    case 'spiral':
      return spiral(sizes, wishes.turn, gap);
    case 'tree':
      return rows(sizes, levelsOf(sizes.length, wishes.growth), gap);
    case 'line':
      return line(sizes, wishes.turn, gap);
    case 'circle':
      return apart(circle(sizes.length, wishes.turn), sizes, gap);
  }
}

/** The number of columns that makes a grid about as wide as a screen. */
export function usualColumns(sizes: readonly Size[]): number {
  const { width, height } = meanSize(sizes);
  const columns = best(upTo(sizes.length), (count) => strangeness(count * width, Math.ceil(sizes.length / count) * height));
  return columns ?? 1;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
const most = (numbers: readonly number[]): number => numbers.reduce((all, one) => Math.max(all, one), 0);

const meanSize = (sizes: readonly Size[]): Size => ({
  width: sum(sizes.map(({ width }) => width)) / Math.max(sizes.length, 1),
  height: sum(sizes.map(({ height }) => height)) / Math.max(sizes.length, 1),
});

function meanSide(sizes: readonly Size[]): number {
  const { width, height } = meanSize(sizes);
  return (width + height) / 2;
}

/** Centres of lengths in a row with gaps between them, around 0. */
function along(lengths: readonly number[], gap: number): number[] {
  let at = -(sum(lengths) + gap * (lengths.length - 1)) / 2;
  return lengths.map((length) => {
    const centre = at + length / 2;
    at += length + gap;
    return centre;
  });
}

/** Columns line up. */
function grid(sizes: readonly Size[], wanted: number, gap: number): Point[] {
  const columns = Math.min(Math.max(1, Math.round(wanted)), sizes.length);
  const widths = upTo(columns).map((column) => most(sizes.filter((_, index) => index % columns === column - 1).map(({ width }) => width)));
  const heights = upTo(Math.ceil(sizes.length / columns)).map((row) =>
    most(sizes.slice((row - 1) * columns, row * columns).map(({ height }) => height)),
  );
  const [xs, ys] = [along(widths, gap), along(heights, gap)];
  return sizes.map((_, index) => ({ x: xs[index % columns] ?? 0, y: ys[Math.floor(index / columns)] ?? 0 }));
}

/** How many are on each level: one at the top, and the last level has what is left. */
function levelsOf(count: number, growth: number): number[] {
  const levels: number[] = [];
  let left = count;
  for (let next = 1; left > 0; next += Math.max(1, Math.round(growth))) {
    levels.push(Math.min(next, left));
    left -= next;
  }
  return levels;
}

/** Each row is centred. */
function rows(sizes: readonly Size[], counts: readonly number[], gap: number): Point[] {
  let start = 0;
  const levels = counts.map((count) => sizes.slice(start, (start += count)));
  const heights = levels.map((level) => most(level.map(({ height }) => height)));
  const ys = along(heights, gap);
  return levels.flatMap((level, place) =>
    along(
      level.map(({ width }) => width),
      gap,
    ).map((x) => ({ x, y: ys[place] ?? 0 })),
  );
}

/** Neighbours are side by side, or, where the line is steep enough to be shorter that way, one below the other. */
function line(sizes: readonly Size[], turn: number, gap: number): Point[] {
  const [cos, sin] = directionOf(turn);
  const ways = [
    { lengths: sizes.map(({ width }) => width), share: Math.abs(cos) },
    { lengths: sizes.map(({ height }) => height), share: Math.abs(sin) },
  ].filter(({ share }) => share > 1e-6);
  const lines = ways.map(({ lengths, share }) => along(lengths, gap).map((length) => length / share));
  const shortest = best(lines, (centres) => (centres.at(-1) ?? 0) - (centres[0] ?? 0)) ?? [];
  return shortest.map((length) => ({ x: length * cos, y: length * sin }));
}

function circle(count: number, turn: number): Point[] {
  if (count === 1) return [{ x: 0, y: 0 }];
  return upTo(count).map((place) => {
    const [cos, sin] = directionOf(turn - 90 + ((place - 1) * 360) / count);
    return { x: cos, y: sin };
  });
}

const none = { width: 1, height: 1, gap: 0, across: 0, down: 0, band: 0, title: 0 };

function spiral(sizes: readonly Size[], turn: number, gap: number): Point[] {
  const { width, height } = meanSize(sizes);
  const [cos, sin] = directionOf(turn);
  const { slides } = planSpiral([{ count: sizes.length, hasTitle: false }], none);
  const turned = slides.map(({ x, y }) => ({ x: (x * cos - y * sin) * width, y: (x * sin + y * cos) * height }));
  return apart(turned, sizes, gap);
}

/** The same figure, just as large as it has to be for boxes of these sizes not to overlap. */
function apart(figure: readonly Point[], sizes: readonly Size[], gap: number): Point[] {
  let factor = 0;
  for (const [index, { x, y }] of figure.entries())
    for (const [other, there] of figure.slice(0, index).entries()) {
      const [one, two] = [sizes[index], sizes[other]];
      if (!one || !two) continue;
      const across = ((one.width + two.width) / 2 + gap) / Math.abs(x - there.x);
      const down = ((one.height + two.height) / 2 + gap) / Math.abs(y - there.y);
      factor = Math.max(factor, Math.min(across, down));
    }
  return figure.map(({ x, y }) => ({ x: x * factor, y: y * factor }));
}

const directionOf = (degrees: number): [number, number] => [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
