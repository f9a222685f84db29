import { setTimeout as wait } from 'node:timers/promises';
import type { Clock } from './clock.ts';

// A longer delay overflows Node's timer, which then fires immediately.
const longestTimer = 2 ** 31 - 1;

export const systemClock: Clock = {
  now: () => Date.now(),
  async sleep(milliseconds, signal) {
    try {
      let left = Math.max(milliseconds, 0);
      do {
        await wait(Math.min(left, longestTimer), undefined, signal ? { signal } : {});
        left -= longestTimer;
      } while (left > 0);
    } catch (error) {
      signal?.throwIfAborted();
      throw error;
    }
  },
};
