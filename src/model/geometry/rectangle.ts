import type { Matrix } from '../presentation/drawing.ts';

export interface Rectangle {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const nothing: Rectangle = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };

export const isNothing = (rectangle: Rectangle) => !(rectangle.left <= rectangle.right && rectangle.top <= rectangle.bottom);

export const unite = (one: Rectangle, other: Rectangle): Rectangle => ({
  left: Math.min(one.left, other.left),
  top: Math.min(one.top, other.top),
  right: Math.max(one.right, other.right),
  bottom: Math.max(one.bottom, other.bottom),
});

export const intersects = (one: Rectangle, other: Rectangle) =>
  one.left <= other.right && other.left <= one.right && one.top <= other.bottom && other.top <= one.bottom;

export const grow = (rectangle: Rectangle, by: number): Rectangle => ({
  left: rectangle.left - by,
  top: rectangle.top - by,
  right: rectangle.right + by,
  bottom: rectangle.bottom + by,
});

/** The upright rectangle around the transformed one. */
export function transformRectangle(matrix: Matrix, rectangle: Rectangle): Rectangle {
  // Rotated, the infinite edges of `nothing` would span everything.
  if (isNothing(rectangle)) return nothing;
  const { left, top, right, bottom } = rectangle;
  const [a, b, c, d, e, f] = matrix;
  const x = a * left;
  const X = a * right;
  const y = c * top;
  const Y = c * bottom;
  const u = b * left;
  const U = b * right;
  const v = d * top;
  const V = d * bottom;
  return {
    left: Math.min(x, X) + Math.min(y, Y) + e,
    top: Math.min(u, U) + Math.min(v, V) + f,
    right: Math.max(x, X) + Math.max(y, Y) + e,
    bottom: Math.max(u, U) + Math.max(v, V) + f,
  };
}
