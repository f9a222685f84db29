import type { Draft } from '#model/change/draft/draft.ts';
import { isOnCanvas } from '#model/change/draft/links.ts';
import type { Operation } from '#model/change/operation.ts';
import type { ObjectId, Step } from '#model/presentation/presentation.ts';
import { asObjects, type Selection } from '../core/selection/selection.ts';
import { keyAt } from './key-at.ts';

/** What new steps lead to: each selected object on the canvas, or all of the canvas. */
export function targetsFor(draft: Draft, selection: Selection): readonly ObjectId[] {
  const ids = asObjects(selection).ids.filter((id) => isOnCanvas(draft, id));
  return ids.length > 0 ? ids : [draft.presentation.root.id];
}

/** A step to each target, one after the other, behind a step or at the end. */
export function addSteps(
  path: readonly Step[],
  after: string | undefined,
  targets: readonly ObjectId[],
  newId: () => string,
  random: () => number,
): Operation[] {
  const steps = targets.map((to) => ({ to, reveal: [] }));
  return stepsAt(path, placeAfter(path, after), steps, newId, random);
}

function stepsAt(
  path: readonly Step[],
  place: number,
  steps: readonly Pick<Step, 'to' | 'reveal'>[],
  newId: () => string,
  random: () => number,
): Operation[] {
  const [before, behind] = [path.slice(0, place), path.slice(place)];
  return steps.map((own) => {
    const order = keyAt([...before, ...behind], before.length, random);
    const step: Step = { id: newId(), order, title: '', ...own, notes: '' };
    before.push(step);
    return { kind: 'step', id: step.id, add: step };
  });
}

/** All but the first of what appears with a step get a step of their own, which stays at its stop. */
export function spreading(path: readonly Step[], { id, reveal }: Step, newId: () => string, random: () => number): Operation[] {
  const [first, ...others] = reveal;
  if (first === undefined || others.length === 0) return [];
  const steps = others.map((object) => ({ reveal: [object] }));
  return [{ kind: 'step', id, set: { reveal: [first] } }, ...stepsAt(path, placeAfter(path, id), steps, newId, random)];
}

function placeAfter(path: readonly Step[], after: string | undefined): number {
  const place = path.findIndex(({ id }) => id === after);
  return place < 0 ? path.length : place + 1;
}

/** To another place, counted as if it were not there itself; none if it is there already. */
export function moveStep(path: readonly Step[], id: string, place: number, random: () => number): Operation[] {
  const others = path.filter((step) => step.id !== id);
  const next = Math.min(Math.max(place, 0), others.length);
  if (path.length === others.length || path[next]?.id === id) return [];
  return [{ kind: 'step', id, set: { order: keyAt(others, next, random) } }];
}

/** Objects that appear with a step. A step never both reveals and hides one. */
export function revealing(draft: Draft, { id, reveal, hide }: Step, ids: readonly ObjectId[]): Operation[] {
  const { root } = draft.presentation;
  const more = ids.filter((object) => object !== root.id && !reveal.includes(object) && isOnCanvas(draft, object));
  if (more.length === 0) return [];
  const left = hide?.filter((object) => !more.includes(object));
  return [{ kind: 'step', id, set: { reveal: [...reveal, ...more], ...(left && { hide: left.length > 0 ? left : null }) } }];
}

/** Objects that disappear with a step. */
export function hiding(draft: Draft, { id, reveal, hide = [] }: Step, ids: readonly ObjectId[]): Operation[] {
  const { root } = draft.presentation;
  const more = ids.filter((object) => object !== root.id && !hide.includes(object) && isOnCanvas(draft, object));
  if (more.length === 0) return [];
  const isLeft = (object: ObjectId) => !more.includes(object);
  return [{ kind: 'step', id, set: { hide: [...hide, ...more], ...(!reveal.every(isLeft) && { reveal: reveal.filter(isLeft) }) } }];
}

/** Past the next one that appears, or the one before. */
export function movingRevealed({ id, reveal }: Step, object: ObjectId, by: 1 | -1): Operation[] {
  const place = reveal.indexOf(object);
  const other = reveal[place + by];
  if (place < 0 || other === undefined) return [];
  return [{ kind: 'step', id, set: { reveal: reveal.with(place, other).with(place + by, object) } }];
}

/** They are there from the start again, or not hidden any more. */
export function leavingAlone({ id, reveal, hide }: Step, object: ObjectId): Operation[] {
  const without = (list: readonly ObjectId[]) => list.filter((one) => one !== object);
  const left = hide && without(hide);
  return [{ kind: 'step', id, set: { reveal: without(reveal), ...(left && { hide: left.length > 0 ? left : null }) } }];
}
