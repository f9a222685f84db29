import { type Point, turn as turnBy } from '../../../geometry/matrix.ts';

interface Arc {
  rx: number;
  ry: number;
  /** Rotation of the ellipse, in degrees. */
  turn: number;
  isLarge: boolean;
  isSweeping: boolean;
}

type Curve = [ax: number, ay: number, bx: number, by: number, x: number, y: number];

/** An elliptical arc as cubic curves of at most a quarter turn each, following SVG 2, appendix B. Undefined if it is a straight line. */
export function arcToCurves(from: Point, { rx: givenX, ry: givenY, turn, isLarge, isSweeping }: Arc, to: Point): Curve[] | undefined {
  let rx = Math.abs(givenX);
  let ry = Math.abs(givenY);
  if (rx === 0 || ry === 0) return undefined;
  if (from.x === to.x && from.y === to.y) return [];
  const { cos, sin } = turnBy(turn);
  const [halfX, halfY] = [(from.x - to.x) / 2, (from.y - to.y) / 2];
  const x = (cos * halfX + sin * halfY) / rx;
  const y = (-sin * halfX + cos * halfY) / ry;
  const reach = x * x + y * y;
  // Radii that are too small are scaled up until they just reach.
  const stretch = Math.max(1, Math.sqrt(reach));
  rx *= stretch;
  ry *= stretch;
  const offset = Math.sqrt(Math.max(0, 1 / reach - 1)) * (isLarge === isSweeping ? -1 : 1);
  if (!Number.isFinite(offset * reach) || !Number.isFinite(reach)) return undefined;
  const [ux, uy] = [x / stretch, y / stretch];
  const [cx, cy] = [offset * uy, -offset * ux];
  const start = Math.atan2(uy - cy, ux - cx);
  const end = Math.atan2(-uy - cy, -ux - cx);
  let sweep = end - start;
  if (isSweeping && sweep < 0) sweep += 2 * Math.PI;
  if (!isSweeping && sweep > 0) sweep -= 2 * Math.PI;

  const [middleX, middleY] = [(from.x + to.x) / 2, (from.y + to.y) / 2];
  const place = (px: number, py: number): [number, number] => {
    const [ex, ey] = [(px + cx) * rx, (py + cy) * ry];
    return [cos * ex - sin * ey + middleX, sin * ex + cos * ey + middleY];
  };
  const count = Math.max(1, Math.ceil(Math.abs(sweep) / (Math.PI / 2) - 1e-9));
  const step = sweep / count;
  const pull = (4 / 3) * Math.tan(step / 4);
  return Array.from({ length: count }, (_, index): Curve => {
    const [a, b] = [start + index * step, start + (index + 1) * step];
    const last: [number, number] = index === count - 1 ? [to.x, to.y] : place(Math.cos(b), Math.sin(b));
    return [
      ...place(Math.cos(a) - pull * Math.sin(a), Math.sin(a) + pull * Math.cos(a)),
      ...place(Math.cos(b) + pull * Math.sin(b), Math.sin(b) - pull * Math.cos(b)),
      ...last,
    ];
  });
}
