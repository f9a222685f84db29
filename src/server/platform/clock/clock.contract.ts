import { describe, expect, test } from 'vitest';
import type { Clock } from './clock.ts';

/** `pass` lets at least that much time elapse on the clock. */
export function clockContract(name: string, makeClock: () => { clock: Clock; pass(milliseconds: number): Promise<void> }): void {
  describe(`clock: ${name}`, () => {
    test('time advances by what has passed', async () => {
      const { clock, pass } = makeClock();
      const before = clock.now();
      await pass(20);
      expect(clock.now() - before).toBeGreaterThanOrEqual(19);
    });

    test('a sleeper wakes no earlier than requested', async () => {
      const { clock, pass } = makeClock();
      const before = clock.now();
      const woken = clock.sleep(20).then(() => clock.now());
      await pass(20);
      // Timers are rounded to whole milliseconds on both sides.
      expect((await woken) - before).toBeGreaterThanOrEqual(19);
    });

    test('sleeping for zero or negative time ends', async () => {
      const { clock, pass } = makeClock();
      const woken = Promise.all([clock.sleep(0), clock.sleep(-5)]);
      await pass(0);
      await expect(woken).resolves.toHaveLength(2);
    });

    test('sleepers wake in the order of their wake-up times', async () => {
      const { clock, pass } = makeClock();
      const order: string[] = [];
      const woken = [clock.sleep(30).then(() => order.push('later')), clock.sleep(5).then(() => order.push('sooner'))];
      await pass(30);
      await Promise.all(woken);
      expect(order).toEqual(['sooner', 'later']);
    });

    test('an aborted sleep rejects early, with the reason', async () => {
      const { clock } = makeClock();
      const controller = new AbortController();
      const sleep = clock.sleep(1_000_000, controller.signal);
      controller.abort(new Error('stopping'));
      await expect(sleep).rejects.toThrow('stopping');
    });

    test('a sleep whose signal is already aborted rejects', async () => {
      const { clock } = makeClock();
      await expect(clock.sleep(1_000_000, AbortSignal.abort(new Error('stopped')))).rejects.toThrow('stopped');
    });
  });
}
