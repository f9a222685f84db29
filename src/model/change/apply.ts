import { addObject, moveObject, removeObject, setObject } from './draft/change-objects.ts';
import { changeStep } from './draft/change-steps.ts';
import { changeText } from './draft/change-text.ts';
import { changeAsset, changeBackground, changeHead, changeTheme } from './draft/change-theme.ts';
import { consequencesOf } from './draft/consequences.ts';
import type { Draft } from './draft/draft.ts';
import { type Operation, Refusal } from './operation.ts';

/** Operations that take changes back, in the order in which to apply them; or the first operation that cannot be applied, and why. */
export type Outcome = { readonly inverse: readonly Operation[] } | { readonly refusal: Refusal; readonly operation: Operation };

/** Applies all operations or none. */
export function applyAll(draft: Draft, operations: readonly Operation[]): Outcome {
  const inverse: Operation[] = [];
  for (const operation of operations) {
    try {
      inverse.unshift(...applyOne(draft, operation));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      for (const undo of inverse) carryOut(draft, undo);
      return { refusal: error, operation };
    }
  }
  return { inverse };
}

/** Applies what still can be, of operations that were made before others changed the document. */
export function applyLate(draft: Draft, operations: readonly Operation[]) {
  const applied: Operation[] = [];
  const inverse: Operation[] = [];
  const refusals: Refusal[] = [];
  for (const operation of operations) {
    const outcome = applyAll(draft, [operation]);
    if ('refusal' in outcome) refusals.push(outcome.refusal);
    else {
      applied.push(operation);
      inverse.unshift(...outcome.inverse);
    }
  }
  return { applied, inverse, refusals };
}

function applyOne(draft: Draft, operation: Operation): Operation[] {
  const inverse: Operation[] = [];
  try {
    for (const first of consequencesOf(draft, operation)) inverse.unshift(...applyOne(draft, first));
    inverse.unshift(...carryOut(draft, operation));
    return inverse;
  } catch (error) {
    for (const undo of inverse) carryOut(draft, undo);
    throw error;
  }
}

/** Either wholly or, if it throws a refusal, not at all. */
function carryOut(draft: Draft, operation: Operation): Operation[] {
  switch (operation.kind) {
    case 'add':
      return addObject(draft, operation);
    case 'set':
      return operation.id === undefined ? changeHead(draft, operation.fields) : setObject(draft, operation);
    case 'move':
      return moveObject(draft, operation);
    case 'remove':
      return removeObject(draft, operation);
    case 'text':
      return changeText(draft, operation);
    case 'step':
      return changeStep(draft, operation);
    case 'theme':
      return changeTheme(draft, operation);
    case 'background':
      return changeBackground(draft, operation);
    case 'asset':
      return changeAsset(draft, operation);
  }
}
