import { type Draft, placeOf } from '#model/change/draft/draft.ts';
import type { Operation, Place } from '#model/change/operation.ts';
import { isSame } from '#model/change/text/text-change.ts';
import type { ObjectId, Presentation, SceneObject } from '#model/presentation/presentation.ts';
import { writeObject } from '#model/presentation/write.ts';
import { fieldsTo, hasAny } from './become-whole.ts';
import { textTo } from './become-text.ts';

/** What operations other than `set` change, or none does. */
const apart = ['id', 'kind', 'order', 'children', 'paragraphs', 'code', 'drawing', 'source'];
/** Nothing changes these: there has to be another object with the same id. */
const firm = ['kind', 'drawing', 'source'];

const isOther = (one: SceneObject, other: SceneObject): boolean =>
  firm.some((name) => !isSame(Reflect.get(one, name), Reflect.get(other, name)));

interface Wanted {
  readonly object: SceneObject;
  readonly place: Place | undefined;
}

/** Everything in a presentation, what holds something before what is in it. */
function* wantedIn({ root, theme }: Presentation): Generator<Wanted> {
  yield* below(root, undefined);
  for (const { id, objects } of theme.background.layers) for (const object of objects) yield* below(object, { layer: id });
}

function* below(object: SceneObject, place: Place | undefined): Generator<Wanted> {
  yield { object, place };
  if ('children' in object) for (const child of object.children) yield* below(child, { parent: object.id });
}

/** Brings what is missing, and what is elsewhere. */
export function objectsThere({ entries }: Draft, target: Presentation): Operation[] {
  const come = new Set<ObjectId>();
  const operations: Operation[] = [];
  for (const { object, place } of wantedIn(target)) {
    const entry = entries.get(object.id);
    if (come.has(object.id) || !place) continue;
    if (entry) {
      const isElsewhere = !isSame(placeOf(entry), place) || entry.object.order !== object.order;
      if (isElsewhere && !isOther(entry.object, object))
        operations.push({ kind: 'move', id: object.id, into: place, order: object.order ?? '' });
      continue;
    }
    const all = [...below(object, place)];
    const isAllNew = all.every((one) => !entries.has(one.object.id));
    if (isAllNew) for (const one of all) come.add(one.object.id);
    const alone = 'children' in object && !isAllNew ? { ...object, children: [] } : object;
    operations.push({ kind: 'add', into: place, object: writeObject(alone) });
  }
  return operations;
}

/** Takes away what is not wanted, or wanted as something else. */
export function objectsGone({ entries, presentation }: Draft, target: Presentation): Operation[] {
  const wanted = new Map([...wantedIn(target)].map(({ object }) => [object.id, object]));
  const operations: Operation[] = [];
  const leave = (object: SceneObject) => {
    const next = wanted.get(object.id);
    if (!next || isOther(object, next)) return void operations.push({ kind: 'remove', id: object.id });
    if ('children' in object) object.children.forEach(leave);
  };
  leaveAll(presentation, leave);
  return operations.filter((operation) => operation.kind === 'remove' && entries.get(operation.id)?.object !== presentation.root);
}

function leaveAll({ root, theme }: Presentation, leave: (object: SceneObject) => void): void {
  root.children.forEach(leave);
  for (const { objects } of theme.background.layers) objects.forEach(leave);
}

/** Makes those that stay what they are to be. */
export function objectsTo({ entries }: Draft, target: Presentation): Operation[] {
  const operations: Operation[] = [];
  for (const { object } of wantedIn(target)) {
    const former = entries.get(object.id)?.object;
    if (!former || isSame(shallow(former), shallow(object))) continue;
    const fields = fieldsTo(former, object, apart);
    if (hasAny(fields)) operations.push({ kind: 'set', id: object.id, fields });
    const change = textTo(former, object);
    if (change) operations.push({ kind: 'text', id: object.id, change });
  }
  return operations;
}

/** Without what is in it. */
const shallow = (object: SceneObject): object => ('children' in object ? { ...object, children: [] } : object);
