import { expect, test, vi } from 'vitest';
import { dismissToast, readToasts, showToast, watchToasts } from './toast-list.ts';

test('shows messages in order, at most three at a time, until dismissed', () => {
  const listener = vi.fn();
  const stop = watchToasts(listener);
  for (const text of ['one', 'two', 'three', 'four']) showToast({ text });
  expect(readToasts().map(({ text }) => text)).toEqual(['two', 'three', 'four']);
  for (const { id } of readToasts()) dismissToast(id);
  expect(readToasts()).toEqual([]);
  expect(listener).toHaveBeenCalledTimes(7);
  stop();
  showToast({ text: 'unheard' });
  expect(listener).toHaveBeenCalledTimes(7);
});
