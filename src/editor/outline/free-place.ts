import { intersects, nothing, type Rectangle, unite } from '#model/geometry/rectangle.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Between neighbours, as a share of the size. */
const GAP = 0.15;
/** Places tried in a row, or one below the other. */
const MOST = 60;

/**
 * The middle of a free place for something new: beside the last, or in the first row that has room, within the area; if that is full, below
 * everything, and if it is empty, in its middle. `taken` are in order.
 */
export function freePlace(area: Size, taken: readonly Rectangle[], size: Size): { x: number; y: number } {
  const last = taken.at(-1);
  if (!last) return { x: area.width / 2, y: area.height / 2 };
  const gap = GAP * Math.min(size.width, size.height);
  const boxAt = (left: number, top: number): Rectangle => ({ left, top, right: left + size.width, bottom: top + size.height });
  const isFree = (box: Rectangle) =>
    box.left >= 0 && box.top >= 0 && box.right <= area.width && box.bottom <= area.height && !taken.some((other) => intersects(box, other));
  const beside = [boxAt(last.right + gap, last.top), boxAt(last.left, last.bottom + gap)];
  const found = [...beside, ...places(area, size, gap).map(({ x, y }) => boxAt(x, y))].find(isFree) ?? below(taken, size, gap);
  return { x: (found.left + found.right) / 2, y: (found.top + found.bottom) / 2 };
}

/** Row by row, as people read. */
function places(area: Size, { width, height }: Size, gap: number): { x: number; y: number }[] {
  const along = (length: number, own: number) => {
    const count = Math.min(MOST, Math.max(0, Math.floor((length - gap) / (own + gap))));
    return Array.from({ length: count }, (_, place) => gap + place * (own + gap));
  };
  const xs = along(area.width, width);
  return along(area.height, height).flatMap((y) => xs.map((x) => ({ x, y })));
}

function below(taken: readonly Rectangle[], { width, height }: Size, gap: number): Rectangle {
  const { left, bottom } = taken.reduce(unite, nothing);
  return { left, top: bottom + gap, right: left + width, bottom: bottom + gap + height };
}
