import { expect, it, vi } from 'vitest';
import { createStore } from './store.ts';

it('a change creates a new object and notifies; an equal value does neither', () => {
  const store = createStore({ mode: 'start', percent: 0 });
  const listener = vi.fn();
  const stop = store.subscribe(listener);
  const before = store.state();
  store.set({ percent: 0 });
  expect(store.state()).toBe(before);
  store.set({ percent: 40 });
  expect(store.state()).toEqual({ mode: 'start', percent: 40 });
  expect(store.state()).not.toBe(before);
  stop();
  store.set({ percent: 50 });
  expect(listener).toHaveBeenCalledTimes(1);
});
