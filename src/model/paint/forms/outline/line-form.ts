import type { LineEnd, LineObject } from '../../../presentation/presentation.ts';
import type { Form } from '../form.ts';
import { ellipse, paintIn, path, polygon, polyline, strokeIn } from '../parts/nodes.ts';

type Spot = readonly [x: number, y: number];

/** A head, in line widths: its length, half its width, and how far before the tip the line ends. */
const heads: Record<LineEnd, [length: number, half: number, cut: number]> = {
  none: [0, 0, 0],
  arrow: [4.5, 2.6, 1.8],
  triangle: [4.5, 2.25, 4],
  circle: [4, 2, 3.9],
  bar: [0.9, 2.25, 0.5],
};

export function lineForm({ points, course, stroke, start, end, width, height }: LineObject): Form[] {
  const spots = points
    .map(({ x, y }): Spot => [x, y])
    .filter(([x, y], index, all) => index === 0 || x !== all[index - 1]?.[0] || y !== all[index - 1]?.[1]);
  const route = course === 'elbow' ? elbows(spots) : spots;
  const [first, second] = route;
  const [beforeLast, last] = route.slice(-2);
  if (!first || !second || !beforeLast || !last) return [];
  const box = { x: 0, y: 0, width, height };
  const look = strokeIn(box, stroke);
  const isShared = route.length === 2 && start !== 'none' && end !== 'none';
  const tail = makeHead(start, second, first, stroke.width, isShared);
  const head = makeHead(end, beforeLast, last, stroke.width, isShared);
  const shortened = [tail.at, ...route.slice(1, -1), head.at];
  const nodes = [path(course === 'curved' ? smooth(shortened) : polyline(shortened), look)];
  // A head has the line's paint, but no dashes and no blunt ends.
  for (const { d } of [tail, head]) if (d) nodes.push(path(d, { fill: paintIn(box, stroke.paint) }));
  return [{ kind: 'drawing', nodes }];
}

/** From one point to the next by two right angles; the longer direction first. */
function elbows(spots: Spot[]): Spot[] {
  const route = spots.slice(0, 1);
  spots.slice(1).forEach(([x, y], index) => {
    const [fromX, fromY] = spots[index] ?? [x, y];
    const isFlat = Math.abs(x - fromX) >= Math.abs(y - fromY);
    const [middleX, middleY] = [(x + fromX) / 2, (y + fromY) / 2];
    if (x !== fromX && y !== fromY) route.push(isFlat ? [middleX, fromY] : [fromX, middleY], isFlat ? [middleX, y] : [x, middleY]);
    route.push([x, y]);
  });
  return route;
}

/** Catmull–Rom curve through all points; its ends follow the straight line. */
function smooth(spots: Spot[]): string {
  return spots
    .map(([x, y], index) => {
      const from = spots[index - 1];
      if (!from) return `M${x} ${y}`;
      const before = spots[index - 2] ?? from;
      const after = spots[index + 1] ?? ([x, y] as const);
      return `C${from[0] + (x - before[0]) / 6} ${from[1] + (y - before[1]) / 6} ${x - (after[0] - from[0]) / 6} ${y - (after[1] - from[1]) / 6} ${x} ${y}`;
    })
    .join('');
}

/** The head at `tip`, and where the line before it ends. Heads shrink to fit a short line. */
function makeHead(kind: LineEnd, from: Spot, tip: Spot, width: number, isShared: boolean): { at: Spot; d: string } {
  const [dx, dy] = [tip[0] - from[0], tip[1] - from[1]];
  const distance = Math.hypot(dx, dy);
  const [length, half, cut] = heads[kind];
  const unit = Math.min(width, (distance * (isShared ? 0.5 : 1)) / (length || 1));
  // `back` from the tip along the line, `aside` across it.
  const at = (back: number, aside: number): Spot => [
    tip[0] - ((dx * back + dy * aside) * unit) / distance,
    tip[1] - ((dy * back - dx * aside) * unit) / distance,
  ];
  if (kind === 'none' || !(unit > 0)) return { at: tip, d: '' };
  if (kind === 'circle') return { at: at(cut, 0), d: ellipse(...at(half, 0), half * unit) };
  if (kind === 'triangle') return { at: at(cut, 0), d: polygon([tip, at(length, half), at(length, -half)]) };
  if (kind === 'bar') return { at: at(cut, 0), d: polygon([at(0, half), at(length, half), at(length, -half), at(0, -half)]) };
  // An open head, as a filled outline: a stroke's mitre would extend beyond the tip.
  return {
    at: at(cut, 0),
    d: polygon([tip, at(length, half), at(length, half - 1.15), at(1.9, 0), at(length, 1.15 - half), at(length, -half)]),
  };
}
