import type { Outcome } from '#model/change/apply.ts';
import type { Draft } from '#model/change/draft/draft.ts';
import type { Operation } from '#model/change/operation.ts';
import type { FormKit } from '#model/paint/forms/form.ts';
import type { History } from '../core/history/history.ts';
import { follow } from '../core/selection/follow.ts';
import type { Selection } from '../core/selection/selection.ts';
import { lockedFor } from '../core/selection/states.ts';
import { keepFitting } from '../objects/fitting/keep-fitting.ts';
import { changeWithLines } from '../objects/lines/follow-lines.ts';
import type { Change, Kept } from './desk.ts';
import type { DeskState } from './desk-state.ts';

interface Surroundings {
  draft(): Draft;
  history(): History;
  state(): DeskState;
  update(changes: Partial<DeskState>): void;
  /** What texts are laid out with, once they are shown. */
  kit(): FormKit;
  /** Whether they are: letters may have to load first. */
  isShown(): boolean;
  /** Whether nothing is shown in another font than its own. */
  isComplete(): boolean;
  /** Of the draft alone. */
  change(operations: readonly Operation[]): Outcome;
  /** In milliseconds. */
  time(): number;
}

/** One's own changes, with what follows from them: attached lines and boxes of texts come along, and all of it is one step back. */
export function openChanges({ draft, history, state, update, kit, isShown, isComplete, change, time }: Surroundings) {
  const fit = keepFitting({ draft, kit, isShown, isComplete, change, extend: (inverse) => history().extend(inverse) });

  const takeBack = (direction: 'undo' | 'redo') => {
    const taken = history()[direction](draft());
    if (!taken) return;
    const { presentation } = draft();
    change(taken.operations);
    if (direction === 'undo') fit.takenBack(taken.operations);
    else fit.after(taken.operations, presentation);
    update({ selection: taken.selection });
  };

  const kept = new Set<{ selection: Selection | undefined }>();
  return {
    keep(): Kept {
      const { selection, camera, viewport } = state();
      const one = { selection, camera, viewport, release: () => void kept.delete(one) };
      kept.add(one);
      return one;
    },
    /** After changes by anybody. */
    follow(operations: readonly Operation[]): void {
      for (const one of kept) {
        const { selection } = one;
        const next = selection && follow(selection, operations, draft());
        one.selection = next?.kind === selection?.kind && next?.within === selection?.within ? next : undefined;
      }
    },
    do(operations: readonly Operation[], { kind = 'change', select: choose }: Change = {}): boolean {
      if (operations.length === 0) return true;
      const locked = lockedFor(draft(), operations);
      if (locked.length > 0) return (update({ notice: { kind: 'locked', ids: locked } }), false);
      const { selection: before } = state();
      const { presentation } = draft();
      const outcome = changeWithLines(draft(), operations, change);
      if ('refusal' in outcome) {
        update({ notice: { kind: 'refused', rule: outcome.refusal.rule } });
        return false;
      }
      const selection = choose ? choose(draft()) : follow(before, operations, draft());
      history().record(outcome.inverse, kind, time(), before, selection);
      fit.after(operations, presentation);
      update({ selection });
      return true;
    },
    undo: () => takeBack('undo'),
    redo: () => takeBack('redo'),
    /** Letters are shown that were waited for. */
    fitLeft: fit.fitLeft,
    /** Letters have come that something was shown without. */
    fitAgain: fit.again,
  };
}
