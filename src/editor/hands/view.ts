import { viewMatrix } from '#model/camera/camera.ts';
import { anchorOf } from '#model/camera/framing.ts';
import { apply, invert, multiply, type Point, scaleOf } from '#model/geometry/matrix.ts';
import type { Rectangle } from '#model/geometry/rectangle.ts';
import { layerMatrix } from '#model/paint/paint.ts';
import type { Matrix } from '#model/presentation/drawing.ts';
import type { ObjectId } from '#model/presentation/presentation.ts';
import { layerOf, matrixBetween, type SceneNode } from '#model/scene/scene.ts';
import { boundsOf, nodeOf, type SelectionBounds } from '../core/selection/bounds.ts';
import { asObjects, type Selection } from '../core/selection/selection.ts';
import type { Desk } from '../desk/desk.ts';

type Seen = Pick<Desk, 'scene' | 'state'>;

/** From a node's own coordinates to CSS pixels in the view. */
export function toView(seen: Seen, node: SceneNode): Matrix {
  const { matrix, from } = sightOf(seen, node);
  return multiply(matrix, matrixBetween(node, from));
}

/** Where the camera is for a node, and the matrix from there to CSS pixels: layers of the background move on their own. */
function sightOf({ scene, state }: Seen, node: SceneNode): { matrix: Matrix; from: SceneNode } {
  const layer = layerOf(node);
  if (layer) return { matrix: layerMatrix(scene, layer, state()), from: scene.root };
  const { camera, viewport } = state();
  return { matrix: viewMatrix(camera, viewport), from: anchorOf(scene, camera) };
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

/** The node of an object, and of what it is in. */
export function placed({ scene }: Seen, id: ObjectId): { node: SceneNode; parent: SceneNode } | undefined {
  const node = nodeOf(scene, id);
  return node?.parent && { node, parent: node.parent };
}

/** The box around what is selected, and the matrix from its coordinates to CSS pixels in the view. */
export function selectionInView(seen: Seen, selection: Selection = seen.state().selection): SelectionBounds | undefined {
  const { scene } = seen;
  const [first] = asObjects(selection).ids;
  const { matrix, from } = sightOf(seen, nodeOf(scene, first ?? '') ?? scene.root);
  const bounds = boundsOf(selection, scene, from);
  return bounds && { box: bounds.box, matrix: multiply(matrix, bounds.matrix) };
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
