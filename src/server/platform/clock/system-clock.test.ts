import { expect, test } from 'vitest';
import { clockContract } from './clock.contract.ts';
import { systemClock } from './system-clock.ts';

clockContract('system', () => ({ clock: systemClock, pass: (milliseconds) => systemClock.sleep(milliseconds) }));

test('a sleep of more than 24 days does not end immediately', async () => {
  const controller = new AbortController();
  const long = systemClock.sleep(2 ** 31, controller.signal);
  const first = await Promise.race([long.then(() => 'long'), systemClock.sleep(20).then(() => 'short')]);
  controller.abort(new Error('enough'));
  await expect(long).rejects.toThrow('enough');
  expect(first).toBe('short');
});
