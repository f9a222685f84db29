import { type Camera, viewMatrix, type Viewport } from '#model/camera/camera.ts';
import { anchorOf, frameObject } from '#model/camera/framing.ts';
import { apply, multiply, type Point } from '#model/geometry/matrix.ts';
import { exactBox } from '#model/picking/exact-box.ts';
import type { ObjectId } from '#model/presentation/presentation.ts';
import { matrixBetween, type Scene } from '#model/scene/scene.ts';
import { cameraAt } from '../../path/step-sight.ts';
import type { Difference, Sort } from './differences.ts';

/** What both pictures show. */
export type Sight =
  | { readonly kind: 'all' }
  | { readonly kind: 'step'; readonly step: string }
  | { readonly kind: 'object'; readonly id: ObjectId };

/** Something that is different, around which there is a line. */
export interface Outline {
  readonly id: ObjectId;
  readonly sort: Sort;
  /** In CSS pixels of the picture. */
  readonly corners: readonly Point[];
}

/** More outlines than these tell nobody anything. */
const MOST = 60;
/** Around a single object there is enough to recognise where it is. */
const AROUND = 0.3;

/** Where an object is only on the other side, its place is shown. Undefined if this side does not have what is to be shown. */
export function cameraFor(scene: Scene, other: Scene, sight: Sight, size: Viewport): Camera | undefined {
  if (sight.kind === 'step') return cameraAt(scene, { step: sight.step }, size);
  if (sight.kind === 'all') return cameraAt(scene, { object: scene.root.object.id }, size);
  const side = [scene, other].find(({ nodes }) => nodes.has(sight.id));
  const camera = side && frameObject(side, sight.id, size, { margin: AROUND });
  return camera && scene.nodes.has(camera.anchor) ? camera : undefined;
}

/** Around what is different, where this side has it. */
export function outlinesIn(scene: Scene, camera: Camera, size: Viewport, differences: readonly Difference[]): Outline[] {
  const outlines: Outline[] = [];
  const view = viewMatrix(camera, size);
  const anchor = anchorOf(scene, camera);
  for (const { sort, ids } of differences)
    for (const id of ids) {
      const node = outlines.length < MOST && id !== scene.root.object.id ? scene.nodes.get(id) : undefined;
      if (!node) continue;
      const matrix = multiply(view, matrixBetween(node, anchor));
      const { left, top, right, bottom } = exactBox(node);
      const corners = [apply(matrix, left, top), apply(matrix, right, top), apply(matrix, right, bottom), apply(matrix, left, bottom)];
      if (isSeen(corners, size)) outlines.push({ id, sort, corners });
    }
  return outlines;
}

function isSeen(corners: readonly Point[], { width, height }: Viewport): boolean {
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  return Math.max(...xs) > 0 && Math.min(...xs) < width && Math.max(...ys) > 0 && Math.min(...ys) < height;
}
