import type { PlayerClock } from '../player/player.ts';

/** The browser's time and animation frames, until the signal aborts. */
export function browserClock(signal: AbortSignal): PlayerClock {
  return {
    now: () => performance.now(),
    onFrame(run) {
      const id = requestAnimationFrame((now) => signal.aborted || run(now));
      return () => cancelAnimationFrame(id);
    },
    after(milliseconds, run) {
      const id = setTimeout(() => signal.aborted || run(), milliseconds);
      return () => clearTimeout(id);
    },
  };
}
