export interface Store<State> {
  state(): State;
  /** Notifies the listeners if anything changed. */
  set(change: Partial<State>): void;
  subscribe(listener: () => void): () => void;
}

/** Observable state; every change creates a new object. */
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
