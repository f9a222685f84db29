import { expect, test } from 'vitest';
import type { Clock } from '../../../platform/clock/clock.ts';
import { giveSigns } from './give-signs.ts';

test('survives a short database outage, and gives up after a long one', async () => {
  let now = 0;
  const clock: Clock = {
    now: () => now,
    sleep: (_milliseconds, signal) => new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  };
  const refuse = () => Promise.reject(new Error('out of range'));
  const signs = giveSigns({ id: 'one', claim: 'mine' }, { store: { keepAlive: refuse }, clock, every: 100 });
  now = 3000;
  await signs.enter('reading');
  expect(signs.lost.aborted).toBe(false);
  now = 4000;
  await expect(signs.enter('saving')).rejects.toThrow();
  await signs.end();
});
