import { type Camera, type Viewport, viewMatrix } from '#model/camera/camera.ts';
import { frameObject } from '#model/camera/framing.ts';
import { transformRectangle } from '#model/geometry/rectangle.ts';
import { nodesIn } from '#model/paint/paint.ts';
import type { ObjectId, SceneObject } from '#model/presentation/presentation.ts';
import type { Scene } from '#model/scene/scene.ts';

/** As on a large screen, whatever the size of the picture. */
const MARGIN = 0.05;

/** What a picture is of. */
export type Shown = { readonly step: string } | { readonly object: ObjectId };

/** Where the camera is. Undefined if there is no such step or object. */
export function cameraAt(scene: Scene, of: Shown, size: Viewport): Camera | undefined {
  const id = 'object' in of ? of.object : targetOf(scene, of.step);
  return id !== undefined && scene.nodes.has(id) ? frameObject(scene, id, size, { margin: MARGIN }) : undefined;
}

function targetOf(scene: Scene, step: string): ObjectId | undefined {
  const place = scene.presentation.path.findIndex(({ id }) => id === step);
  return place < 0 ? undefined : shownAt(scene, place);
}

/** What a step shows to its audience, who stay where they are if it is hidden. */
export const shownAt = ({ presentation: { path, root }, nodes }: Scene, place: number): ObjectId =>
  path.slice(0, place + 1).findLast(({ to }) => to !== undefined && nodes.has(to))?.to ?? root.id;

/** All that a picture depends on: if two of these are alike, item by item, so are the pictures. */
export function sightOf(scene: Scene, camera: Camera, viewport: Viewport): readonly unknown[] {
  const { theme, language, assets } = scene.presentation;
  const seen: unknown[] = [theme, language, ...Object.values(camera)];
  if (isAllInView(scene, camera, viewport)) return [...seen, scene.presentation.root, assets];
  for (const { node } of nodesIn(scene, { camera, viewport, pixelRatio: 1 })) {
    const { object } = node;
    if ('children' in object) seen.push(...lookOf(object));
    else seen.push(object);
    if (object.kind === 'image' || object.kind === 'video') seen.push(assets[object.asset]);
  }
  return seen;
}

/** Any change is seen. */
function isAllInView({ root }: Scene, camera: Camera, viewport: Viewport): boolean {
  if (camera.anchor !== root.object.id) return false;
  const { left, top, right, bottom } = transformRectangle(viewMatrix(camera, viewport), root.bounds);
  return left >= 0 && top >= 0 && right <= viewport.width && bottom <= viewport.height;
}

/** Of a group or topic, without what is in it. */
function lookOf(object: Extract<SceneObject, { children: unknown }>): unknown[] {
  const { x, y, rotation, scale, width, height, opacity } = object;
  return [x, y, rotation, scale, width, height, opacity, object.kind === 'topic' ? object.frame : undefined];
}

export const isAlike = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((item, place) => Object.is(item, other[place]));
