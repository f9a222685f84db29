import type { Point } from '#model/geometry/matrix.ts';
import { compilePath, verb } from '#model/geometry/path.ts';
import { MOST_POINTS } from '../../objects/points.ts';

/** A point of an outline, and what bends it before and after the point; without those, it is straight. */
interface Anchor extends Point {
  readonly before?: Point | undefined;
  readonly after?: Point | undefined;
}

export interface Figure {
  readonly anchors: readonly Anchor[];
  readonly isClosed: boolean;
}

/** Undefined if it has several outlines, or more points than anybody can pull at. */
export function readFigure(d: string): Figure | undefined {
  const { verbs, points } = compilePath(d);
  const anchors: Anchor[] = [];
  let [at, isClosed] = [0, false];
  for (const command of verbs) {
    const last = anchors.at(-1);
    if (isClosed || (command === verb.move) !== (last === undefined)) return undefined;
    isClosed = command === verb.close;
    const numbers = points.subarray(at, at + (verb.sizes[command] ?? 0));
    at += numbers.length;
    if (!isClosed) extend(anchors, last, numbers);
  }
  const [first, last] = [anchors[0], anchors.at(-1)];
  if (isClosed && first && last && anchors.length > 1 && isSamePlace(first, last)) {
    anchors.pop();
    anchors[0] = { ...first, before: last.before };
  }
  return anchors.length < 2 || anchors.length > MOST_POINTS ? undefined : { anchors, isClosed };
}

/** Curves with one control point become such with two. */
function extend(anchors: Anchor[], last: Anchor | undefined, numbers: Float64Array): void {
  const [x1 = 0, y1 = 0, x2 = x1, y2 = y1, x3 = x2, y3 = y2] = numbers;
  const end = { x: x3, y: y3 };
  if (last && numbers.length > 2) {
    const isCubic = numbers.length > 4;
    const after = isCubic ? { x: x1, y: y1 } : mix(last, { x: x1, y: y1 }, 2 / 3);
    const before = isCubic ? { x: x2, y: y2 } : mix(end, { x: x1, y: y1 }, 2 / 3);
    anchors[anchors.length - 1] = { ...last, after };
    anchors.push({ ...end, before });
  } else anchors.push(end);
}

const isSamePlace = (one: Point, other: Point): boolean =>
  Math.hypot(one.x - other.x, one.y - other.y) <= 1e-9 * Math.max(1, Math.abs(one.x), Math.abs(one.y));

export function writeFigure({ anchors, isClosed }: Figure): string {
  const [first] = anchors;
  if (!first) return '';
  const pair = ({ x, y }: Point) => `${tidy(x)} ${tidy(y)}`;
  const to = (next: Anchor, from: Anchor) =>
    from.after || next.before ? `C${pair(from.after ?? from)} ${pair(next.before ?? next)} ${pair(next)}` : `L${pair(next)}`;
  const lines = anchors.slice(1).map((anchor, index) => to(anchor, anchors[index] ?? first));
  const last = anchors.at(-1);
  const back = isClosed && last && (last.after || first.before) ? to(first, last) : '';
  return `M${pair(first)}${lines.join('')}${back}${isClosed ? 'Z' : ''}`;
}

const tidy = (value: number): number => Number(value.toPrecision(10));

/** What bends the outline there comes along. */
export function moveAnchor(figure: Figure, index: number, { x, y }: Point): Figure {
  const anchor = figure.anchors[index];
  if (!anchor) return figure;
  const along = (point: Point | undefined) => point && { x: point.x + x - anchor.x, y: point.y + y - anchor.y };
  return { ...figure, anchors: figure.anchors.with(index, { x, y, before: along(anchor.before), after: along(anchor.after) }) };
}

/** On the way from one point to the next, which stays as it is; the same figure if there is no next, or no room for more. */
export function addAnchor(figure: Figure, index: number, share = 0.5): Figure {
  const { anchors, isClosed } = figure;
  const from = anchors[index];
  const next = index + 1 < anchors.length ? index + 1 : isClosed ? 0 : undefined;
  const to = next === undefined ? undefined : anchors[next];
  if (!from || !to || next === undefined || anchors.length >= MOST_POINTS) return figure;
  if (!from.after && !to.before) return { ...figure, anchors: anchors.toSpliced(index + 1, 0, mix(from, to, share)) };
  const [one, two] = [from.after ?? from, to.before ?? to];
  const [a, b, c] = [mix(from, one, share), mix(one, two, share), mix(two, to, share)];
  const [before, after] = [mix(a, b, share), mix(b, c, share)];
  const split = { ...mix(before, after, share), before, after };
  return {
    ...figure,
    anchors: anchors
      .with(index, { ...from, after: a })
      .with(next, { ...to, before: c })
      .toSpliced(index + 1, 0, split),
  };
}

/** The same figure if it needs all of its points. */
export function removeAnchor(figure: Figure, index: number): Figure {
  const { anchors, isClosed } = figure;
  return anchors.length > (isClosed ? 3 : 2) ? { ...figure, anchors: anchors.toSpliced(index, 1) } : figure;
}

const SAMPLES = 24;

/** The place on the outline that is nearest to a point: after which of its points, how far to the next one, and how far away. */
export function nearestOn({ anchors, isClosed }: Figure, point: Point): { index: number; share: number; distance: number } {
  let nearest = { index: 0, share: 0.5, distance: Infinity };
  anchors.forEach((from, index) => {
    const to = anchors[index + 1] ?? (isClosed ? anchors[0] : undefined);
    if (!to) return;
    const [one, two] = [from.after ?? from, to.before ?? to];
    for (let step = 1; step < SAMPLES; step += 1) {
      const share = step / SAMPLES;
      // Without what bends it, a straight line is followed evenly.
      const isStraight = !from.after && !to.before;
      const at = isStraight ? mix(from, to, share) : onCurve(from, one, two, to, share);
      const distance = Math.hypot(at.x - point.x, at.y - point.y);
      if (distance < nearest.distance) nearest = { index, share, distance };
    }
  });
  return nearest;
}

function onCurve(from: Point, one: Point, two: Point, to: Point, share: number): Point {
  const [a, b, c] = [mix(from, one, share), mix(one, two, share), mix(two, to, share)];
  return mix(mix(a, b, share), mix(b, c, share), share);
}

const mix = (one: Point, other: Point, share: number): Point => ({
  x: one.x + (other.x - one.x) * share,
  y: one.y + (other.y - one.y) * share,
});
