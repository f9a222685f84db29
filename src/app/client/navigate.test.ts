import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { navigateAfter } from './navigate.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never = new Promise<void>(() => {});

describe('[LOG-5] navigating after a promise', () => {
  test('navigates once, as soon as the promise resolves', async () => {
    const go = vi.fn();
    await navigateAfter(Promise.resolve(), '/explore/', { go });
    await vi.runAllTimersAsync();
    expect(go.mock.calls).toEqual([['/explore/']]);
  });

  test('navigates after 500 ms when the promise takes longer', async () => {
    const go = vi.fn();
    void navigateAfter(never, '/explore/', { go });
    await vi.advanceTimersByTimeAsync(499);
    expect(go).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(go.mock.calls).toEqual([['/explore/']]);
  });

  test('accepts a different timeout', async () => {
    const go = vi.fn();
    void navigateAfter(never, '/', { go, patience: 20 });
    await vi.advanceTimersByTimeAsync(20);
    expect(go).toHaveBeenCalledOnce();
  });

  test('navigates when the promise rejects', async () => {
    const go = vi.fn();
    await navigateAfter(Promise.reject(new Error('offline')), '/', { go });
    expect(go).toHaveBeenCalledOnce();
  });

  test('leaves no timer behind', async () => {
    await navigateAfter(Promise.resolve(), '/', { go: vi.fn() });
    expect(vi.getTimerCount()).toBe(0);
  });
});
