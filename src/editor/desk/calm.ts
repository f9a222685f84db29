import type { Desk } from './desk.ts';

/** Milliseconds between two looks at what is being dragged. */
const PAUSE = 120;

/**
 * The state of a desk for whatever is beside the canvas. While something is dragged it changes a few times a second: nobody reads there
 * what moves, and showing it in every frame costs several times as much as moving it.
 */
export function openCalm(desk: Pick<Desk, 'state' | 'subscribe'>) {
  let state = desk.state();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  const tell = () => {
    clearTimeout(timer);
    timer = undefined;
    state = desk.state();
    for (const listener of listeners) listener();
  };
  desk.subscribe(() => {
    const { marks } = desk.state();
    // Those of an open tool stay for as long as it is open.
    if (!marks || marks.isBare) tell();
    else timer ??= setTimeout(tell, PAUSE);
  });
  return {
    state: () => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
