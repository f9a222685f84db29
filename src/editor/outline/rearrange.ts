import { type Draft, placeOf } from '#model/change/draft/draft.ts';
import type { Operation, Place } from '#model/change/operation.ts';
import { invert, placementMatrix } from '#model/geometry/matrix.ts';
import type { Matrix } from '#model/presentation/drawing.ts';
import type { ObjectId, SceneObject } from '#model/presentation/presentation.ts';
import { placedBy } from '../core/clipboard/placing.ts';
import { childrenOf, select } from '../core/selection/selection.ts';
import { matrixBetween } from '../objects/lines/attached-lines.ts';
import { keyAt } from '../path/key-at.ts';
import { workplaceOf } from './branches.ts';

/** Where objects go, and beside what. */
export interface Rearranged {
  readonly operations: readonly Operation[];
  /** What they are in afterwards. */
  readonly into: Place;
  /** The object they are right before or right after. */
  readonly before?: ObjectId | undefined;
  readonly after?: ObjectId | undefined;
}

type Random = () => number;

/** Past the next sibling, or the one before. Several move together and stay together. */
export function moveAmong(draft: Draft, ids: readonly ObjectId[], by: 1 | -1, random: Random): Rearranged | undefined {
  const family = familyOf(draft, ids);
  if (!family) return undefined;
  const { moved, siblings, into } = family;
  const outermost = siblings.findIndex(({ id }) => id === (by === 1 ? moved.at(-1) : moved[0])?.id);
  const passed = siblings[outermost + by];
  if (!passed) return undefined;
  const others = siblings.filter((sibling) => !moved.includes(sibling));
  const place = others.indexOf(passed) + (by === 1 ? 1 : 0);
  const operations = inserting(moved, others, place, into, random);
  return { operations, into, [by === 1 ? 'after' : 'before']: passed.id };
}

/** Into the topic or group before them, behind what is there. They stay where they are on the canvas. */
export function nest(draft: Draft, ids: readonly ObjectId[], random: Random): Rearranged | undefined {
  const family = familyOf(draft, ids);
  if (!family) return undefined;
  const { moved, siblings } = family;
  const before = siblings[siblings.findIndex(({ id }) => id === moved[0]?.id) - 1];
  if (!before || !('children' in before)) return undefined;
  const inside = invert(placementMatrix(before));
  if (!inside) return undefined;
  const last = before.children.at(-1);
  const into = { parent: before.id };
  const moves = inserting(moved, before.children, before.children.length, into, random);
  return { operations: [...moves, ...placing(moved, inside)], into, after: last?.id };
}

/** Out of the topic or group they are in, right behind it. */
export function unnest(draft: Draft, ids: readonly ObjectId[], random: Random): Rearranged | undefined {
  const family = familyOf(draft, ids);
  const holder = family && 'parent' in family.into ? draft.entries.get(family.into.parent) : undefined;
  if (!family || !holder || holder.object === draft.presentation.root) return undefined;
  const { moved } = family;
  const into = placeOf(holder);
  const siblings = childrenOf(draft, into);
  const place = siblings.indexOf(holder.object) + 1;
  const moves = inserting(moved, siblings, place, into, random);
  return { operations: [...moves, ...placing(moved, placementMatrix(holder.object))], into, after: holder.object.id };
}

/** Into any topic or group, in front of what is there. They stay where they are on the canvas. */
export function moveInto(draft: Draft, ids: readonly ObjectId[], into: ObjectId, random: Random): readonly Operation[] {
  const holder = draft.entries.get(into);
  if (!holder || !('children' in holder.object)) return [];
  const moved = select(draft, ids).ids.flatMap((id) => {
    const { object, parent } = draft.entries.get(id) ?? {};
    const matrix = parent && parent !== holder ? matrixBetween(parent, holder) : undefined;
    return object && matrix ? [{ object, matrix }] : [];
  });
  const { children } = holder.object;
  const objects = moved.map(({ object }) => object);
  const moves = inserting(objects, children, children.length, { parent: into }, random);
  return [...moves, ...moved.flatMap(({ object, matrix }) => placing([object], matrix))];
}

/** Objects beside each other in one topic, group or layer, in their order; of others, those that are beside the first. */
function familyOf(draft: Draft, ids: readonly ObjectId[]) {
  const entries = select(draft, ids, workplaceOf(draft, ids[0])).ids.flatMap((id) => draft.entries.get(id) ?? []);
  const [first] = entries;
  if (!first) return undefined;
  const moved = entries.filter(({ parent, layer }) => parent === first.parent && layer === first.layer).map(({ object }) => object);
  const into = placeOf(first);
  return { moved, siblings: childrenOf(draft, into), into };
}

export function inserting(
  moved: readonly SceneObject[],
  among: readonly SceneObject[],
  place: number,
  into: Place,
  random: Random,
): Operation[] {
  const before: Pick<SceneObject, 'order'>[] = among.slice(0, place);
  const after = among.slice(place);
  return moved.map((object) => {
    const order = keyAt([...before, ...after], before.length, random);
    before.push({ order });
    return { kind: 'move', id: object.id, into, order };
  });
}

/** In other coordinates, but in the same place. */
export const placing = (objects: readonly SceneObject[], matrix: Matrix): Operation[] =>
  objects.flatMap((object): Operation[] => {
    const { x, y, rotation, scale } = placedBy(object, matrix);
    return [{ kind: 'set', id: object.id, fields: { x, y, rotation, scale } }];
  });
