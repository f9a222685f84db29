import type { BackgroundLayer, ObjectId, Presentation, SceneObject } from '../../presentation/presentation.ts';
import { spliced } from '../../scene/list-history.ts';
import { makeEditable } from '../editable.ts';
import { type Place, Refusal } from '../operation.ts';
import { placeIn } from '../order.ts';
import { mentionsOf, type Mentions, noteMentions, noteSteps } from './mentions.ts';

/** An object, and where it is. */
export interface Entry {
  object: SceneObject;
  /** Absent for the canvas and for the objects of a layer. */
  parent: Entry | undefined;
  layer: string | undefined;
}

/** A document that is being changed: the document itself, which is never modified but replaced, and an index of it. */
export interface Draft {
  presentation: Presentation;
  readonly entries: Map<ObjectId, Entry>;
  readonly mentions: Mentions;
  /** Characters in all texts. */
  text: number;
}

export function openDraft(source: Presentation): Draft {
  const presentation = makeEditable(source);
  const draft: Draft = { presentation, entries: new Map(), mentions: mentionsOf(), text: 0 };
  enter(draft, presentation.root, undefined, undefined);
  for (const { id, objects } of presentation.theme.background.layers) for (const object of objects) enter(draft, object, undefined, id);
  noteSteps(draft.mentions, presentation.path, 1);
  return draft;
}

/** Adds an object and everything in it to the index. */
function enter(draft: Draft, object: SceneObject, parent: Entry | undefined, layer: string | undefined): void {
  const entry: Entry = { object, parent, layer };
  draft.entries.set(object.id, entry);
  note(draft, object, 1);
  if ('children' in object) for (const child of object.children) enter(draft, child, entry, undefined);
}

function leave(draft: Draft, object: SceneObject): void {
  draft.entries.delete(object.id);
  note(draft, object, -1);
  if ('children' in object) for (const child of object.children) leave(draft, child);
}

function note(draft: Draft, object: SceneObject, sign: 1 | -1): void {
  draft.text += sign * textLength(object);
  noteMentions(draft.mentions, object, sign);
}

export function textLength(object: SceneObject): number {
  const length = (paragraphs: readonly { readonly runs: readonly { readonly text: string }[] }[]) =>
    paragraphs.reduce((sum, { runs }) => sum + runs.reduce((letters, { text }) => letters + text.length, 0), 0);
  if (object.kind === 'text') return length(object.paragraphs);
  if (object.kind === 'code') return object.code.length;
  if (object.kind === 'table')
    return object.rows.reduce((sum, { cells }) => sum + cells.reduce((all, cell) => all + length(cell.paragraphs), 0), 0);
  return 0;
}

export function find(draft: Draft, id: ObjectId): Entry {
  const entry = draft.entries.get(id);
  if (!entry) throw new Refusal('unknown-object', id);
  return entry;
}

/** Replaces an object by one with the same id, order and children. */
export function replace(draft: Draft, entry: Entry, object: SceneObject): void {
  note(draft, entry.object, -1);
  note(draft, object, 1);
  putBack(draft, entry, object);
}

/** Everything from the object up to the document is copied; the rest is shared. */
function putBack(draft: Draft, entry: Entry, object: SceneObject): void {
  let [former, next] = [entry.object, object];
  entry.object = object;
  let top = entry;
  while (top.parent) {
    top = top.parent;
    const { object: holder } = top;
    if (!('children' in holder)) throw new TypeError('Only groups and topics have children');
    const children = spliced(holder.children, placeIn(holder.children, former), 1, [next]);
    former = holder;
    next = { ...holder, children };
    top.object = next;
  }
  if (top.layer === undefined) draft.presentation = { ...draft.presentation, root: next as Presentation['root'] };
  else {
    const layer = findLayer(draft, top.layer);
    putLayer(draft, { ...layer, objects: layer.objects.with(placeIn(layer.objects, former), next) });
  }
}

export function insert(draft: Draft, place: Place, object: SceneObject): void {
  if ('layer' in place) {
    const layer = findLayer(draft, place.layer);
    putLayer(draft, { ...layer, objects: layer.objects.toSpliced(placeIn(layer.objects, object), 0, object) });
    enter(draft, object, undefined, layer.id);
    return;
  }
  const { entry, holder } = findParent(draft, place.parent);
  putBack(draft, entry, { ...holder, children: spliced(holder.children, placeIn(holder.children, object), 0, [object]) });
  enter(draft, object, entry, undefined);
}

export function takeOut(draft: Draft, { object, parent, layer: name }: Entry): void {
  if (parent) {
    const { holder } = findParent(draft, parent.object.id);
    putBack(draft, parent, { ...holder, children: spliced(holder.children, placeIn(holder.children, object), 1, []) });
  } else {
    const layer = findLayer(draft, name ?? '');
    putLayer(draft, { ...layer, objects: layer.objects.toSpliced(placeIn(layer.objects, object), 1) });
  }
  leave(draft, object);
}

export function findParent(draft: Draft, id: ObjectId) {
  const entry = draft.entries.get(id);
  if (!entry || !('children' in entry.object)) throw new Refusal('unknown-parent', id);
  return { entry, holder: entry.object };
}

export const placeOf = ({ parent, layer }: Entry): Place => (parent ? { parent: parent.object.id } : { layer: layer ?? '' });

export function findLayer({ presentation }: Draft, id: string): BackgroundLayer {
  const layer = presentation.theme.background.layers.find((layer) => layer.id === id);
  if (!layer) throw new Refusal('unknown-layer', id);
  return layer;
}

export function putLayer(draft: Draft, layer: BackgroundLayer): void {
  putLayers(draft, (layers) => layers.map((there) => (there.id === layer.id ? layer : there)));
}

export function putLayers(draft: Draft, change: (layers: readonly BackgroundLayer[]) => readonly BackgroundLayer[]): void {
  const { theme } = draft.presentation;
  const background = { ...theme.background, layers: change(theme.background.layers) };
  draft.presentation = { ...draft.presentation, theme: { ...theme, background } };
}
