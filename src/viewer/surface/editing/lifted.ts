import { multiply } from '#model/geometry/matrix.ts';
import { grow, type Rectangle } from '#model/geometry/rectangle.ts';
import type { Matrix } from '#model/presentation/drawing.ts';
import type { ObjectId } from '#model/presentation/presentation.ts';
import type { ScenePatch } from '#model/scene/change-scene.ts';
import { matrixBetween, type Scene, type SceneNode } from '#model/scene/scene.ts';
import { deviceMatrix, type Screen } from '../screen.ts';
import type { Frame } from '../surface.ts';

/** In the order in which they are painted, without those within others; none if they are faded together with something else. */
export function liftable(scene: Scene, ids: readonly ObjectId[], { opacities }: Pick<Frame, 'opacities'>): ObjectId[] {
  const wanted = new Set(ids);
  const found: ObjectId[] = [];
  let isFaded = false;
  const visit = ({ object, children }: SceneNode, alpha: number) => {
    if (wanted.has(object.id) && object !== scene.root.object) {
      found.push(object.id);
      isFaded ||= alpha < 1;
      return;
    }
    const own = alpha * object.opacity * (opacities.get(object.id) ?? 1);
    for (const child of children) visit(child, own);
  };
  visit(scene.root, 1);
  return isFaded ? [] : found;
}

/** Whether a change concerns lifted objects alone: everything else and the order stay. */
export function concernsOnly(scene: Scene, lifted: ReadonlySet<ObjectId>, { isWhole, isReordered, layers, areas }: ScenePatch): boolean {
  const isLifted = (id: ObjectId) => {
    for (let node = scene.nodes.get(id); node; node = node.parent) if (lifted.has(node.object.id)) return true;
    return false;
  };
  return !isWhole && !isReordered && layers.length === 0 && areas.every(({ of }) => isLifted(of));
}

/** Whether all that a change does is to move lifted objects: their pictures stay. */
export function onlyMoves({ areas, moved }: ScenePatch, lifted: ReadonlySet<ObjectId>): boolean {
  const placed = new Set(moved.filter(({ former, next }) => former.opacity === next.opacity).map(({ next }) => next.id));
  return areas.every(({ of }) => lifted.has(of) && placed.has(of));
}

/** From an object's coordinates to device pixels. */
export const placeOnScreen = (scene: Scene, node: SceneNode, { camera }: Frame, screen: Screen): Matrix =>
  multiply(deviceMatrix(camera, screen), matrixBetween(node, scene.nodes.get(camera.anchor) ?? scene.root));

/** In whole pixels, without what is far beyond the screen: one pixel beside it, if nothing is left. */
export function nearScreen(area: Rectangle, width: number, height: number): Rectangle {
  const far = grow({ left: 0, top: 0, right: width, bottom: height }, Math.max(width, height));
  const near = {
    left: Math.max(far.left, Math.floor(area.left) - 1),
    top: Math.max(far.top, Math.floor(area.top) - 1),
    right: Math.min(far.right, Math.ceil(area.right) + 1),
    bottom: Math.min(far.bottom, Math.ceil(area.bottom) + 1),
  };
  return near.right > near.left && near.bottom > near.top ? near : { left: -2, top: -2, right: -1, bottom: -1 };
}
