import { viewMatrix } from '#model/camera/camera.ts';
import { anchorOf } from '#model/camera/framing.ts';
import { apply, invert, multiply, type Point, scaleOf } from '#model/geometry/matrix.ts';
import type { Rectangle } from '#model/geometry/rectangle.ts';
import type { Matrix } from '#model/presentation/drawing.ts';
import type { ObjectId } from '#model/presentation/presentation.ts';
import { matrixBetween, type SceneNode } from '#model/scene/scene.ts';
import { boundsOf, type SelectionBounds } from '../core/selection/bounds.ts';
import type { Selection } from '../core/selection/selection.ts';
import type { Desk } from '../desk/desk.ts';

type Seen = Pick<Desk, 'scene' | 'state'>;

/** From a node's own coordinates to CSS pixels in the view. */
export function toView({ scene, state }: Seen, node: SceneNode): Matrix {
  const { camera, viewport } = state();
  return multiply(viewMatrix(camera, viewport), matrixBetween(node, anchorOf(scene, camera)));
}

/** A point of the view in a node's own coordinates. */
export function inNode(seen: Seen, node: SceneNode, { x, y }: Point): Point {
  const inverse = invert(toView(seen, node));
  return inverse ? apply(inverse, x, y) : { x: 0, y: 0 };
}

/** What a way across the view is in the coordinates of a node. */
export function wayInNode(seen: Seen, node: SceneNode, { x, y }: Point): Point {
  const inverse = invert(toView(seen, node));
  if (!inverse) return { x: 0, y: 0 };
  return { x: inverse[0] * x + inverse[2] * y, y: inverse[1] * x + inverse[3] * y };
}

/** The node of an object on the canvas, and of the object it is in. */
export function placed({ scene }: Seen, id: ObjectId): { node: SceneNode; parent: SceneNode } | undefined {
  const node = scene.nodes.get(id);
  return node?.parent && { node, parent: node.parent };
}

/** The box around what is selected, and the matrix from its coordinates to CSS pixels in the view. */
export function selectionInView({ scene, state }: Seen, selection: Selection = state().selection): SelectionBounds | undefined {
  const { camera, viewport } = state();
  const bounds = boundsOf(selection, scene, anchorOf(scene, camera));
  return bounds && { box: bounds.box, matrix: multiply(viewMatrix(camera, viewport), bounds.matrix) };
}

/** Rounded to a hundredth of a pixel of the view, so that documents do not fill with digits that nobody sees. */
export function tidy(value: number, matrix: Matrix): number {
  const digits = Math.ceil(Math.log10(scaleOf(matrix))) + 2;
  return Number(value.toFixed(Math.min(Math.max(digits, 0), 15)));
}

/** The corners of a box that may be turned, in CSS pixels of the view. */
export type Corners = readonly Point[];

export const cornersOf = (matrix: Matrix, { left, top, right, bottom }: Rectangle): Corners => [
  apply(matrix, left, top),
  apply(matrix, right, top),
  apply(matrix, right, bottom),
  apply(matrix, left, bottom),
];
