import { type Draft, type Entry, placeOf } from '#model/change/draft/draft.ts';
import type { Operation, Place } from '#model/change/operation.ts';
import { keyBetween } from '#model/change/order.ts';
import { placementMatrix } from '#model/geometry/matrix.ts';
import { nothing, transformRectangle, unite } from '#model/geometry/rectangle.ts';
import { exactBox } from '#model/picking/exact-box.ts';
import type { ObjectId, SceneObject } from '#model/presentation/presentation.ts';
import type { Scene } from '#model/scene/scene.ts';
import { placedBy } from '../core/clipboard/placing.ts';
import { childrenOf } from '../core/selection/selection.ts';

export type OrderMove = 'toFront' | 'forward' | 'backward' | 'toBack';
type Random = () => number;

/** Changes what is drawn in front of what, among siblings. Those that are moved stay in their own order. */
export function reorder(draft: Draft, ids: readonly ObjectId[], move: OrderMove, random: Random): Operation[] {
  const byPlace = new Map<string, { into: Place; moved: ObjectId[] }>();
  for (const id of ids) {
    const entry = draft.entries.get(id);
    if (!entry) continue;
    const into = placeOf(entry);
    const name = JSON.stringify(into);
    const group = byPlace.get(name) ?? { into, moved: [] };
    group.moved.push(id);
    byPlace.set(name, group);
  }
  return [...byPlace.values()].flatMap(({ into, moved }) => reorderIn(childrenOf(draft, into), into, new Set(moved), move, random));
}

function reorderIn(
  siblings: readonly SceneObject[],
  into: Place,
  moved: ReadonlySet<ObjectId>,
  move: OrderMove,
  random: Random,
): Operation[] {
  const places = siblings.flatMap(({ id }, index) => (moved.has(id) ? [index] : []));
  const [first, last] = [places[0] ?? 0, places.at(-1) ?? 0];
  const others = siblings.filter(({ id }) => !moved.has(id));
  const behind = siblings.slice(0, first).length;
  const infront = siblings.slice(last + 1).length;
  // How many of the others are behind it afterwards.
  const below = { toFront: others.length, forward: others.length - Math.max(0, infront - 1), backward: Math.max(0, behind - 1), toBack: 0 }[
    move
  ];
  const wanted = [...others.slice(0, below), ...siblings.filter(({ id }) => moved.has(id)), ...others.slice(below)];
  if (wanted.every((one, index) => one === siblings[index])) return [];
  let before = others[below - 1]?.order;
  const after = others[below]?.order;
  return siblings
    .filter(({ id }) => moved.has(id))
    .map(({ id }) => ({ kind: 'move', id, into, order: (before = keyBetween(before, after, random)) }));
}

/** Puts objects that are in one place into a new group; undefined if they are not. */
export function groupObjects(
  draft: Draft,
  scene: Scene,
  ids: readonly ObjectId[],
  group: ObjectId,
  random: Random,
): Operation[] | undefined {
  const entries = ids.flatMap((id) => draft.entries.get(id) ?? []);
  const [first] = entries;
  const into = first && placeOf(first);
  if (!into || !('parent' in into) || entries.length < 2 || !entries.every((entry) => isIn(entry, into.parent))) return undefined;
  const box = entries.reduce((sum, { object }) => {
    const node = scene.nodes.get(object.id);
    return node ? unite(sum, transformRectangle(node.toParent, exactBox(node))) : sum;
  }, nothing);
  const siblings = childrenOf(draft, into);
  const top = siblings.findLastIndex(({ id }) => ids.includes(id));
  const order = keyBetween(siblings[top]?.order, siblings[top + 1]?.order, random);
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  const placement = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2, width, height };
  let last: string | undefined;
  return [
    { kind: 'add', into, object: { kind: 'group', id: group, order, ...placement, children: [] } },
    ...entries.flatMap(({ object: { id, x, y } }): Operation[] => [
      { kind: 'move', id, into: { parent: group }, order: (last = keyBetween(last, undefined, random)) },
      { kind: 'set', id, fields: { x: x - box.left, y: y - box.top } },
    ]),
  ];
}

const isIn = ({ parent }: Entry, id: ObjectId): boolean => parent?.object.id === id;

/** Puts what is in groups where the groups are, as it looks, and removes them. */
export function ungroupObjects(draft: Draft, ids: readonly ObjectId[], random: Random): { operations: Operation[]; freed: ObjectId[] } {
  const freed: ObjectId[] = [];
  const operations = ids.flatMap((id): Operation[] => {
    const entry = draft.entries.get(id);
    if (entry?.object.kind !== 'group') return [];
    const { object } = entry;
    const into = placeOf(entry);
    const siblings = childrenOf(draft, into);
    const after = siblings[siblings.findIndex((one) => one.id === id) + 1]?.order;
    let before = object.order;
    const matrix = placementMatrix(object);
    const moves = object.children.flatMap((child): Operation[] => {
      freed.push(child.id);
      const { x, y, rotation, scale } = placedBy(child, matrix);
      const opacity = child.opacity * object.opacity;
      return [
        { kind: 'move', id: child.id, into, order: (before = keyBetween(before, after, random)) },
        { kind: 'set', id: child.id, fields: { x, y, rotation, scale, ...(opacity !== child.opacity && { opacity }) } },
      ];
    });
    return [...moves, { kind: 'remove', id }];
  });
  return { operations, freed };
}
