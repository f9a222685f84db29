const FIRST = 500;
const MOST = 30_000;

export interface Backoff {
  /** Milliseconds until the next attempt: twice as many each time, half of them by chance, so that not all come back at once. */
  next(): number;
  reset(): void;
}

export function createBackoff(random: () => number): Backoff {
  let tries = 0;
  return {
    next() {
      const longest = Math.min(MOST, FIRST * 2 ** tries);
      tries += 1;
      return longest * (0.5 + random() / 2);
    },
    reset() {
      tries = 0;
    },
  };
}
