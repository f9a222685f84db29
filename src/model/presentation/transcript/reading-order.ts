import type { Rectangle } from '../../geometry/rectangle.ts';

/** More cuts than any real layout needs; stops at a spiral of boxes. */
const MOST_CUTS = 32;

/** The order in which people read a page: rows from top to bottom, columns within a row by text direction, rows again within a column. */
export function inReadingOrder<T extends { box: Rectangle }>(things: readonly T[], isRightToLeft: boolean, cuts = MOST_CUTS): T[] {
  if (things.length < 2) return [...things];
  const go = (parts: T[][]) => parts.flatMap((part) => inReadingOrder(part, isRightToLeft, cuts - 1));
  const rows = cuts > 0 ? cut(things, 'top', 'bottom') : [];
  if (rows.length > 1) return go(rows);
  const columns = cuts > 0 ? cut(things, 'left', 'right') : [];
  if (columns.length > 1) return go(isRightToLeft ? columns.toReversed() : columns);
  const side = isRightToLeft ? -1 : 1;
  return things.toSorted((one, other) => one.box.top - other.box.top || (one.box.left - other.box.left) * side);
}

/** Parts separated by a clear line. Edges may overlap by a quarter of the median size: text rarely fills its box. */
function cut<T extends { box: Rectangle }>(things: readonly T[], from: 'top' | 'left', to: 'bottom' | 'right'): T[][] {
  const lengths = things.map(({ box }) => box[to] - box[from]).sort((one, other) => one - other);
  const usual = lengths[lengths.length >> 1] ?? 0;
  const middles = things.map((thing) => {
    const slack = Math.min(usual, thing.box[to] - thing.box[from]) / 4;
    return { thing, start: thing.box[from] + slack, end: thing.box[to] - slack };
  });
  middles.sort((one, other) => one.start - other.start);
  const parts: T[][] = [];
  let reach = -Infinity;
  for (const { thing, start, end } of middles) {
    if (start >= reach) parts.push([]);
    parts.at(-1)?.push(thing);
    reach = Math.max(reach, end);
  }
  return parts;
}
