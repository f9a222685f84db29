import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Clock, Instant } from './clock.ts';

export interface ManualClock extends Clock {
  /** Wakes every sleeper that falls due, in order, each at its own instant. */
  advance(milliseconds: number): Promise<void>;
}

interface Sleeper {
  due: Instant;
  wake(): void;
}

export function manualClock(start: Instant): ManualClock {
  let instant = start;
  const sleepers = new Set<Sleeper>();

  const earliest = (until: Instant) => [...sleepers].filter(({ due }) => due <= until).sort((a, b) => a.due - b.due)[0];

  return {
    now: () => instant,
    sleep(milliseconds, signal) {
      return new Promise((resolve, reject) => {
        signal?.throwIfAborted();
        const settle = (finish: () => void) => () => {
          sleepers.delete(sleeper);
          signal?.removeEventListener('abort', abort);
          finish();
        };
        const sleeper = { due: instant + milliseconds, wake: settle(resolve) };
        const abort = settle(() => reject(signal?.reason));
        sleepers.add(sleeper);
        signal?.addEventListener('abort', abort);
      });
    },
    async advance(milliseconds) {
      const until = instant + milliseconds;
      await nextTurn();
      for (let next = earliest(until); next; next = earliest(until)) {
        instant = Math.max(instant, next.due);
        next.wake();
        await nextTurn();
      }
      instant = until;
    },
  };
}
