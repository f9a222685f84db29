import { expect, test } from 'vitest';
import type { Clock } from '../../../platform/clock/clock.ts';
import { giveSigns } from './give-signs.ts';

test('a database that is away for a moment is borne; whoever is unheard for long gives up', async () => {
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
