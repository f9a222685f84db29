import type { Point } from '#model/geometry/matrix.ts';
import type { Link } from '#model/presentation/link.ts';
import type { ObjectId } from '#model/presentation/presentation.ts';
import type { SceneNode } from '#model/scene/scene.ts';
import type { Itinerary } from '../itinerary.ts';
import type { Hit } from '../player.ts';
import { findUnder, isInside, type Sight, type Spot } from './find-under.ts';
import { type LayoutOf, linkAt } from './link-at.ts';

/** CSS pixels; anything smaller is too small to aim at. */
const SMALLEST = 12;

const isAimedAt = (node: SceneNode, spot: Spot) =>
  node.parent && isInside(node, spot) && Math.max(node.object.width, node.object.height) * spot.pixels >= SMALLEST;

/** In the overview, the stop at a point. */
export const stopUnder = (sight: Sight, at: Point, { visits }: Itinerary): Hit | undefined =>
  findUnder(sight, at, (node, spot) => {
    const stop = isAimedAt(node, spot) ? visits.get(node.object.id) : undefined;
    return stop === undefined ? undefined : { kind: 'stop', stop };
  });

/** The object to fly to. */
export const objectUnder = (sight: Sight, at: Point): ObjectId | undefined =>
  findUnder(sight, at, (node, spot) => (node.object.kind !== 'line' && isAimedAt(node, spot) ? node.object.id : undefined));

/** A link or a video, ignoring links to the current place. */
export function linkUnder(
  sight: Sight,
  at: Point,
  { stopOf, targets }: Itinerary,
  step: number | undefined,
  layoutOf?: LayoutOf,
): Hit | undefined {
  const { nodes, presentation } = sight.scene;
  const hitOf = (link: Link): Hit | undefined => {
    if (link.kind === 'address') return { kind: 'address', href: link.href };
    if (link.kind === 'object') return nodes.has(link.id) && link.id !== targets[step ?? -1] ? { kind: 'object', id: link.id } : undefined;
    const stop = stopOf(presentation.path.findIndex(({ id }) => id === link.id));
    return stop < 0 || (step !== undefined && stop === stopOf(step)) ? undefined : { kind: 'stop', stop };
  };
  return findUnder(sight, at, (node, spot) => {
    const { object } = node;
    if (object.kind === 'video' && isInside(node, spot)) return { kind: 'video', id: object.id };
    const link = node.parent && linkAt(node, spot, layoutOf);
    return link && hitOf(link);
  });
}
