/** The coordinates that lines are drawn in; stretched to the available space, so only proportions matter. */
export const PLANE = { width: 1000, height: 100 } as const;

/** Heights above, of and below the plane, in pixels. */
export const FRAME = { head: 10, height: 212, foot: 28 } as const;

/** From 0 at the start to 1 at the end; a single point is in the middle. */
export const shareAt = (at: number, count: number): number => (count < 2 ? 0.5 : at / (count - 1));

const round = (value: number) => Math.round(value * 100) / 100;
const pointAt = (value: number, at: number, count: number, top: number) =>
  `${round(shareAt(at, count) * PLANE.width)} ${round(PLANE.height * (1 - value / top))}`;

/** A path through all values, left to right; `top` is the value at the upper edge. A single value is a horizontal line. */
export function linePath(values: readonly number[], top: number): string {
  const [only] = values;
  if (values.length === 1 && only !== undefined) return linePath([only, only], top);
  return values.map((value, at) => `${at === 0 ? 'M' : 'L'}${pointAt(value, at, values.length, top)}`).join('');
}

/** The line, closed along the baseline. */
export const areaPath = (values: readonly number[], top: number): string =>
  values.length === 0 ? '' : `${linePath(values, top)}L${PLANE.width} ${PLANE.height}L0 ${PLANE.height}Z`;

/** The index nearest to a position from 0 to 1. */
export const nearestTo = (share: number, count: number): number => Math.min(count - 1, Math.max(0, Math.round(share * (count - 1))));

/** The index a key moves to; undefined for other keys. */
export function movedBy(key: string, at: number, count: number): number | undefined {
  const week = 7;
  const target = {
    ArrowRight: at + 1,
    ArrowUp: at + 1,
    ArrowLeft: at - 1,
    ArrowDown: at - 1,
    PageUp: at + week,
    PageDown: at - week,
    Home: 0,
    End: count - 1,
  }[key];
  return target === undefined ? undefined : Math.min(count - 1, Math.max(0, target));
}
