import type { AsyncStatus } from '#contract/async-status.ts';
import { describe, expect, test } from 'vitest';
import { track } from './track.ts';

describe('[BASE-9] the status of an asynchronous task', () => {
  test('is none, then loading, then success', async () => {
    const told: AsyncStatus[] = ['none'];
    expect(
      await track(
        async () => 'result',
        (status) => told.push(status),
      ),
    ).toBe('result');
    expect(told).toEqual(['none', 'loading', 'success']);
  });

  test('is none, then loading, then error', async () => {
    const told: AsyncStatus[] = ['none'];
    await expect(
      track(
        () => Promise.reject(new Error('broken')),
        (status) => told.push(status),
      ),
    ).rejects.toThrow('broken');
    expect(told).toEqual(['none', 'loading', 'error']);
  });
});
