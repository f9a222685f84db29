import type { ViewerEvent, ViewerState } from '../viewer.ts';

interface Means {
  /** Milliseconds, from anywhere. */
  now(): number;
  /** Whether it is. */
  isInSight: boolean;
  onEvent(event: ViewerEvent): void;
}

type Switch = 'autoplay' | 'fullscreen' | 'overview' | 'captions';

const switchesOf = ({ mode, player, fullscreen, hasCaptions }: ViewerState): [Switch, boolean][] => [
  ['autoplay', player.autoplay.phase === 'playing'],
  ['fullscreen', fullscreen !== 'off'],
  // Before the beginning, too, the camera is above everything.
  ['overview', mode === 'presenting' && player.phase === 'overview'],
  ['captions', hasCaptions],
];

/** Tells what can be seen of a viewer's states: where somebody is and for how long, and what is turned on and off. */
export function createTeller({ now, isInSight, onEvent }: Means) {
  const on = new Set<Switch>();
  const travels = new Set<'explored' | 'zoomed'>();
  let state: ViewerState | undefined;
  let here: { step: number; stop: number } | undefined;
  /** The last step that was entered on the way to the end. */
  let reached: number | undefined;
  let hasEnded = false;
  let hasGoneRound = false;
  let at = now();
  /** Since the last step was left: the flight to a step is part of it. */
  let spent = 0;
  let whole = 0;

  const isWatched = () => isInSight && state?.mode === 'presenting' && state.player.phase !== 'ended';
  const pass = () => {
    const before = at;
    at = now();
    if (isWatched()) spent += at - before;
  };
  const leave = () => {
    if (!here) return;
    onEvent({ name: 'left', ...here, ms: Math.round(spent) });
    whole += spent;
    spent = 0;
    here = undefined;
  };
  const enter = ({ step, stop }: ViewerState['player']) => {
    reached = step;
    onEvent({ name: 'step', ...(here = { step, stop }) });
  };
  const end = (player: ViewerState['player']) => {
    // Whoever hurries ends in flight: without the last step they would have finished, but not come far.
    if (reached !== player.step) {
      enter(player);
      leave();
    }
    reached = undefined;
    onEvent({ name: 'ended', ms: Math.round(whole) });
    whole = 0;
  };
  const follow = () => {
    if (!state) return;
    const { phase, step } = state.player;
    if (!isWatched() || step !== here?.step) leave();
    if (isWatched() && !here && phase !== 'flying') enter(state.player);
    if (phase === 'resting' || phase === 'flying') travels.clear();
    const isAtEnd = state.mode === 'restart';
    if (isAtEnd && !hasEnded) end(state.player);
    hasEnded = isAtEnd;
  };

  return {
    changed(next: ViewerState): void {
      pass();
      state = next;
      follow();
      for (const [name, isOn] of switchesOf(next)) {
        if (isOn === on.has(name)) continue;
        if (isOn) on.add(name);
        else on.delete(name);
        onEvent({ name, isOn });
      }
    },
    /** The last step is about to be left for the first: told once, since some go round for days, and only if it is seen. */
    ended(): void {
      pass();
      if (!state || !isWatched() || hasGoneRound) return;
      hasGoneRound = true;
      leave();
      end(state.player);
    },
    /** By hand; told once until the path is taken up again. */
    travelled(name: 'explored' | 'zoomed'): void {
      if (state?.player.phase !== 'exploring' || travels.has(name)) return;
      travels.add(name);
      onEvent({ name });
    },
    /** It came into sight, or is no longer: then a step is left, and entered again when it comes back. */
    see(isSeen: boolean): void {
      pass();
      isInSight = isSeen;
      follow();
    },
  };
}

export type Teller = ReturnType<typeof createTeller>;
