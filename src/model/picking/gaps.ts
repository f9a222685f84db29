import type { Rectangle } from '../geometry/rectangle.ts';

export type Axis = 'across' | 'down';

/** The room between two neighbours: from one to the other along the axis, at a place on the other axis. */
export interface Gap {
  axis: Axis;
  from: number;
  to: number;
  at: number;
}

interface Span {
  low: number;
  high: number;
  /** On the other axis. */
  left: number;
  right: number;
}

/** Boxes that touch more than this far are not beside each other. */
const OVERLAP = 0.5;

/** How far to move a box along an axis so that it has the same gaps as its neighbours; undefined if none are within reach. */
export function evenShift(boxes: readonly Rectangle[], box: Rectangle, axis: Axis, reach: number): number | undefined {
  const own = spanOf(box, axis);
  const { before, after } = besides(boxes, own, axis, reach);
  const [previous, next] = [before[0], after[0]];
  const shifts: number[] = [];
  if (previous && next) shifts.push((next.low + previous.high - own.low - own.high) / 2);
  for (const [one, beyond] of pairs(before)) shifts.push(one.high + (one.low - beyond.high) - own.low);
  for (const [one, beyond] of pairs(after)) shifts.push(one.low - (beyond.low - one.high) - own.high);
  const near = shifts.filter((shift) => Math.abs(shift) <= reach);
  return near.length === 0 ? undefined : near.reduce((best, shift) => (Math.abs(shift) < Math.abs(best) ? shift : best));
}

/** The gaps to show beside a box: those that are the same on both sides or repeat the next one, otherwise the smallest. */
export function gapsBeside(boxes: readonly Rectangle[], box: Rectangle, axis: Axis): Gap[] {
  const own = spanOf(box, axis);
  const { before, after } = besides(boxes, own, axis, 0);
  const [previous, next] = [before[0], after[0]];
  const left = previous && gapBetween(previous, own, axis);
  const right = next && gapBetween(own, next, axis);
  const further = [
    ...pairs(before).map(([one, beyond]) => ({ own: left, other: gapBetween(beyond, one, axis) })),
    ...pairs(after).map(([one, beyond]) => ({ own: right, other: gapBetween(one, beyond, axis) })),
  ];
  const repeated = further
    .filter((pair) => pair.own && isSame(pair.own, pair.other))
    .flatMap((pair) => (pair.own ? [pair.own, pair.other] : []));
  if (left && right && isSame(left, right)) repeated.unshift(left, right);
  if (repeated.length > 0) return [...new Set(repeated)];
  const nearest = left && right ? (length(left) <= length(right) ? left : right) : (left ?? right);
  return nearest ? [nearest] : [];
}

/** In line with a span, on either side of it, the nearest first: two of each tell all. */
function besides(boxes: readonly Rectangle[], own: Span, axis: Axis, reach: number) {
  const inLine = boxes
    .map((box) => spanOf(box, axis))
    .filter(({ left, right }) => left < own.right - OVERLAP && right > own.left + OVERLAP);
  const before = inLine.filter(({ high }) => high <= own.low + reach + OVERLAP).toSorted((one, other) => other.high - one.high);
  const after = inLine.filter(({ low }) => low >= own.high - reach - OVERLAP).toSorted((one, other) => one.low - other.low);
  return { before: apart(before, (one, other) => other.high <= one.low), after: apart(after, (one, other) => other.low >= one.high) };
}

/** The nearest, and the nearest of those beyond it. */
function apart(spans: readonly Span[], isBeyond: (one: Span, other: Span) => boolean): Span[] {
  const [first] = spans;
  const second = first && spans.find((span) => isBeyond(first, span));
  return [first, second].filter((span) => span !== undefined);
}

const pairs = ([one, beyond]: readonly Span[]): [Span, Span][] => (one && beyond ? [[one, beyond]] : []);

/** In the middle of where both are. */
function gapBetween(one: Span, other: Span, axis: Axis): Gap {
  const at = (Math.max(one.left, other.left) + Math.min(one.right, other.right)) / 2;
  return { axis, from: one.high, to: other.low, at };
}

const length = ({ from, to }: Gap): number => to - from;
const isSame = (one: Gap, other: Gap): boolean => Math.abs(length(one) - length(other)) < 0.01;

const spanOf = ({ left, top, right, bottom }: Rectangle, axis: Axis): Span =>
  axis === 'across' ? { low: left, high: right, left: top, right: bottom } : { low: top, high: bottom, left, right };
