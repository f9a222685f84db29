import { viewMatrix } from '#model/camera/camera.ts';
import { anchorOf } from '#model/camera/framing.ts';
import { multiply } from '#model/geometry/matrix.ts';
import { transformRectangle } from '#model/geometry/rectangle.ts';
import { boxOf, matrixBetween } from '#model/scene/scene.ts';
import type { Itinerary } from '../itinerary.ts';
import type { StopBox } from '../player.ts';
import type { Sight } from './find-under.ts';

/** The position of each stop on the screen, in path order; leaves out the canvas itself, which is everywhere. */
export function stopBoxes({ scene, camera, viewport }: Sight, { visits }: Itinerary): StopBox[] {
  const view = viewMatrix(camera, viewport);
  const anchor = anchorOf(scene, camera);
  return [...visits].flatMap(([id, stop]) => {
    const node = scene.nodes.get(id);
    if (!node?.parent) return [];
    const box = node.object.width > 0 && node.object.height > 0 ? boxOf(node) : node.bounds;
    const { left, top, right, bottom } = transformRectangle(multiply(view, matrixBetween(node, anchor)), box);
    return [{ stop, left, top, width: right - left, height: bottom - top }];
  });
}
