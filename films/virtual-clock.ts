import type { PlayerClock } from '../src/viewer/player/player.ts';

export interface VirtualClock extends PlayerClock {
  /** Advances the time by this many milliseconds: runs the timers that are due, then the callbacks waiting for the next frame. */
  advance(milliseconds: number): void;
  /** Whether anything waits for the next frame, that is, moves. */
  isAwaited(): boolean;
}

/** A clock that only moves when told to, so that no frame is ever late. */
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
