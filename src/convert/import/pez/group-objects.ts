import { apply, placementMatrix, turn } from '#model/geometry/matrix.ts';
import { isNothing, nothing, type Rectangle, transformRectangle, unite } from '#model/geometry/rectangle.ts';
import type { GroupObject, SceneObject } from '#model/presentation/presentation.ts';
import { importLimits } from '../limits.ts';
import { attributeOf, childrenOf } from '../xml/xml.ts';
import { idOf, type PezObject } from './pez-object.ts';

export interface Placed {
  object: PezObject;
  /** Undefined for groups, and for objects that cannot be shown. */
  scene: SceneObject | undefined;
}

export const isGroup = ({ type }: PezObject): boolean => /group$/i.test(type);

/** Moves objects into their groups. Before, everything is in canvas coordinates; after, it looks the same. */
export function groupObjects(placed: readonly Placed[]): SceneObject[] {
  const owners = ownersOf(placed.map(({ object }) => object));
  const members = new Map<string, Placed[]>();
  for (const each of placed) {
    const owner = owners.get(each.object.id);
    if (owner !== undefined) members.set(owner, [...(members.get(owner) ?? []), each]);
  }
  const sceneOf = ({ object, scene }: Placed): SceneObject[] => {
    if (!isGroup(object)) return scene ? [scene] : [];
    const group = groupOf(object, (members.get(object.id) ?? []).flatMap(sceneOf));
    return group ? [group] : [];
  };
  return placed.filter(({ object }) => !owners.has(object.id)).flatMap(sceneOf);
}

/** The group of each object: the first that names it, but never itself or one of its descendants. */
export function ownersOf(objects: readonly PezObject[]): Map<string, string> {
  const known = new Set(objects.map(({ id }) => id));
  const owners = new Map<string, string>();
  for (const group of objects.filter(isGroup)) {
    const above = new Set([group.id]);
    for (let id = owners.get(group.id); id !== undefined; id = owners.get(id)) above.add(id);
    if (above.size > importLimits.groups) continue;
    for (const member of childrenOf(group.element, 'm')) {
      const id = idOf(attributeOf(member, 'o') ?? '');
      if (known.has(id) && !owners.has(id) && !above.has(id)) owners.set(id, group.id);
    }
  }
  return owners;
}

/** A group as large as its content, with its original rotation, so that the camera shows it upright. */
function groupOf({ id, rotation }: PezObject, children: SceneObject[]): GroupObject | undefined {
  const { cos, sin } = turn(rotation);
  // To the axes of the group, around the canvas origin, and back.
  const to = [cos, -sin, sin, cos, 0, 0] as const;
  const back = [cos, sin, -sin, cos, 0, 0] as const;
  const box = children.reduce((sum, child) => unite(sum, transformRectangle(to, boxOf(child))), nothing);
  if (isNothing(box)) return undefined;
  const centre = apply(back, (box.left + box.right) / 2, (box.top + box.bottom) / 2);
  return {
    kind: 'group',
    id,
    ...centre,
    rotation,
    scale: 1,
    width: Math.max(box.right - box.left, 1e-3),
    height: Math.max(box.bottom - box.top, 1e-3),
    opacity: 1,
    children: children.map((child) => {
      const { x, y } = apply(to, child.x, child.y);
      return { ...child, x: x - box.left, y: y - box.top, rotation: child.rotation - rotation };
    }),
  };
}

/** The upright bounding box of an object on the canvas. */
export const boxOf = (object: SceneObject): Rectangle =>
  transformRectangle(placementMatrix(object), { left: 0, top: 0, right: object.width, bottom: object.height });
