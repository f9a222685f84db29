import { applyAll } from '#model/change/apply.ts';
import type { Draft } from '#model/change/draft/draft.ts';
import type { Operation, TextOperation } from '#model/change/operation.ts';
import { isSame } from '#model/change/text/text-change.ts';
import type { Selection } from '../selection/selection.ts';
import { continues, joined } from './merge.ts';
import { selectionAfter } from './selection-after.ts';
import { crossSteps, takesMore } from './yield.ts';

/**
 * Typing in one place, what an input method composes, a gesture on the canvas, and dragging or shifting one selection again and again are
 * single steps however many changes they make.
 */
export type ChangeKind = 'typing' | 'composing' | 'gesture' | 'dragging' | 'change';

/** What takes one step back, as the document is now, or after the later steps have been taken back. */
export interface HistoryStep {
  readonly operations: readonly Operation[];
  readonly kind: ChangeKind;
  /** Of its first and its last change, in milliseconds. */
  readonly began: number;
  readonly ended: number;
  readonly before: Selection;
  readonly after: Selection;
  /** Length of its operations as JSON. */
  readonly size: number;
}

export interface Taken {
  /** To be applied like any other change, but not recorded. */
  readonly operations: readonly Operation[];
  readonly selection: Selection;
}

export const MOST_STEPS = 1000;
/** Of JSON. The last step stays, whatever its size. */
const MOST_CHARACTERS = 8_000_000;
/** A pause that ends a step. */
const PAUSES: Readonly<Record<ChangeKind, number>> = { typing: 1000, composing: Infinity, gesture: Infinity, dragging: 5000, change: -1 };
/** Whoever types without a pause does not want to lose a page. */
const LONGEST_TYPING = 10_000;

/** One's own changes, to be taken back and made again, whatever others do in the meantime. Lists begin with the next step. */
export class History {
  #undo: readonly HistoryStep[];
  #redo: readonly HistoryStep[];
  #isSettled = true;

  constructor(undo: readonly HistoryStep[] = [], redo: readonly HistoryStep[] = []) {
    this.#undo = undo;
    this.#redo = redo;
  }

  get canUndo(): boolean {
    return this.#undo.length > 0;
  }

  get canRedo(): boolean {
    return this.#redo.length > 0;
  }

  /** After a change of one's own: what takes it back, and what was selected before and after it. */
  record(inverse: readonly Operation[], kind: ChangeKind, time: number, before: Selection, after: Selection): void {
    if (inverse.length === 0) return;
    const [last, ...others] = this.#undo;
    const isSameStep = last !== undefined && !this.#isSettled && goesOn(last, inverse, kind, time, before);
    const operations = isSameStep ? joined(inverse, last.operations) : inverse;
    const isKnown = isSameStep && operations === last.operations;
    this.#undo = bounded(
      isSameStep
        ? [isKnown ? { ...last, ended: time, after } : sized({ ...last, operations, ended: time, after }), ...others]
        : [sized({ operations: inverse, kind, began: time, ended: time, before, after }), ...this.#undo],
    );
    this.#redo = [];
    this.#isSettled = false;
  }

  /** What has followed from the last change is taken back with it. */
  extend(inverse: readonly Operation[]): void {
    const [last, ...others] = this.#undo;
    if (!last || inverse.length === 0) return;
    const [first, ...rest] = last.operations;
    // First is the text, where typing goes on.
    const operations = first?.kind === 'text' ? [first, ...joined(inverse, rest)] : joined(inverse, last.operations);
    this.#undo = bounded([sized({ ...last, operations }), ...others]);
  }

  /** The next change is a new step: the pointer is up, or the caret has been put elsewhere. */
  settle(): void {
    this.#isSettled = true;
  }

  /** Changes by others, as they are after one's own; the draft is as it is after all of them. */
  receive(operations: readonly Operation[], draft: Draft): void {
    if (operations.length === 0) return;
    this.#undo = crossed(this.#undo, operations, draft);
    this.#redo = crossed(this.#redo, operations, draft);
  }

  /** Takes back the last step of which anything can still be taken back. The draft stays as it is. */
  undo(draft: Draft): Taken | undefined {
    const taken = take(this.#undo, draft, 'before');
    this.#undo = taken.rest;
    this.#isSettled = true;
    if (taken.step) this.#redo = bounded([taken.step, ...this.#redo]);
    return taken.taken;
  }

  redo(draft: Draft): Taken | undefined {
    const taken = take(this.#redo, draft, 'after');
    this.#redo = taken.rest;
    this.#isSettled = true;
    if (taken.step) this.#undo = bounded([taken.step, ...this.#undo]);
    return taken.taken;
  }

  /** As `readHistory` reads it: of which document, and the number of the last change of the draft it goes with. */
  written(of: string, number: number): unknown {
    return { version: HISTORY_VERSION, of, number, undo: this.#undo, redo: this.#redo };
  }
}

export const HISTORY_VERSION = 1;

/** The first step that changes anything, the steps after it, and what takes that back again. */
function take(steps: readonly HistoryStep[], draft: Draft, side: 'before' | 'after') {
  let [next, ...rest] = steps;
  while (next) {
    const { applied, inverse, lost } = attempt(draft, next.operations);
    rest = rest.flatMap((step) => kept(step, withoutTexts(step.operations, lost)));
    if (applied.length > 0) {
      const selection = selectionAfter(applied, next[side], draft);
      rollBack(draft, inverse);
      return { taken: { operations: applied, selection }, step: sized({ ...next, operations: inverse }), rest };
    }
    [next, ...rest] = rest;
  }
  return { taken: undefined, step: undefined, rest: [] };
}

/** Leaves the draft changed. `lost` are texts that cannot be changed like this any more. */
function attempt(draft: Draft, operations: readonly Operation[]) {
  const applied: Operation[] = [];
  const inverse: Operation[] = [];
  const lost: TextOperation[] = [];
  for (const operation of operations) {
    if (takesMore(draft, operation)) continue;
    const outcome = applyAll(draft, [operation]);
    if ('refusal' in outcome) {
      if (operation.kind === 'text') lost.push(operation);
      continue;
    }
    applied.push(operation);
    inverse.unshift(...outcome.inverse);
  }
  return { applied, inverse, lost };
}

function rollBack(draft: Draft, inverse: readonly Operation[]): void {
  const outcome = applyAll(draft, inverse);
  if ('refusal' in outcome) throw outcome.refusal;
}

/** Earlier changes to the same text count on the later ones having been taken back. */
const withoutTexts = (operations: readonly Operation[], lost: readonly TextOperation[]): readonly Operation[] =>
  lost.length === 0
    ? operations
    : operations.filter(
        (operation) => operation.kind !== 'text' || !lost.some(({ id, part }) => id === operation.id && part === operation.part),
      );

function goesOn(last: HistoryStep, inverse: readonly Operation[], kind: ChangeKind, time: number, before: Selection): boolean {
  if (kind !== last.kind || time - last.ended > PAUSES[kind]) return false;
  if (kind === 'composing' || kind === 'gesture') return true;
  if (kind === 'dragging') return isSame(before, last.after);
  return time - last.began <= LONGEST_TYPING && continues(inverse, last.operations);
}

function crossed(steps: readonly HistoryStep[], others: readonly Operation[], draft: Draft): HistoryStep[] {
  const operations = crossSteps(
    steps.map((step) => step.operations),
    others,
    draft,
  );
  return steps.flatMap((step, index) => kept(step, operations[index] ?? []));
}

/** The same step if its operations are; none without any. */
function kept(step: HistoryStep, operations: readonly Operation[]): HistoryStep[] {
  if (operations.length === 0) return [];
  const isUnchanged = operations.length === step.operations.length && operations.every((one, index) => one === step.operations[index]);
  return [isUnchanged ? step : sized({ ...step, operations })];
}

export const sized = (step: Omit<HistoryStep, 'size'>): HistoryStep => ({ ...step, size: JSON.stringify(step.operations).length });

function bounded(steps: readonly HistoryStep[]): readonly HistoryStep[] {
  let size = 0;
  const end = steps.findIndex(
    (step, index) => index >= MOST_STEPS || (index > 0 && (size += step.size) + (steps[0]?.size ?? 0) > MOST_CHARACTERS),
  );
  return end < 0 ? steps : steps.slice(0, end);
}
