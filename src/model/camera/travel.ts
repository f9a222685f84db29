import type { Point } from '../geometry/matrix.ts';
import { scaleOf, turn } from '../geometry/matrix.ts';
import type { Scene, SceneNode } from '../scene/scene.ts';
import { matrixBetween } from '../scene/scene.ts';
import type { Camera, Viewport } from './camera.ts';
import { anchorOf, overviewCamera, rebase, UTMOST_ZOOM } from './framing.ts';

/** In the scale of the camera's own anchor. */
export interface ZoomLimits {
  min: number;
  max: number;
}

/** An anchor is taken when the view is this near to it, and left at ten times the distance, so that it does not flip back and forth. */
const NEAR = 100;
const FAR = 1000;

/** Moves the canvas by this many CSS pixels. */
export function pan(camera: Camera, dx: number, dy: number): Camera {
  const { cos, sin } = turn(camera.rotation);
  return { ...camera, x: camera.x - (cos * dx - sin * dy) / camera.zoom, y: camera.y - (sin * dx + cos * dy) / camera.zoom };
}

/** Zooms around a fixed point in the viewport. A camera beyond the limits does not snap back, but goes no farther. */
export function zoomAt(
  camera: Camera,
  viewport: Viewport,
  point: Point,
  factor: number,
  limits: ZoomLimits = { min: 1 / UTMOST_ZOOM, max: UTMOST_ZOOM },
): Camera {
  const zoom = Math.min(Math.max(camera.zoom * factor, Math.min(limits.min, camera.zoom)), Math.max(limits.max, camera.zoom));
  const part = 1 - camera.zoom / zoom;
  return { ...pan(camera, (viewport.width / 2 - point.x) * part, (viewport.height / 2 - point.y) * part), zoom };
}

/** Rotates the canvas clockwise around a point in the viewport. */
export function rotateAt(camera: Camera, viewport: Viewport, point: Point, degrees: number): Camera {
  const x = point.x - viewport.width / 2;
  const y = point.y - viewport.height / 2;
  return pan({ ...pan(camera, -x, -y), rotation: camera.rotation - degrees }, x, y);
}

/** From half the overview's zoom until the smallest object fills the view. */
export function zoomLimits(scene: Scene, camera: Camera, viewport: Viewport): ZoomLimits {
  const unit = scaleOf(matrixBetween(anchorOf(scene, camera), scene.root));
  const overview = overviewCamera(scene, viewport).zoom;
  const most = Math.max(viewport.width, viewport.height) / smallestIn(scene.root, 1);
  return { min: (overview / 2) * unit, max: Math.min(Math.max(most, overview) * unit, UTMOST_ZOOM) };
}

/** The same view in the anchor that keeps it exact: a topic when looking deep into it, otherwise one farther up. */
export function reanchor(scene: Scene, camera: Camera, viewport: Viewport): Camera {
  let view = camera;
  for (let here = anchorOf(scene, view); here.parent && !isNear(here, view, viewport, FAR); here = anchorOf(scene, view))
    view = rebase(scene, view, here.parent.anchor);
  for (let nearer: Camera | undefined = view; nearer; nearer = nearerView(scene, anchorOf(scene, view), view, viewport)) view = nearer;
  return view;
}

function nearerView(scene: Scene, within: SceneNode, camera: Camera, viewport: Viewport): Camera | undefined {
  for (const child of within.children) {
    if (child.children.length === 0 && child.anchor !== child) continue;
    const view = rebase(scene, camera, child);
    if (!isNear(child, view, viewport, NEAR)) continue;
    const found = child.anchor === child ? view : nearerView(scene, child, view, viewport);
    if (found) return found;
  }
  return undefined;
}

function isNear(
  { bounds: { left, top, right, bottom } }: SceneNode,
  { x, y, zoom }: Camera,
  { width, height }: Viewport,
  reach: number,
): boolean {
  const size = Math.max(right - left, bottom - top) || 1;
  return Math.max(Math.max(width, height) / zoom, Math.abs(x - (left + right) / 2), Math.abs(y - (top + bottom) / 2)) < reach * size;
}

function smallestIn({ object, children }: SceneNode, scale: number): number {
  const own = Math.max(object.width, object.height) * scale || Infinity;
  return children.reduce((least, child) => Math.min(least, smallestIn(child, scale * child.object.scale)), own);
}
