import { apply } from '#model/geometry/matrix.ts';
import type { Matrix } from '#model/presentation/drawing.ts';

export interface Spot {
  x: number;
  y: number;
}

const FAR = 1e7;
const print = (value: number): number => (Number.isFinite(value) ? Math.round(Math.max(-FAR, Math.min(FAR, value)) * 1000) / 1000 : 0);

/** A point as path data, in device coordinates. */
export const spotAt = (matrix: Matrix, { x, y }: Spot): string => {
  const spot = apply(matrix, x, y);
  return `${print(spot.x)} ${print(spot.y)}`;
};

export const linesThrough = (matrix: Matrix, spots: readonly Spot[]): string => spots.map((spot) => `L${spotAt(matrix, spot)}`).join('');

/** Three points per curve; one or two left over are ignored. */
export function curvesThrough(matrix: Matrix, spots: readonly Spot[]): string {
  let d = '';
  for (let at = 0; at + 2 < spots.length; at += 3)
    d += `C${spots
      .slice(at, at + 3)
      .map((spot) => spotAt(matrix, spot))
      .join(' ')}`;
  return d;
}

export const corners = (left: number, top: number, right: number, bottom: number): Spot[] => [
  { x: left, y: top },
  { x: right, y: top },
  { x: right, y: bottom },
  { x: left, y: bottom },
];
