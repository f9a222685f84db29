import type { Autoplay, PlayerClock } from './player.ts';

const INTERVAL = 5000;
/** The range timers support. */
const within = (milliseconds: number) => Math.min(Math.max(milliseconds, 50), 2 ** 31 - 1);

/** Keeps track of when the next move is due; `advance` makes it. */
export function createAutoplay(clock: PlayerClock, advance: () => void) {
  let state: Autoplay = { phase: 'off' };
  let dropTimer = () => {};
  /** Nothing plays, but a timed step waits. */
  let isTiming = false;

  const enter = (next: Autoplay, wait = 0, run?: () => void) => {
    dropTimer();
    isTiming = false;
    dropTimer = run ? clock.after(wait, run) : () => {};
    state = next;
  };

  return {
    state: () => state,
    play(interval = state.phase === 'off' ? INTERVAL : state.interval): void {
      enter({ phase: 'playing', interval, dueAt: undefined });
    },
    pause(milliseconds: number | undefined, resume: () => void): void {
      if (state.phase === 'off') return enter(state);
      const { interval } = state;
      if (milliseconds === undefined) return enter({ phase: 'paused', interval, untilAt: undefined });
      const wait = within(milliseconds);
      enter({ phase: 'paused', interval, untilAt: clock.now() + wait }, wait, resume);
    },
    stop(): void {
      enter(state.phase === 'off' ? state : { phase: 'off' });
    },
    /** The camera rests on the path: move on after the step's own time, or the default; if nothing plays, only from a timed step. */
    wait(hold: number | undefined, isTimed = false): void {
      if (state.phase === 'off' && isTimed && !isTiming) {
        enter(state, within(hold ?? INTERVAL), advance);
        isTiming = true;
      }
      if (state.phase !== 'playing' || state.dueAt !== undefined) return;
      const wait = within(hold ?? state.interval);
      enter({ ...state, dueAt: clock.now() + wait }, wait, advance);
    },
    /** Nothing is due while the camera is elsewhere. */
    leave(): void {
      if (state.phase === 'off') enter(state);
      if (state.phase === 'playing' && state.dueAt !== undefined) enter({ ...state, dueAt: undefined });
    },
    destroy: () => dropTimer(),
  };
}
