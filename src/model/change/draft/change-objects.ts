import type { ObjectId, SceneObject, TableObject, UnreadableObject } from '../../presentation/presentation.ts';
import { isRecord, limits, Reader } from '../../presentation/reading/reader.ts';
import { asUnreadable, readObjects } from '../../presentation/reading/read-objects.ts';
import { seriesFields } from '../../presentation/reading/schemas/charts.ts';
import { cellFields, fieldsOf, withColumns } from '../../presentation/reading/schemas/objects.ts';
import { writeObject } from '../../presentation/write.ts';
import { editableTree } from '../editable.ts';
import type { AddOperation, Fields, MoveOperation, Operation, Place, RemoveOperation, SetOperation } from '../operation.ts';
import { Refusal } from '../operation.ts';
import { isOrderKey } from '../order.ts';
import { isSame } from '../text/text-change.ts';
import { changePart, findPart } from './parts.ts';
import { type Draft, type Entry, find, findLayer, findParent, insert, placeOf, replace, takeOut, textLength } from './draft.ts';
import { setFields, setUnchecked, type Shape } from './fields.ts';
import { checkLink, isOnCanvas, leadsSomewhere, withoutLostLinks } from './links.ts';

export function addObject(draft: Draft, { into, object: source }: AddOperation): Operation[] {
  const read = readAlone(source);
  const isComing = 'parent' in into && isOnCanvas(draft, into.parent);
  const object = withoutLostLinks(draft, read, new Set(isComing ? withDescendants(read).map(({ id }) => id) : []));
  const all = withDescendants(object);
  for (const { id } of all) if (draft.entries.has(id)) throw new Refusal('taken-id', id);
  if (draft.entries.size + all.length > limits.objects) throw new Refusal('too-many-objects', String(limits.objects));
  checkText(
    draft,
    all.reduce((sum, one) => sum + textLength(one), 0),
  );
  checkOrder(object.order);
  checkPlace(draft, into, object);
  insert(draft, into, object);
  return [{ kind: 'remove', id: object.id }];
}

/** As it would be read from a document, and only if nothing about it had to be repaired. What cannot be read is kept, as anywhere. */
function readAlone(source: unknown): SceneObject {
  const reader = new Reader();
  const [object] = readObjects([source], '', reader);
  const wrong = reader.problems.find(({ code }) => code !== 'unknown-kind' && code !== 'unreadable-object');
  if (wrong?.code === 'too-many-objects') throw new Refusal(wrong.code, String(limits.objects));
  if (!object || wrong) throw new Refusal('invalid-value', wrong?.place);
  const ids = reader.objects.map(({ object: { id } }) => id);
  if (ids.includes('')) throw new Refusal('invalid-value', 'id');
  if (new Set(ids).size < ids.length) throw new Refusal('taken-id');
  return editableTree(object);
}

export function setObject(draft: Draft, { id = '', part, fields }: SetOperation): Operation[] {
  const entry = find(draft, id);
  const { object } = entry;
  if (part !== undefined) {
    const shape = object.kind === 'table' ? cellFields : seriesFields;
    const { next, inverse } = setFields<object>(findPart(object, part), fields, allowed(shape, fixedInParts));
    replace(draft, entry, changePart(object, part, next));
    return [{ kind: 'set', id, part, fields: inverse }];
  }
  const [changed, undo] = object.kind === 'unreadable' ? setUnreadable(draft, object, fields) : setDrawn(object, fields);
  checkText(draft, textLength(changed) - textLength(object));
  if (changed.scale !== object.scale) checkZoom(changed, zoomAbove(entry.parent));
  if (changed.link && changed.link !== object.link) checkLink(draft, changed.link);
  replace(draft, entry, changed);
  return [{ kind: 'set', id, fields: undo }];
}

/** Others have operations of their own, or never change. */
const fixed = new Set(['id', 'kind', 'order', 'children', 'paragraphs', 'code', 'drawing']);
const fixedInParts = new Set(['id', 'paragraphs']);

const allowed = (shape: Shape, fixed: ReadonlySet<string>): Shape =>
  Object.fromEntries(Object.entries(shape).filter(([name]) => !fixed.has(name)));

/** Rows and series may name those that the object has; others have an id of their own. */
function resolveParts(object: SceneObject, fields: Fields): Fields {
  const ids = new Set<string>();
  const resolveOne = (item: unknown) => {
    const id = isRecord(item) ? item['id'] : undefined;
    if (typeof id !== 'string') throw new Refusal('invalid-value', 'id');
    if (ids.size === ids.add(id).size) throw new Refusal('taken-id', id);
    return isMention(item) ? findPart(object, id) : item;
  };
  const resolve = (list: unknown) => (Array.isArray(list) ? list.map(resolveOne) : list);
  if (object.kind === 'chart' && 'series' in fields) return { ...fields, series: resolve(fields['series']) };
  const { rows } = fields;
  if (object.kind !== 'table' || !Array.isArray(rows)) return fields;
  return { ...fields, rows: rows.map((row: unknown) => (isRecord(row) ? { ...row, cells: resolve(row['cells']) } : row)) };
}

const isMention = (item: unknown): item is { id: string } =>
  isRecord(item) && typeof item['id'] === 'string' && Object.keys(item).length === 1;

/** In its source, whatever else that has. */
function setUnreadable(draft: Draft, object: UnreadableObject, fields: Fields): [SceneObject, Fields] {
  const { next, inverse } = setUnchecked(asRecord(object.source), fields, allowed(fieldsOf.unreadable, fixed));
  const { link, ...rest } = { ...asUnreadable(next), id: object.id };
  return [link && leadsSomewhere(draft, link) ? { ...rest, link } : rest, inverse];
}

/** A drawing changes as a whole, and only to one that needs no repair: its nodes are read one by one. */
function setDrawn(object: SceneObject, fields: Fields): [SceneObject, Fields] {
  if (object.kind !== 'drawing' || !('drawing' in fields)) return setReadable(object, fields);
  const { drawing, ...others } = fields;
  const read = readAlone({ ...object, drawing });
  if (read.kind !== 'drawing') throw new Refusal('invalid-value', 'drawing');
  const [changed, inverse] = setReadable({ ...object, drawing: read.drawing }, others);
  return [changed, { ...inverse, drawing: object.drawing }];
}

function setReadable(object: SceneObject, fields: Fields): [SceneObject, Fields] {
  const { next, inverse } = setFields(object, resolveParts(object, fields), allowed(fieldsOf[object.kind], fixed));
  if (next.kind !== 'table' && next.kind !== 'chart') return [next, inverse];
  // What no single field determines.
  const tree = editableTree(next.kind === 'table' ? withColumns<TableObject>(next) : next);
  if (tree.kind !== 'table' || object.kind !== 'table') return [tree, mentioning(object, tree, inverse)];
  const columns = tree.columns.length === object.columns.length ? {} : { columns: object.columns };
  return [tree, { ...columns, ...mentioning(object, tree, inverse) }];
}

/** Names the cells and series that are still the same, so that taking the change back leaves what others do to them. */
function mentioning(former: SceneObject, next: SceneObject, inverse: Fields): Fields {
  const mention = <T extends { readonly id?: string | undefined }>(parts: readonly T[], left: readonly T[]) => {
    const byId = new Map(left.map((part) => [part.id, part]));
    return parts.map((part) => (isSame(byId.get(part.id), part) ? { id: part.id } : part));
  };
  if (former.kind === 'chart' && next.kind === 'chart' && 'series' in inverse)
    return { ...inverse, series: mention(former.series, next.series) };
  if (former.kind !== 'table' || next.kind !== 'table' || !('rows' in inverse)) return inverse;
  const left = next.rows.flatMap(({ cells }) => cells);
  return { ...inverse, rows: former.rows.map((row) => ({ ...row, cells: mention(row.cells, left) })) };
}

export function moveObject(draft: Draft, { id, into, order }: MoveOperation): Operation[] {
  const entry = findMovable(draft, id);
  checkOrder(order);
  const { object } = entry;
  const former = { into: placeOf(entry), order: object.order ?? '' };
  if ('parent' in into) {
    for (let above = draft.entries.get(into.parent); above; above = above.parent) if (above === entry) throw new Refusal('cycle', id);
  }
  checkPlace(draft, into, object);
  takeOut(draft, entry);
  insert(
    draft,
    into,
    object.kind === 'unreadable' ? { ...object, order, source: { ...asRecord(object.source), order } } : { ...object, order },
  );
  return [{ kind: 'move', id, ...former }];
}

const asRecord = (source: unknown): Record<string, unknown> => (isRecord(source) ? source : {});

export function removeObject(draft: Draft, { id }: RemoveOperation): Operation[] {
  const entry = findMovable(draft, id);
  const into = placeOf(entry);
  takeOut(draft, entry);
  return [{ kind: 'add', into, object: writeObject(entry.object) }];
}

/** Anything but the canvas itself. */
export function findMovable(draft: Draft, id: ObjectId): Entry {
  const entry = find(draft, id);
  if (!entry.parent && entry.layer === undefined) throw new Refusal('fixed', id);
  return entry;
}

export const withDescendants = (object: SceneObject): SceneObject[] => [
  object,
  ...('children' in object ? object.children.flatMap(withDescendants) : []),
];

export function checkOrder(order: unknown): void {
  if (typeof order !== 'string' || !isOrderKey(order)) throw new Refusal('invalid-order');
}

/** The place exists, and the object is neither too deep nor too large or small there. */
function checkPlace(draft: Draft, into: Place, object: SceneObject): void {
  let [depth, zoom] = [0, 1];
  if ('layer' in into) findLayer(draft, into.layer);
  else {
    const { entry } = findParent(draft, into.parent);
    for (let above: Entry | undefined = entry; above; above = above.parent) depth++;
    zoom = zoomAbove(entry);
  }
  if (depth + heightOf(object) > limits.nesting) throw new Refusal('too-deep', String(limits.nesting));
  checkZoom(object, zoom);
}

const heightOf = (object: SceneObject): number =>
  1 + ('children' in object ? object.children.reduce((most, child) => Math.max(most, heightOf(child)), 0) : 0);

function zoomAbove(entry: Entry | undefined): number {
  let zoom = 1;
  // The canvas itself has no scale.
  for (let above = entry; above?.parent || above?.layer !== undefined; above = above.parent) zoom *= above.object.scale;
  return zoom;
}

function checkZoom(object: SceneObject, above: number): void {
  const zoom = above * object.scale;
  if (zoom > limits.zoom || zoom < 1 / limits.zoom) throw new Refusal('too-far', object.id);
  if ('children' in object) for (const child of object.children) checkZoom(child, zoom);
}

export function checkText(draft: Draft, more: number): void {
  if (more > 0 && draft.text + more > limits.text) throw new Refusal('too-much-text', String(limits.text));
}
