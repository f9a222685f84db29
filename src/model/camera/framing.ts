import { apply, scaleOf, turn } from '../geometry/matrix.ts';
import type { Rectangle } from '../geometry/rectangle.ts';
import { nothing, transformRectangle, unite } from '../geometry/rectangle.ts';
import type { ObjectId } from '../presentation/presentation.ts';
import type { Scene, SceneNode } from '../scene/scene.ts';
import { boxOf, matrixBetween } from '../scene/scene.ts';
import type { Camera, Viewport } from './camera.ts';

/** CSS pixels at the viewport's edges covered by captions, bars or a sheet. */
export interface Insets {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

export interface Framing {
  insets?: Insets | undefined;
  /** On each side, as a fraction of the free area's shorter side; if absent, `usualMargin`. */
  margin?: number | undefined;
}

/**
 * The margin on each side, in CSS pixels: 5 % of the free area's shorter side, less on small screens. Style sheets can compute it too, and
 * one does (`viewer/overlay/pictures/opening.css.ts`).
 */
export const usualMargin = (shorter: number): number => Math.max(0, Math.min(0.05 * shorter, 0.075 * (shorter - 250)));

/** Beyond this zoom, float64 can no longer distinguish an anchor's pixels. */
export const UTMOST_ZOOM = 1e12;

const noInsets: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

/** Frames the whole object, upright, centred in the free part of the viewport. */
export function frameObject(scene: Scene, id: ObjectId, viewport: Viewport, { insets = noInsets, margin }: Framing = {}): Camera {
  const node = scene.nodes.get(id) ?? scene.root;
  const { anchor, scaleToAnchor } = node;
  const { left, top, right, bottom } = shownBox(node);
  const across = freeOf(viewport.width, insets.left, insets.right);
  const down = freeOf(viewport.height, insets.top, insets.bottom);
  const shorter = Math.min(across.length, down.length);
  const edge = 2 * (margin === undefined ? usualMargin(shorter) : shorter * Math.min(margin, 0.45));
  const fitting = Math.min((across.length - edge) / (right - left), (down.length - edge) / (bottom - top));
  // A point has no size to fit: show it at one pixel per unit of its own coordinates.
  const zoom = Math.min(Math.max((Number.isFinite(fitting) ? fitting : 1) / scaleToAnchor, 1 / UTMOST_ZOOM), UTMOST_ZOOM);
  const rotation = shorterTurn(turnBetween(node, anchor));
  const { x, y } = apply(matrixBetween(node, anchor), (left + right) / 2, (top + bottom) / 2);
  const { cos, sin } = turn(rotation);
  return {
    anchor: anchor.object.id,
    x: x - (cos * across.shift - sin * down.shift) / zoom,
    y: y - (sin * across.shift + cos * down.shift) / zoom,
    zoom,
    rotation,
  };
}

export const overviewCamera = (scene: Scene, viewport: Viewport, insets?: Insets): Camera =>
  frameObject(scene, scene.root.object.id, viewport, { insets });

/** The same view in the coordinates of another node. */
export function rebase(scene: Scene, camera: Camera, anchor: SceneNode): Camera {
  const before = anchorOf(scene, camera);
  if (before === anchor) return camera;
  const matrix = matrixBetween(before, anchor);
  return {
    anchor: anchor.object.id,
    ...apply(matrix, camera.x, camera.y),
    zoom: camera.zoom / scaleOf(matrix),
    rotation: camera.rotation + turnBetween(before, anchor),
  };
}

export const anchorOf = (scene: Scene, { anchor }: Camera): SceneNode => scene.nodes.get(anchor) ?? scene.root;

/** Degrees by which `one` is turned in the coordinates of `other`; summed up, so that whole turns stay whole. */
export const turnBetween = (one: SceneNode, other: SceneNode): number => turnOf(one) - turnOf(other);

/** The same direction, above −180 and at most 180 degrees. */
export const shorterTurn = (degrees: number): number => degrees - 360 * Math.ceil(degrees / 360 - 0.5);

function turnOf(node: SceneNode): number {
  let sum = 0;
  for (let step = node; step.parent; step = step.parent) sum += step.object.rotation;
  return sum;
}

/** A group without its own size is as large as its contents. */
export function shownBox(node: SceneNode): Rectangle {
  const box = boxOf(node);
  if (box.right > 0 || box.bottom > 0 || node.children.length === 0) return box;
  return node.children.reduce((sum, child) => unite(sum, transformRectangle(child.toParent, shownBox(child))), nothing);
}

/** At least a quarter stays free, whatever the insets. */
function freeOf(size: number, before: number, after: number): { length: number; shift: number } {
  const whole = Math.max(size, 1);
  const share = Math.min(1, (0.75 * whole) / (before + after));
  return { length: whole - share * (before + after), shift: (share * (before - after)) / 2 };
}
