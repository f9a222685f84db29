import type { Operation } from '#model/change/operation.ts';
import type { ObjectId, SceneObject } from '#model/presentation/presentation.ts';
import { ancestorsOf, asObjects, enter, select, toggle } from '../core/selection/selection.ts';
import { causesOf, type ObjectState, setting } from '../core/selection/states.ts';
import type { Desk } from '../desk/desk.ts';
import { growing, heightNeeded } from '../objects/fitting/fitting.ts';
import { labelsOf } from '../path/step-labels.ts';
import { type Addable, adding } from './add-object.ts';
import { inking } from './findings/faint.ts';
import { describing, type Finding } from './findings/findings.ts';
import { type FindingsWatch, watchFindings } from './findings/watch-findings.ts';
import { nameField, nameOf, writtenName } from './names.ts';
import { othersFor, placingBeside, type Relation } from './place-beside.ts';
import { moveAmong, nest, type Rearranged, unnest } from './rearrange.ts';
import { type NameOf, type OutlineView, rememberRows, type Row } from './rows.ts';

/** What can be done in the outline. Changes return false or nothing if nothing came of them. */
export interface OutlineTools {
  readonly findings: FindingsWatch;
  /** The same list until it would look different. */
  rows(view: OutlineView, nameOf: NameOf): readonly Row[];
  /** Undefined if only its kind says what an object is. */
  nameOf(object: SceneObject): string | undefined;
  /** The steps that lead to each object, as they are called; the same object while the path is the same. */
  badges(): ReadonlyMap<ObjectId, readonly string[]>;
  /** What an object is in, innermost first. */
  above(id: ObjectId): readonly ObjectId[];
  /** The selected objects if this is one of them, otherwise only this one. */
  meant(id: ObjectId): readonly ObjectId[];
  select(ids: readonly ObjectId[]): void;
  toggle(id: ObjectId): void;
  /** Selects an object and shows it; the whole canvas is shown, and nothing selected. */
  goTo(id: ObjectId): void;
  /** The name to change; undefined if an object is called by what is written in it. */
  writtenName(id: ObjectId): string | undefined;
  rename(id: ObjectId, name: string): boolean;
  /** Puts the caret into a text. */
  write(id: ObjectId): void;
  remove(ids: readonly ObjectId[]): boolean;
  move(ids: readonly ObjectId[], way: Way): Rearranged | undefined;
  /** In a topic, at a free place. Selects it; the caret is in a new text. */
  add(kind: Addable, parent: ObjectId): ObjectId | undefined;
  fix(finding: Finding): boolean;
  /** Locks or hides objects, or takes it back: then also for what they are in. */
  set(ids: readonly ObjectId[], state: ObjectState, value: boolean): boolean;
  /** What an object can be placed by. */
  placesFor(id: ObjectId): readonly ObjectId[];
  placeBeside(id: ObjectId, relation: Relation, other: ObjectId): boolean;
  /** Because of itself or what it is in. */
  is(id: ObjectId, state: ObjectState): boolean;
  /** An empty description says that it is decoration. */
  describe(id: ObjectId, words: string): boolean;
}

export type Way = 'before' | 'after' | 'in' | 'out';

export function createOutlineTools(desk: Desk): OutlineTools {
  const findings = watchFindings(desk);
  const root = () => desk.draft.presentation.root.id;
  const objectOf = (id: ObjectId) => desk.draft.entries.get(id)?.object;
  const movable = (ids: readonly ObjectId[]) => select(desk.draft, ids).ids;
  const rows = rememberRows();
  let badges: { of: unknown; map: ReadonlyMap<ObjectId, readonly string[]> } | undefined;
  const fixing = (...operations: Operation[]) => {
    const isDone = operations.length > 0 && desk.do(operations);
    findings.look();
    return isDone;
  };

  return {
    findings,
    rows: (view, nameOf) => rows(desk.draft.presentation, view, nameOf),
    nameOf: (object) => nameOf(object, desk.draft.presentation),
    badges() {
      const { path } = desk.draft.presentation;
      if (badges?.of !== path) badges = { of: path, map: badgesOf(path) };
      return badges.map;
    },
    above: (id) => ancestorsOf(desk.draft, id),
    meant(id) {
      const { ids } = asObjects(desk.state().selection);
      return ids.includes(id) ? ids : [id];
    },
    select: (ids) => desk.select(select(desk.draft, ids)),
    toggle: (id) => desk.select(toggle(desk.draft, desk.state().selection, id)),
    goTo(id) {
      desk.select(select(desk.draft, id === root() ? [] : [id]));
      desk.frame(id);
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
    write: (id) => desk.select(enter(desk.draft, select(desk.draft, [id]))),
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
      return moved && desk.do(moved.operations) ? moved : undefined;
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
    fix(finding) {
      if (finding.kind === 'unseen') return fixing(...setting(causesOf(desk.draft, finding.id, 'isHidden'), 'isHidden', false));
      if (finding.kind === 'idle') return fixing({ kind: 'step', id: finding.step, remove: true });
      if (finding.kind === 'faint') {
        const node = desk.scene.nodes.get(finding.id);
        return node !== undefined && fixing(...inking(desk.scene, node));
      }
      const object = objectOf(finding.id);
      return object?.kind === 'text' && fixing(...growing(object, heightNeeded(object, desk.kit())));
    },
    set(ids, state, value) {
      const of = value ? ids : [...new Set(ids.flatMap((id) => causesOf(desk.draft, id, state)))];
      return of.length > 0 && desk.do(setting(of, state, value));
    },
    placesFor: (id) => othersFor(desk.scene, id),
    placeBeside(id, relation, other) {
      const operations = placingBeside(desk.scene, id, relation, other);
      return operations.length > 0 && desk.do(operations);
    },
    is: (id, state) => causesOf(desk.draft, id, state).length > 0,
    describe: (id, words) => fixing(describing(id, words.trim())),
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
