import type { Rectangle } from '../geometry/rectangle.ts';

/** An edge or the middle of a box, which others can line up with. */
interface Mark {
  /** Its place on one axis, and its span on the other. */
  at: number;
  from: number;
  to: number;
}

/** All marks of a view, in order: few of thousands are ever looked at. */
export interface SnapIndex {
  readonly vertical: readonly Mark[];
  readonly horizontal: readonly Mark[];
}

/** A line to show: from one end to the other, along what lines up. */
export interface Guide {
  axis: 'vertical' | 'horizontal';
  at: number;
  from: number;
  to: number;
}

export function snapIndex(boxes: readonly Rectangle[]): SnapIndex {
  return { vertical: sorted(boxes.flatMap(verticalMarks)), horizontal: sorted(boxes.flatMap(horizontalMarks)) };
}

/** How far to move a box so that it lines up with what is within reach, and the lines that then show it. */
export function snap(index: SnapIndex, box: Rectangle, reach: number): { x: number; y: number; guides: Guide[] } {
  const x = nearest(index.vertical, verticalMarks(box), reach);
  const y = nearest(index.horizontal, horizontalMarks(box), reach);
  const moved = { left: box.left + x, top: box.top + y, right: box.right + x, bottom: box.bottom + y };
  return {
    x,
    y,
    guides: [
      ...guidesAlong('vertical', index.vertical, verticalMarks(moved), reach),
      ...guidesAlong('horizontal', index.horizontal, horizontalMarks(moved), reach),
    ],
  };
}

const verticalMarks = ({ left, top, right, bottom }: Rectangle): Mark[] =>
  [left, (left + right) / 2, right].map((at) => ({ at, from: top, to: bottom }));

const horizontalMarks = ({ left, top, right, bottom }: Rectangle): Mark[] =>
  [top, (top + bottom) / 2, bottom].map((at) => ({ at, from: left, to: right }));

const sorted = (marks: Mark[]): Mark[] => marks.toSorted((one, other) => one.at - other.at);

function nearest(marks: readonly Mark[], own: readonly Mark[], reach: number): number {
  let best = Infinity;
  for (const { at } of own)
    for (const mark of between(marks, at - reach, at + reach)) if (Math.abs(mark.at - at) < Math.abs(best)) best = mark.at - at;
  return best === Infinity ? 0 : best;
}

/** One for each place where something lines up exactly. */
function guidesAlong(axis: Guide['axis'], marks: readonly Mark[], own: readonly Mark[], reach: number): Guide[] {
  const slack = reach * 1e-6;
  return own.flatMap(({ at, from, to }) => {
    const aligned = [...between(marks, at - slack, at + slack)];
    if (aligned.length === 0) return [];
    return { axis, at, from: Math.min(from, ...aligned.map((mark) => mark.from)), to: Math.max(to, ...aligned.map((mark) => mark.to)) };
  });
}

function* between(marks: readonly Mark[], least: number, most: number): Generator<Mark, void, undefined> {
  let [low, high] = [0, marks.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((marks[middle]?.at ?? Infinity) < least) low = middle + 1;
    else high = middle;
  }
  for (let index = low; index < marks.length; index++) {
    const mark = marks[index];
    if (!mark || mark.at > most) return;
    yield mark;
  }
}
