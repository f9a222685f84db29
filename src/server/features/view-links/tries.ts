import type { Clock } from '../../platform/clock/clock.ts';

interface Options {
  /** So many in vain, and then no more until the time is over. */
  most: number;
  /** Milliseconds. */
  within: number;
  clock: Pick<Clock, 'now'>;
}

const MOST_REMEMBERED = 10_000;

/** Counts only what was in vain: a whole class behind one connection may come in, somebody who guesses may not. */
export function createTries({ most, within, clock }: Options) {
  const begun = new Map<string, { count: number; until: number }>();
  return {
    /** Counted before its outcome is known, so that many at once are not one. Undefined: go on; else so many milliseconds are to wait. */
    take(key: string): number | undefined {
      const now = clock.now();
      const known = begun.get(key);
      const tries = known && known.until > now ? known : { count: 0, until: now + within };
      if (tries.count >= most) return tries.until - now;
      // Written anew each time, so that the first of the map is the one that was longest not tried.
      begun.delete(key);
      begun.set(key, { ...tries, count: tries.count + 1 });
      const [oldest] = begun.keys();
      if (begun.size > MOST_REMEMBERED && oldest !== undefined) begun.delete(oldest);
      return undefined;
    },
    /** It was not in vain. */
    giveBack(key: string): void {
      const tries = begun.get(key);
      if (tries) begun.set(key, { ...tries, count: Math.max(0, tries.count - 1) });
    },
  };
}
