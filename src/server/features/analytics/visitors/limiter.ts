import type { Clock } from '../../../platform/clock/clock.ts';

interface Options {
  /** So many within a minute. */
  most: number;
  clock: Pick<Clock, 'now'>;
}

const MINUTE = 60_000;
const MOST_REMEMBERED = 100_000;

/** How much comes from one place within a minute; nothing of it is kept for longer. */
export function createLimiter({ most, clock }: Options) {
  let until = 0;
  const counts = new Map<string, number>();
  return {
    /** Undefined: go on; else so many seconds are to wait. */
    take(address: string, count = 1): number | undefined {
      const now = clock.now();
      if (now >= until || counts.size >= MOST_REMEMBERED) {
        counts.clear();
        until = now + MINUTE;
      }
      const place = placeOf(address);
      const taken = counts.get(place) ?? 0;
      if (taken >= most) return Math.max(1, Math.ceil((until - now) / 1000));
      counts.set(place, taken + count);
      return undefined;
    },
  };
}

export type Limiter = ReturnType<typeof createLimiter>;

/** Of IPv6 the network: whoever has one has all addresses of it. */
export function placeOf(address: string): string {
  if (!address.includes(':')) return address;
  const [head = '', tail = ''] = address.split('::', 2);
  const [first, last] = [head, tail].map((part) => part.split(':').filter(Boolean)) as [string[], string[]];
  const zeros = Math.max(0, 8 - first.length - last.length);
  return [...first, ...Array.from({ length: zeros }, () => '0'), ...last].slice(0, 4).join(':');
}
