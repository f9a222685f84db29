import type { ObjectId } from '../presentation/presentation.ts';
import type { SceneNode } from './scene.ts';

/** What a portrait phone frames of a stop: its largest picture visible from the start, or else the stop itself. For the canvas, itself. */
export function pictureOf(stop: SceneNode, revealed: ReadonlyMap<ObjectId, unknown>): ObjectId {
  let largest = stop;
  // Anything larger than the stop is a backdrop.
  const most = stop.parent ? sizeOf(stop) / stop.object.scale ** 2 : 0;
  let size = 0;
  for (const child of stop.children) {
    const own = sizeOf(child);
    if (!(own > size && own <= most) || revealed.has(child.object.id) || !isPicture(child)) continue;
    largest = child;
    size = own;
  }
  return largest.object.id;
}

function isPicture({ object, children }: SceneNode): boolean {
  if (object.opacity === 0) return false;
  switch (object.kind) {
    case 'drawing':
    case 'image':
    case 'chart':
    case 'video':
      return true;
    case 'topic':
    case 'frame':
      return object.frame?.shape === 'circle';
    case 'group':
      return children.some(isPicture);
    default:
      return false;
  }
}

/** In the parent's units. */
function sizeOf({ object: { width, height, scale }, bounds: { left, top, right, bottom } }: SceneNode): number {
  return (width * height || (right - left) * (bottom - top)) * scale * scale;
}
