import type { Draft, Entry } from '#model/change/draft/draft.ts';
import { placeOf } from '#model/change/draft/draft.ts';
import type { Place } from '#model/change/operation.ts';
import { compareOrder } from '#model/change/order.ts';
import type { ObjectId, SceneObject } from '#model/presentation/presentation.ts';
import { endOf } from './text-of.ts';

/** Objects, or a part of one text; and where somebody works: on the canvas, in a group or topic they entered, or in a layer behind it. */
export type Selection = ObjectSelection | TextSelection;

export interface ObjectSelection {
  readonly kind: 'objects';
  readonly within: Place;
  /** In the order of the document, and never one together with what it is in. */
  readonly ids: readonly ObjectId[];
}

/** Of a text, a code object or a table cell (`part`). Offsets count as in `model/change/text`; the caret is at `focus`. */
export interface TextSelection {
  readonly kind: 'text';
  readonly within: Place;
  readonly id: ObjectId;
  readonly part?: string | undefined;
  readonly anchor: number;
  readonly focus: number;
}

export const canvasOf = ({ presentation }: Draft): Place => ({ parent: presentation.root.id });

/** Those of the objects that are there and within the place; an object stands for everything in it. */
export function select(draft: Draft, ids: Iterable<ObjectId>, within: Place = canvasOf(draft)): ObjectSelection {
  const there = new Set([...ids].filter((id) => isWithin(draft, id, within)));
  const outermost = [...there].filter((id) => !ancestorsOf(draft, id).some((above) => there.has(above)));
  return { kind: 'objects', within, ids: inOrder(draft, outermost) };
}

/** What a pointer means by an object that is drawn: a group is one object until somebody enters it. */
export function meantBy(draft: Draft, id: ObjectId, within: Place): ObjectId | undefined {
  if (!isWithin(draft, id, within)) return undefined;
  const above = [id, ...ancestorsOf(draft, id)].filter((one) => isWithin(draft, one, within));
  return above.findLast((one) => draft.entries.get(one)?.object.kind === 'group') ?? id;
}

/** Adds an object, instead of what it is in and of what is in it, or takes it away. Elsewhere, it is selected alone. */
export function toggle(draft: Draft, selection: Selection, id: ObjectId): ObjectSelection {
  const entry = draft.entries.get(id);
  if (!entry) return asObjects(selection);
  if (!isWithin(draft, id, selection.within)) return select(draft, [id], outermostPlace(draft, entry));
  const { ids, within } = asObjects(selection);
  if (ids.includes(id)) return select(draft, without(ids, [id]), within);
  return select(draft, [...without(ids, ancestorsOf(draft, id)), id], within);
}

/** All that is directly in the place and free; of a text, all of it. */
export function selectAll(draft: Draft, selection: Selection): Selection {
  if (selection.kind === 'text') return { ...selection, anchor: 1, focus: endOf(draft, selection) ?? 1 };
  return select(
    draft,
    freeIn(draft, selection.within).map(({ id }) => id),
    selection.within,
  );
}

/** Into a group or topic, or into the text of the only selected object. */
export function enter(draft: Draft, selection: Selection): Selection {
  const [id, more] = selection.kind === 'objects' ? selection.ids : [];
  const object = id === undefined || more !== undefined ? undefined : draft.entries.get(id)?.object;
  if (id === undefined || !object) return selection;
  if ('children' in object) return { kind: 'objects', within: { parent: id }, ids: [] };
  const part = object.kind === 'table' ? object.rows[0]?.cells[0]?.id : undefined;
  const text = { id, ...(part !== undefined && { part }) };
  const end = endOf(draft, text);
  return end === undefined ? selection : { kind: 'text', within: selection.within, ...text, anchor: end, focus: end };
}

/** Out of a text to its object, out of a group to the group; on the canvas, nothing is selected. */
export function leave(draft: Draft, selection: Selection): ObjectSelection {
  if (selection.kind === 'text') return asObjects(selection);
  const entry = 'parent' in selection.within ? draft.entries.get(selection.within.parent) : undefined;
  if (!entry?.parent && entry?.layer === undefined) return select(draft, []);
  return select(draft, [entry.object.id], placeOf(entry));
}

/** The next object beside the selected one, or with -1 the one before, in the order in which they are drawn; after the last, the first. */
export function neighbour(draft: Draft, selection: Selection, by: 1 | -1): ObjectSelection {
  const { ids, within } = asObjects(selection);
  const from = by === 1 ? ids.at(-1) : ids[0];
  const entry = from === undefined ? undefined : draft.entries.get(from);
  const siblings = freeIn(draft, entry ? placeOf(entry) : within, from);
  const index = siblings.findIndex(({ id }) => id === from);
  const next = index < 0 ? siblings.at(by === 1 ? 0 : -1) : siblings.at((index + by) % siblings.length);
  return select(draft, next ? [next.id] : [], within);
}

export const asObjects = (selection: Selection): ObjectSelection =>
  selection.kind === 'objects' ? selection : { kind: 'objects', within: selection.within, ids: [selection.id] };

export function ancestorsOf(draft: Draft, id: ObjectId): ObjectId[] {
  const ids: ObjectId[] = [];
  for (let above = draft.entries.get(id)?.parent; above; above = above.parent) ids.push(above.object.id);
  return ids;
}

export function childrenOf({ presentation, entries }: Draft, place: Place): readonly SceneObject[] {
  if ('layer' in place) return presentation.theme.background.layers.find(({ id }) => id === place.layer)?.objects ?? [];
  const object = entries.get(place.parent)?.object;
  return object && 'children' in object ? object.children : [];
}

/** Neither locked nor hidden; `id` is among them whatever it is. */
export const freeIn = (draft: Draft, place: Place, id?: ObjectId): readonly SceneObject[] =>
  childrenOf(draft, place).filter((object) => object.id === id || !(object.isLocked || object.isHidden));

function isWithin(draft: Draft, id: ObjectId, place: Place): boolean {
  if ('parent' in place) return ancestorsOf(draft, id).includes(place.parent);
  return wayTo(draft, id)[0]?.layer === place.layer;
}

/** The canvas, or the layer it is in. */
export function outermostPlace(draft: Draft, { object }: Entry): Place {
  const layer = wayTo(draft, object.id)[0]?.layer;
  return layer === undefined ? canvasOf(draft) : { layer };
}

/** The object and what it is in, outermost first. */
function wayTo(draft: Draft, id: ObjectId): Entry[] {
  const way: Entry[] = [];
  for (let entry = draft.entries.get(id); entry; entry = entry.parent) way.unshift(entry);
  return way;
}

function inOrder(draft: Draft, ids: readonly ObjectId[]): ObjectId[] {
  const compare = (one: readonly Entry[], other: readonly Entry[]) => {
    const level = one.findIndex((entry, index) => entry !== other[index]);
    const [here, there] = [one[level], other[level]];
    return here && there ? compareOrder(here.object, there.object) : one.length - other.length;
  };
  return ids
    .map((id) => ({ id, way: wayTo(draft, id) }))
    .toSorted((one, other) => compare(one.way, other.way))
    .map(({ id }) => id);
}

const without = (ids: readonly ObjectId[], left: readonly ObjectId[]): ObjectId[] => ids.filter((id) => !left.includes(id));
