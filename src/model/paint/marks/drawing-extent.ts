import { multiply } from '../../geometry/matrix.ts';
import type { CompiledPath } from '../../geometry/path.ts';
import { compilePath } from '../../geometry/path.ts';
import type { Rectangle } from '../../geometry/rectangle.ts';
import { grow, nothing, transformRectangle, unite } from '../../geometry/rectangle.ts';
import type { DrawingNode, DrawingPath, Matrix } from '../../presentation/drawing.ts';

const compiled = new WeakMap<object, CompiledPath>();

/** Compiled once and cached for the lifetime of the path. */
export function compiledOf(path: { d: string }): CompiledPath {
  let known = compiled.get(path);
  if (!known) compiled.set(path, (known = compilePath(path.d)));
  return known;
}

/** Where a path can leave marks, after applying `matrix`. */
export const extentOf = (path: DrawingPath, matrix: Matrix): Rectangle =>
  grow(transformRectangle(matrix, compiledOf(path).bounds), path.stroke ? penReach(path, matrix) : 1);

/** A mitred corner extends beyond half the line width. */
const penReach = ({ strokeWidth, join, miterLimit, cap }: DrawingPath, matrix: Matrix) =>
  1 + ((strokeWidth * Math.hypot(...matrix.slice(0, 4))) / 2) * Math.max(join === 'miter' ? miterLimit : 1, cap === 'square' ? 1.5 : 1);

export function extentOfAll(nodes: readonly DrawingNode[], matrix: Matrix): Rectangle {
  let extent = nothing;
  for (const node of nodes) {
    const here = node.transform ? multiply(matrix, node.transform) : matrix;
    extent = unite(extent, node.kind === 'path' ? extentOf(node, here) : extentOfAll(node.children, here));
  }
  return extent;
}
