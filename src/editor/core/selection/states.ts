import type { Draft, Entry } from '#model/change/draft/draft.ts';
import type { Operation } from '#model/change/operation.ts';
import type { ObjectId } from '#model/presentation/presentation.ts';

/** What an object can be, with everything in it. */
export type ObjectState = 'isLocked' | 'isHidden';

/** The objects because of which it is locked or hidden: itself or those it is in, innermost first. The canvas is never either. */
export function causesOf({ entries }: Draft, id: ObjectId, state: ObjectState): ObjectId[] {
  const ids: ObjectId[] = [];
  for (let entry = entries.get(id); entry; entry = entry.parent) if (!isCanvas(entry) && entry.object[state]) ids.push(entry.object.id);
  return ids;
}

export const isLocked = (draft: Draft, id: ObjectId): boolean => causesOf(draft, id, 'isLocked').length > 0;
export const isHidden = (draft: Draft, id: ObjectId): boolean => causesOf(draft, id, 'isHidden').length > 0;

const isCanvas = ({ parent, layer }: Entry): boolean => !parent && layer === undefined;

export const setting = (ids: readonly ObjectId[], state: ObjectState, value: boolean): Operation[] =>
  ids.map((id) => ({ kind: 'set', id, fields: { [state]: value || null } }));

/** Of a locked object, people may still change these. */
const free: ReadonlySet<string> = new Set(['isLocked', 'isHidden', 'alt']);

/** What has to be unlocked before these operations. */
export function lockedFor(draft: Draft, operations: readonly Operation[]): ObjectId[] {
  const ids = operations.flatMap((operation) => changedBy(operation)).flatMap((id) => causesOf(draft, id, 'isLocked'));
  return [...new Set(ids)];
}

function changedBy(operation: Operation): ObjectId[] {
  switch (operation.kind) {
    case 'add':
      return 'parent' in operation.into ? [operation.into.parent] : [];
    case 'move':
      return 'parent' in operation.into ? [operation.id, operation.into.parent] : [operation.id];
    case 'set':
      return operation.id === undefined || Object.keys(operation.fields).every((name) => free.has(name)) ? [] : [operation.id];
    case 'remove':
    case 'text':
      return [operation.id];
    default:
      return [];
  }
}
