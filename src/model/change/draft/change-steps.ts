import type { Step } from '../../presentation/presentation.ts';
import { limits } from '../../presentation/reading/reader.ts';
import { step as stepSchema, stepFields } from '../../presentation/reading/schemas/documents.ts';
import type { Operation, StepOperation } from '../operation.ts';
import { Refusal } from '../operation.ts';
import { placeIn } from '../order.ts';
import { checkOrder } from './change-objects.ts';
import type { Draft } from './draft.ts';
import { setFields } from './fields.ts';
import { isOnCanvas } from './links.ts';
import { noteSteps } from './mentions.ts';

export function changeStep(draft: Draft, operation: StepOperation): Operation[] {
  const { id } = operation;
  const { path } = draft.presentation;
  const former = path.find((step) => step.id === id);
  if ('add' in operation) {
    if (former) throw new Refusal('taken-id', id);
    if (path.length >= limits.steps) throw new Refusal('too-many-steps', String(limits.steps));
    const read = stepSchema.safeParse(operation.add);
    if (!read.success || read.data.id !== id) throw new Refusal('invalid-value', read.error?.issues[0]?.path.join('/'));
    putStep(draft, undefined, checked(draft, read.data));
    return [{ kind: 'step', id, remove: true }];
  }
  if (!former) throw new Refusal('unknown-step', id);
  if ('remove' in operation) {
    if (path.length === 1) throw new Refusal('fixed', id);
    putStep(draft, former, undefined);
    return [{ kind: 'step', id, add: former }];
  }
  const { id: _, ...shape } = stepFields;
  const { next, inverse } = setFields(former, operation.set, shape);
  putStep(draft, former, checked(draft, next));
  return [{ kind: 'step', id, set: inverse }];
}

/** It goes to an object that is there; of those it reveals or hides, the ones that are gone are left out. */
function checked(draft: Draft, step: Step): Step {
  checkOrder(step.order);
  if (step.to !== undefined && !isOnCanvas(draft, step.to)) throw new Refusal('unknown-target', step.to);
  const there = (ids: readonly string[]) => (ids.every((id) => isOnCanvas(draft, id)) ? ids : ids.filter((id) => isOnCanvas(draft, id)));
  return { ...step, reveal: there(step.reveal), ...(step.hide && { hide: there(step.hide) }) };
}

function putStep(draft: Draft, former: Step | undefined, next: Step | undefined): void {
  let { path } = draft.presentation;
  if (former) path = path.toSpliced(placeIn(path, former), 1);
  if (next) path = path.toSpliced(placeIn(path, next), 0, next);
  noteSteps(draft.mentions, former ? [former] : [], -1);
  noteSteps(draft.mentions, next ? [next] : [], 1);
  draft.presentation = { ...draft.presentation, path };
}
