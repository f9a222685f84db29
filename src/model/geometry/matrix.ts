import type { Matrix } from '../presentation/drawing.ts';
import type { Placement } from '../presentation/presentation.ts';

export interface Point {
  x: number;
  y: number;
}

export const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** Applies `inner` first, then `outer`. */
export const multiply = (outer: Matrix, inner: Matrix): Matrix => [
  outer[0] * inner[0] + outer[2] * inner[1],
  outer[1] * inner[0] + outer[3] * inner[1],
  outer[0] * inner[2] + outer[2] * inner[3],
  outer[1] * inner[2] + outer[3] * inner[3],
  outer[0] * inner[4] + outer[2] * inner[5] + outer[4],
  outer[1] * inner[4] + outer[3] * inner[5] + outer[5],
];

export const apply = (matrix: Matrix, x: number, y: number): Point => ({
  x: matrix[0] * x + matrix[2] * y + matrix[4],
  y: matrix[1] * x + matrix[3] * y + matrix[5],
});

/** Returns undefined if the matrix flattens the plane. */
export function invert(matrix: Matrix): Matrix | undefined {
  const [a, b, c, d, e, f] = matrix;
  const determinant = a * d - b * c;
  if (determinant === 0 || !Number.isFinite(1 / determinant)) return undefined;
  return [
    d / determinant,
    -b / determinant,
    -c / determinant,
    a / determinant,
    (c * f - d * e) / determinant,
    (b * e - a * f) / determinant,
  ];
}

/** How much it stretches lengths; exact if it stretches all directions equally. */
export const scaleOf = (matrix: Matrix): number => Math.sqrt(Math.abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]));

/** Quarter turns are exact: a frame at 90° has straight edges at any zoom. */
export function turn(degrees: number): { cos: number; sin: number } {
  const quarter = degrees / 90;
  if (Number.isInteger(quarter)) {
    const turns = ((quarter % 4) + 4) % 4;
    return { cos: turns === 0 ? 1 : turns === 2 ? -1 : 0, sin: turns === 1 ? 1 : turns === 3 ? -1 : 0 };
  }
  const radians = (degrees * Math.PI) / 180;
  return { cos: Math.cos(radians), sin: Math.sin(radians) };
}

/** From an object's own coordinates to its parent's. */
export function placementMatrix({ x, y, rotation, scale, width, height }: Placement): Matrix {
  const { cos, sin } = turn(rotation);
  const a = cos * scale;
  const b = sin * scale;
  return [a, b, -b, a, x - (a * width - b * height) / 2, y - (b * width + a * height) / 2];
}
