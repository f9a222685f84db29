import type { PlayerClock } from '../src/viewer/player/player.ts';

export interface VirtualClock extends PlayerClock {
  /** Time goes on by so many milliseconds: what was due by then runs, then whoever asked for the next picture draws it. */
  advance(milliseconds: number): void;
  /** Somebody waits for the next picture: something moves. */
  isAwaited(): boolean;
}

/** A clock that stands still until it is told to go on, so that no frame is ever late. */
export function createVirtualClock(): VirtualClock {
  let now = 0;
  let frames = new Set<(now: number) => void>();
  const timers = new Map<() => void, number>();
  return {
    now: () => now,
    onFrame(run) {
      frames.add(run);
      return () => void frames.delete(run);
    },
    after(milliseconds, run) {
      const timer = () => run();
      timers.set(timer, now + milliseconds);
      return () => void timers.delete(timer);
    },
    advance(milliseconds) {
      now += milliseconds;
      for (const [timer, dueAt] of timers) if (dueAt <= now && timers.delete(timer)) timer();
      const due = frames;
      frames = new Set();
      for (const run of due) run(now);
    },
    isAwaited: () => frames.size > 0,
  };
}
