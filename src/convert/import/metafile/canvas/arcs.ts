import type { Spot } from './outline.ts';

/** Curves along an ellipse in a box, from a start angle over a sweep, in radians, clockwise. */
export function arcCurves(
  box: { left: number; top: number; right: number; bottom: number },
  start: number,
  sweep: number,
): { from: Spot; curves: [Spot, Spot, Spot][] } {
  const [cx, cy, rx, ry] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2, (box.right - box.left) / 2, (box.bottom - box.top) / 2];
  const pieces = Math.max(1, Math.ceil(Math.abs(sweep) / (Math.PI / 2) - 1e-9));
  const step = sweep / pieces;
  const handle = (4 / 3) * Math.tan(step / 4);
  const at = (angle: number, aside = 0): Spot => ({
    x: cx + rx * (Math.cos(angle) - aside * Math.sin(angle)),
    y: cy + ry * (Math.sin(angle) + aside * Math.cos(angle)),
  });
  return {
    from: at(start),
    curves: Array.from({ length: pieces }, (_, piece): [Spot, Spot, Spot] => [
      at(start + piece * step, handle),
      at(start + (piece + 1) * step, -handle),
      at(start + (piece + 1) * step),
    ]),
  };
}

/** The angles from one ray through the centre of a box to another. The same ray twice is a full turn. */
export function between(
  box: { left: number; top: number; right: number; bottom: number },
  start: Spot,
  end: Spot,
  isClockwise: boolean,
): { start: number; sweep: number } {
  const [cx, cy, rx, ry] = [
    (box.left + box.right) / 2,
    (box.top + box.bottom) / 2,
    (box.right - box.left) / 2 || 1,
    (box.bottom - box.top) / 2 || 1,
  ];
  const angle = ({ x, y }: Spot) => Math.atan2((y - cy) / ry, (x - cx) / rx);
  const [from, to] = [angle(start), angle(end)];
  const turn = Math.PI * 2;
  const way = (((isClockwise ? to - from : from - to) % turn) + turn) % turn || turn;
  return { start: from, sweep: isClockwise ? way : -way };
}
