import type { Draft } from '#model/change/draft/draft.ts';
import { asObjects } from '../../core/selection/selection.ts';
import { causesOf, isHidden, isLocked, type ObjectState, setting } from '../../core/selection/states.ts';
import type { Desk } from '../../desk/desk.ts';

/** Locking and hiding what is selected, and taking it back. */
export function stateCommands(desk: Desk) {
  const ids = () => (desk.state().selection.kind === 'text' ? [] : asObjects(desk.state().selection).ids);
  const all = { isLocked: remembered(desk, 'isLocked'), isHidden: remembered(desk, 'isHidden') };
  const causes = (state: ObjectState) => [...new Set(ids().flatMap((id) => causesOf(desk.draft, id, state)))];
  const set = (state: ObjectState, value: boolean, of: readonly string[]) => desk.do(setting(of, state, value));
  return {
    canSet: (state: ObjectState) => () => ids().some((id) => !(state === 'isLocked' ? isLocked : isHidden)(desk.draft, id)),
    set: (state: ObjectState) => () => void set(state, true, ids()),
    canClear: (state: ObjectState) => () => causes(state).length > 0,
    clear: (state: ObjectState) => () => void set(state, false, causes(state)),
    canClearAll: (state: ObjectState) => () => all[state]().length > 0,
    clearAll: (state: ObjectState) => () => void set(state, false, all[state]()),
  };
}

/** All objects that are locked or hidden themselves; looked for once for each version of the document. */
function remembered(desk: Desk, state: ObjectState): () => readonly string[] {
  let known: { of: Draft['presentation']; ids: readonly string[] } | undefined;
  return () => {
    const { presentation, entries } = desk.draft;
    if (known?.of !== presentation)
      known = { of: presentation, ids: [...entries.keys()].filter((id) => id !== presentation.root.id && entries.get(id)?.object[state]) };
    return known.ids;
  };
}
