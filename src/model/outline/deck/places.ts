import { planGrid } from '../../arrangement/plans/grid.ts';
import { planLine } from '../../arrangement/plans/line.ts';
import { best, type Measures } from '../../arrangement/plans/plan.ts';
import { planSpiral } from '../../arrangement/plans/spiral.ts';
import { planTree } from '../../arrangement/plans/tree.ts';
import type { OutlineArrangement } from '../outline.ts';
import type { Box } from './parts.ts';
import { topicSize } from './topic.ts';

export interface Places {
  topics: Box[];
  /** Of the title, and how its lines are set. */
  title: Box;
  align: 'start' | 'center';
  branches: { x: number; y: number }[][];
  width: number;
  height: number;
}

export const measures: Measures = { ...topicSize, gap: 120, across: 120, down: 110, title: 0, band: 0 };
/** Around everything. */
const MARGIN = 130;
const APART = 1.03;

/** Where so many topics and the title are on the canvas. */
export function placesFor(arrangement: OutlineArrangement, count: number): Places {
  if (count === 0) return beside(count);
  if (arrangement === 'circle') return around(count);
  const part = [{ count, hasTitle: false }];
  // A tree has its title above the first branches; without a title of its own, its first part would be its crown.
  if (arrangement === 'tree') {
    const { slides, crown, branches } = planTree([{ count, hasTitle: true }], true, { ...measures, title: 260 });
    return whole({ topics: slides, title: crown ?? { x: 0, y: 0, width: topicSize.width, height: 520 }, align: 'center', branches });
  }
  const plan = arrangement === 'grid' ? planGrid : arrangement === 'spiral' ? planSpiral : planLine;
  const { slides } = plan(part, measures);
  const left = Math.min(0, ...slides.map(({ x }) => x));
  const top = Math.min(0, ...slides.map(({ y }) => y));
  const right = Math.max(topicSize.width, ...slides.map(({ x, width }) => x + width));
  const bottom = Math.max(0, ...slides.map(({ y, height }) => y + height));
  const height = Math.min(1400, Math.max(360, (bottom - top) * 0.18));
  const title = { x: left, y: top - height - measures.down, width: right - left, height };
  return whole({ topics: slides, title, align: arrangement === 'spiral' ? 'center' : 'start', branches: [] });
}

/** The title in the middle, the topics clockwise around it, as near as they can be; with one or two, it is beside them. */
function around(count: number): Places {
  if (count <= 2) return beside(count);
  const title = { x: -850, y: -270, width: 1700, height: 540 };
  const candidates = [0.5, 0.65, 0.8, 1, 1.25, 1.6].map((flatness) => ringOf(count, flatness, title));
  // As small as possible, and in the shape of a screen.
  const ring = best(candidates, ({ width, height }) => Math.log(Math.max(width / (16 / 9), height)));
  return ring ?? beside(count);
}

function ringOf(count: number, flatness: number, title: Box): Places {
  // The first one is at the upper left.
  const start = -Math.PI / 2 - Math.PI / count;
  const [across, down] = [topicSize.width + measures.across, (topicSize.height + measures.down) * flatness];
  for (let radius = 0.5; ; radius *= APART) {
    const topics = Array.from({ length: count }, (_, index): Box => {
      const angle = start + (2 * Math.PI * index) / count;
      return {
        x: Math.cos(angle) * radius * across - topicSize.width / 2,
        y: Math.sin(angle) * radius * down - topicSize.height / 2,
        ...topicSize,
      };
    });
    if (!collide(topics, title)) return whole({ topics, title, align: 'center', branches: [] });
  }
}

function beside(count: number): Places {
  const step = topicSize.height + measures.down;
  const topics = Array.from({ length: count }, (_, index): Box => ({ x: 1500, y: index * step, ...topicSize }));
  const height = Math.max(topicSize.height, count * step - measures.down);
  return whole({ topics, title: { x: 0, y: 0, width: 1380, height }, align: 'start', branches: [] });
}

/** Only neighbours on the ring can come close to each other, or those above one another on a flat one. */
function collide(topics: readonly Box[], title: Box): boolean {
  const [across, down] = [measures.across * 0.5, measures.down * 0.5];
  const meet = (one: Box, other: Box) =>
    one.x < other.x + other.width + across &&
    other.x < one.x + one.width + across &&
    one.y < other.y + other.height + down &&
    other.y < one.y + one.height + down;
  return topics.some((topic, index) => meet(topic, title) || topics.slice(index + 1).some((other) => meet(topic, other)));
}

/** Moved so that all of it begins at the corner of the canvas. */
function whole({ topics, title, align, branches }: Omit<Places, 'width' | 'height'>): Places {
  const boxes = [...topics, title];
  const points = branches.flat();
  const left = Math.min(...boxes.map(({ x }) => x), ...points.map(({ x }) => x)) - MARGIN;
  const top = Math.min(...boxes.map(({ y }) => y), ...points.map(({ y }) => y)) - MARGIN;
  const right = Math.max(...boxes.map(({ x, width }) => x + width), ...points.map(({ x }) => x)) + MARGIN;
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height), ...points.map(({ y }) => y)) + MARGIN;
  const move = <Place extends { x: number; y: number }>(place: Place): Place => ({ ...place, x: place.x - left, y: place.y - top });
  return {
    topics: topics.map(move),
    title: move(title),
    align,
    branches: branches.map((line) => line.map(move)),
    width: right - left,
    height: bottom - top,
  };
}
