import type { Fields, Operation } from './operation.ts';
import { crossText } from './text/cross-text.ts';

/**
 * An operation as it is after another one that was made at the same time; undefined if nothing of it is left. Operations name what they
 * change, so most are not affected, and one whose object is gone is refused when it is applied. Where both change the same, the later one
 * in the order of all operations decides: an earlier one yields what the other also changes. Taking one's own changes back yields to
 * everybody else's.
 */
export function cross(operation: Operation, other: Operation, isLater: boolean): Operation | undefined {
  if (operation.kind === 'text' && other.kind === 'text') {
    if (operation.id !== other.id || operation.part !== other.part) return operation;
    const change = crossText(operation.change, other.change, isLater);
    return change.length > 0 ? { ...operation, change } : undefined;
  }
  if (isLater) return operation;
  switch (operation.kind) {
    case 'set': {
      const isSame = other.kind === 'set' && other.id === operation.id && other.part === operation.part;
      return isSame ? withFields(operation, without(operation.fields, other.fields)) : operation;
    }
    case 'theme':
      return other.kind === 'theme' ? withFields(operation, without(operation.fields, other.fields)) : operation;
    case 'move':
      return other.kind === 'move' && other.id === operation.id ? undefined : operation;
    case 'remove':
      return changesObject(other, operation.id) ? undefined : operation;
    case 'step':
      if (other.kind !== 'step' || other.id !== operation.id) return operation;
      if ('remove' in operation) return undefined;
      return 'set' in operation && 'set' in other ? withSet(operation, without(operation.set, other.set)) : operation;
    case 'background':
      if (other.kind !== 'background') return operation;
      if ('fill' in operation) return 'fill' in other ? undefined : operation;
      if (!('layer' in other) || other.layer !== operation.layer) return operation;
      if ('remove' in operation) return undefined;
      return 'set' in operation && 'set' in other ? withSet(operation, without(operation.set, other.set)) : operation;
    case 'asset':
      return other.kind === 'asset' && other.id === operation.id ? undefined : operation;
    default:
      return operation;
  }
}

/** Operations one after the other, as they are after all of the others; and the others as they are after all of these. */
export function crossAll(operations: readonly Operation[], others: readonly Operation[], isLater: boolean) {
  const crossed: Operation[] = [];
  let passed = others;
  for (const operation of operations) {
    let mine: Operation | undefined = operation;
    const next: Operation[] = [];
    for (const other of passed) {
      // What is removed first is gone, whatever is done to it later.
      const after = mine && !(isLater && isRemoval(other)) ? cross(other, mine, !isLater) : other;
      if (after) next.push(after);
      mine = mine && cross(mine, other, isLater);
    }
    passed = next;
    if (mine) crossed.push(mine);
  }
  return { operations: crossed, others: passed };
}

const isRemoval = (operation: Operation): boolean => operation.kind === 'remove' || 'remove' in operation;

/** Whether somebody who takes back having added an object would lose what somebody else did to it. */
const changesObject = (other: Operation, id: string): boolean =>
  ((other.kind === 'set' || other.kind === 'text' || other.kind === 'move') && other.id === id) ||
  ((other.kind === 'add' || other.kind === 'move') && 'parent' in other.into && other.into.parent === id);

const withFields = <T extends { readonly fields: Fields }>(operation: T, fields: Fields): T | undefined =>
  Object.keys(fields).length > 0 ? { ...operation, fields } : undefined;

const withSet = <T extends { readonly set: Fields }>(operation: T, set: Fields): T | undefined =>
  Object.keys(set).length > 0 ? { ...operation, set } : undefined;

/** A field also yields to those within it, and to the one that it is within. */
const without = (fields: Fields, later: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([name]) => !Object.keys(later).some((other) => name === other || name.startsWith(`${other}/`) || other.startsWith(`${name}/`)),
    ),
  );
