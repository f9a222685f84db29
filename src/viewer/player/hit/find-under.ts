import type { Camera, Viewport } from '#model/camera/camera.ts';
import { anchorOf } from '#model/camera/framing.ts';
import { pan } from '#model/camera/travel.ts';
import { apply, invert, type Point } from '#model/geometry/matrix.ts';
import { type Scene, type SceneNode } from '#model/scene/scene.ts';
import type { Frame } from '../../surface/surface.ts';

/** A point in a node's own coordinates, and how many CSS pixels one unit takes there. */
export interface Spot extends Point {
  pixels: number;
}

/** The current view. */
export interface Sight {
  scene: Scene;
  camera: Camera;
  viewport: Viewport;
  opacities: Frame['opacities'];
}

/** Finds the topmost object at a point of the viewport for which `meaningOf` returns something. */
export function findUnder<T>(
  { scene, camera, viewport, opacities }: Sight,
  at: Point,
  meaningOf: (node: SceneNode, spot: Spot) => T | undefined,
): T | undefined {
  // From the anchor outwards: going down from the root would lose precision in deep nesting.
  const known = new Map<SceneNode, Spot>();
  let { x, y, zoom: pixels } = pan(camera, viewport.width / 2 - at.x, viewport.height / 2 - at.y);
  for (let node: SceneNode | undefined = anchorOf(scene, camera); node; node = node.parent) {
    known.set(node, { x, y, pixels });
    ({ x, y } = apply(node.toParent, x, y));
    pixels /= node.object.scale;
  }
  const visit = (node: SceneNode, outer: Spot): T | undefined => {
    const spot = known.get(node) ?? inwards(node, outer);
    const { object, bounds, children } = node;
    const isSeen = spot && object.opacity > 0 && opacities.get(object.id) !== 0;
    if (!isSeen || spot.x < bounds.left || spot.x > bounds.right || spot.y < bounds.top || spot.y > bounds.bottom) return undefined;
    for (let index = children.length - 1; index >= 0; index--) {
      const child = children[index];
      const found = child && visit(child, spot);
      if (found !== undefined) return found;
    }
    return meaningOf(node, spot);
  };
  return visit(scene.root, { x, y, pixels });
}

function inwards({ toParent, object }: SceneNode, { x, y, pixels }: Spot): Spot | undefined {
  const inverse = invert(toParent);
  return inverse && { ...apply(inverse, x, y), pixels: pixels * object.scale };
}

/** Within the object's box; a group without a size extends as far as its content. */
export const isInside = ({ object: { width, height } }: SceneNode, { x, y }: Point): boolean =>
  width === 0 || height === 0 || (x >= 0 && y >= 0 && x <= width && y <= height);
