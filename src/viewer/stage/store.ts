export interface Store<State> {
  state(): State;
  /** Tells the listeners if something is different. */
  set(change: Partial<State>): void;
  subscribe(listener: () => void): () => void;
}

/** A state that others look at; a new object whenever something changed. */
export function createStore<State extends object>(first: State): Store<State> {
  let state = first;
  const listeners = new Set<() => void>();
  return {
    state: () => state,
    set(change) {
      const next = { ...state, ...change };
      if ((Object.keys(next) as (keyof State)[]).every((key) => Object.is(next[key], state[key]))) return;
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
