import type { Clock } from '../../platform/clock/clock.ts';

interface Options {
  /** Failed attempts allowed until the time is over. */
  most: number;
  /** Milliseconds. */
  within: number;
  clock: Pick<Clock, 'now'>;
}

const MOST_REMEMBERED = 10_000;

/** Counts only failed attempts: a whole class behind one address gets in, someone who guesses does not. */
export function createTries({ most, within, clock }: Options) {
  const begun = new Map<string, { count: number; until: number }>();
  return {
    /** Counts before the outcome is known, so concurrent attempts all count. Returns the milliseconds to wait; undefined: go ahead. */
    take(key: string): number | undefined {
      const now = clock.now();
      const known = begun.get(key);
      const tries = known && known.until > now ? known : { count: 0, until: now + within };
      if (tries.count >= most) return tries.until - now;
      // Reinserted each time, so the first key of the map is the least recently tried.
      begun.delete(key);
      begun.set(key, { ...tries, count: tries.count + 1 });
      const [oldest] = begun.keys();
      if (begun.size > MOST_REMEMBERED && oldest !== undefined) begun.delete(oldest);
      return undefined;
    },
    /** The attempt succeeded and does not count. */
    giveBack(key: string): void {
      const tries = begun.get(key);
      if (tries) begun.set(key, { ...tries, count: Math.max(0, tries.count - 1) });
    },
  };
}
