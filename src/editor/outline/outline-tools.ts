import { placeOf } from '#model/change/draft/draft.ts';
import type { Operation } from '#model/change/operation.ts';
import type { ObjectId, SceneObject } from '#model/presentation/presentation.ts';
import { asObjects, childrenOf, enter, select, toggle } from '../core/selection/selection.ts';
import { causesOf, type ObjectState, setting } from '../core/selection/states.ts';
import type { Desk } from '../desk/desk.ts';
import { labelsOf } from '../path/step-labels.ts';
import { type Addable, adding } from './add-object.ts';
import { itemBehind, type Item, type RowId, rowOf, rowsAbove, workplaceOf } from './branches.ts';
import { lookBehind } from './look-behind.ts';
import { nameField, nameOf, writtenName } from './names.ts';
import { moveAmong, nest, unnest } from './rearrange.ts';
import { type NameOf, type OutlineView, rememberRows, type Row } from './rows.ts';

/** What can be done in the outline. Changes return false or nothing if nothing came of them. */
export interface OutlineTools {
  /** The same list until it would look different. */
  rows(view: OutlineView, nameOf: NameOf): readonly Row[];
  /** Undefined if only its kind says what an object is. */
  nameOf(object: SceneObject): string | undefined;
  /** The steps that lead to each object, as they are called; the same object while the path is the same. */
  badges(): ReadonlyMap<ObjectId, readonly string[]>;
  /** What has this id: an object, or something behind the canvas. */
  itemOf(id: RowId): Item | undefined;
  /** What it is in, innermost first. */
  above(id: RowId): readonly RowId[];
  /** The selected objects if this is one of them, otherwise only this one. */
  meant(id: ObjectId): readonly ObjectId[];
  /** Those that are where the one is: on the canvas, or in its layer. Of a layer, nothing is selected, but somebody works in it. */
  select(ids: readonly RowId[], where?: RowId): void;
  /** All that is beside an object. */
  selectBeside(id: ObjectId): void;
  toggle(id: ObjectId): void;
  /** Selects an object and shows it; of the whole canvas and of a layer, nothing is selected. */
  goTo(id: RowId): void;
  /** The name to change; undefined if an object is called by what is written in it. */
  writtenName(id: ObjectId): string | undefined;
  rename(id: ObjectId, name: string): boolean;
  /** Puts the caret into a text. */
  write(id: ObjectId): void;
  remove(ids: readonly ObjectId[]): boolean;
  move(ids: readonly ObjectId[], way: Way): Moved | undefined;
  /** In a topic, where there is room. Selects it; the caret is in a new text. */
  add(kind: Addable, parent: ObjectId): ObjectId | undefined;
  /** Locks or hides objects, or takes it back: then also for what they are in. */
  set(ids: readonly ObjectId[], state: ObjectState, value: boolean): boolean;
  /** Because of itself or what it is in. */
  is(id: ObjectId, state: ObjectState): boolean;
}

export type Way = 'before' | 'after' | 'in' | 'out';

/** Where objects have gone: into what, and right before or right after which of those in it. */
export interface Moved {
  readonly into: RowId;
  readonly before?: ObjectId | undefined;
  readonly after?: ObjectId | undefined;
}

export function createOutlineTools(desk: Desk): OutlineTools {
  const root = () => desk.draft.presentation.root.id;
  const objectOf = (id: ObjectId) => desk.draft.entries.get(id)?.object;
  const selectIn = (ids: readonly RowId[], where = ids[0]) => {
    const behind = where === undefined ? undefined : itemBehind(desk.draft, where);
    return select(desk.draft, ids, behind?.kind === 'layer' ? { layer: behind.layer } : workplaceOf(desk.draft, where));
  };
  const movable = (ids: readonly ObjectId[]) => selectIn(ids).ids;
  const rows = rememberRows();
  let badges: { of: unknown; map: ReadonlyMap<ObjectId, readonly string[]> } | undefined;
  return {
    rows: (view, nameOf) => rows(desk.draft.presentation, view, nameOf),
    nameOf: (object) => nameOf(object, desk.draft.presentation),
    badges() {
      const { path } = desk.draft.presentation;
      if (badges?.of !== path) badges = { of: path, map: badgesOf(path) };
      return badges.map;
    },
    itemOf: (id) => objectOf(id) ?? itemBehind(desk.draft, id),
    above: (id) => rowsAbove(desk.draft, id),
    meant(id) {
      const { ids } = asObjects(desk.state().selection);
      return ids.includes(id) ? ids : [id];
    },
    select: (ids, where) => desk.select(selectIn(ids, where)),
    selectBeside(id) {
      const entry = desk.draft.entries.get(id);
      if (!entry || id === root()) return;
      const beside = childrenOf(desk.draft, placeOf(entry)).map((object) => object.id);
      desk.select(selectIn(beside));
    },
    toggle: (id) => desk.select(toggle(desk.draft, desk.state().selection, id)),
    goTo(id) {
      desk.select(selectIn(id === root() ? [] : [id]));
      const place = workplaceOf(desk.draft, id);
      if ('layer' in place) lookBehind(desk, place.layer, id);
      else desk.frame(objectOf(id) ? id : root());
    },
    writtenName(id) {
      const object = objectOf(id);
      return object && id !== root() && nameField(object) ? writtenName(object) : undefined;
    },
    rename(id, name) {
      const object = objectOf(id);
      const field = object && nameField(object);
      if (!object || !field || name.trim() === writtenName(object)) return false;
      return desk.do([{ kind: 'set', id, fields: { [field]: valueOf(field, name.trim()) } }]);
    },
    write(id) {
      if (objectOf(id)) desk.select(enter(desk.draft, selectIn([id])));
    },
    remove(ids) {
      const operations = movable(ids).map((id): Operation => ({ kind: 'remove', id }));
      return operations.length > 0 && desk.do(operations);
    },
    move(ids, way) {
      const { draft, random } = desk;
      const moved =
        way === 'in'
          ? nest(draft, movable(ids), random)
          : way === 'out'
            ? unnest(draft, movable(ids), random)
            : moveAmong(draft, movable(ids), way === 'after' ? 1 : -1, random);
      if (!moved || !desk.do(moved.operations)) return undefined;
      const { into, before, after } = moved;
      return { into: rowOf(into), before, after };
    },
    add(kind, parent) {
      const made = adding(desk, kind, parent);
      if (!made) return undefined;
      const { id, operation } = made;
      const isDone = desk.do([operation], {
        select: (draft) => (kind === 'text' ? enter(draft, select(draft, [id])) : select(draft, [id])),
      });
      return isDone ? id : undefined;
    },
    set(ids, state, value) {
      const of = value ? ids : [...new Set(ids.flatMap((id) => causesOf(desk.draft, id, state)))];
      return of.length > 0 && desk.do(setting(of, state, value));
    },
    is: (id, state) => causesOf(desk.draft, id, state).length > 0,
  };
}

/** Without a description, a picture is one that lacks it. */
const valueOf = (field: string, name: string): string | null => (field === 'alt' && name === '' ? null : name);

function badgesOf(path: Parameters<typeof labelsOf>[0]): ReadonlyMap<ObjectId, readonly string[]> {
  const labels = labelsOf(path);
  const badges = new Map<ObjectId, string[]>();
  for (const { id, to } of path) if (to !== undefined) badges.set(to, [...(badges.get(to) ?? []), labels.get(id) ?? '']);
  return badges;
}
