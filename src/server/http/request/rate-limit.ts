import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import { Problem } from '../problems.ts';

interface Counted {
  /** Requests in the current window, including this one. */
  count: number;
  /** Milliseconds until the window ends. */
  wait: number;
}

const MOST_REMEMBERED = 100_000;

/**
 * Counts by key, in windows that start at the first count. This is the only rate limiter: routes use it through Fastify's plugin, the
 * fast lane directly. A count is never used after its window ends.
 */
export function createRateCounter(now: () => number = Date.now) {
  const windows = new Map<string, { count: number; until: number }>();

  const makeRoom = (at: number) => {
    for (const [key, { until }] of windows) if (until <= at) windows.delete(key);
    // Still full: drop the oldest keys.
    for (const key of windows.keys()) {
      if (windows.size < MOST_REMEMBERED) break;
      windows.delete(key);
    }
  };

  return {
    /** The current count; 0 for a key that has not been counted. */
    look(key: string): Counted {
      const at = now();
      const counted = windows.get(key);
      return counted && counted.until > at ? { count: counted.count, wait: counted.until - at } : { count: 0, wait: 0 };
    },
    add(key: string, window: number, amount = 1): Counted {
      const at = now();
      let counted = windows.get(key);
      if (!counted || counted.until <= at) {
        if (windows.size >= MOST_REMEMBERED) makeRoom(at);
        counted = { count: 0, until: at + window };
        windows.set(key, counted);
      }
      counted.count += amount;
      return { count: counted.count, wait: counted.until - at };
    },
  };
}

export type RateCounter = ReturnType<typeof createRateCounter>;

export const tooMany = (wait: number) => new Problem('tooMany', { retryAfter: Math.max(1, Math.ceil(wait / 1000)) });

/** Counts a key and throws when there are more than `most` within the window. For keys other than a visitor's network. */
export function createLimit({ most, window, now }: { most: number; window: number; now?: () => number }): (key: string) => void {
  const counter = createRateCounter(now);
  return (key) => {
    const { count, wait } = counter.add(key, window);
    if (count > Math.max(1, Math.round(most))) throw tooMany(wait);
  };
}

/** Lets @fastify/rate-limit use our counter; each route has a separate one. */
export class RateStore implements FastifyRateLimitStore {
  readonly #counter = createRateCounter();

  incr(key: string, answer: (error: Error | null, result?: { current: number; ttl: number }) => void, window: number): void {
    const { count, wait } = this.#counter.add(key, window);
    answer(null, { current: count, ttl: wait });
  }

  child(): RateStore {
    return new RateStore();
  }
}

/** The key for rate limits: an IPv4 address, or the /64 network of an IPv6 address, since its owner controls all of it. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const [head = '', tail = ''] = address.split('::', 2);
  const [first, last] = [head, tail].map((part) => part.split(':').filter(Boolean)) as [string[], string[]];
  const zeros = Math.max(0, 8 - first.length - last.length);
  return [...first, ...Array.from({ length: zeros }, () => '0'), ...last].slice(0, 4).join(':');
}
