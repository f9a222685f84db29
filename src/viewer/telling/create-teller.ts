import type { ViewerEvent, ViewerState } from '../viewer.ts';

interface Means {
  /** Milliseconds, from any starting point. */
  now(): number;
  /** The initial visibility. */
  isInSight: boolean;
  onEvent(event: ViewerEvent): void;
}

type Switch = 'autoplay' | 'fullscreen' | 'overview' | 'captions';

const switchesOf = ({ mode, player, fullscreen, hasCaptions }: ViewerState): [Switch, boolean][] => [
  ['autoplay', player.autoplay.phase === 'playing'],
  ['fullscreen', fullscreen !== 'off'],
  // The camera also shows the whole canvas before the start.
  ['overview', mode === 'presenting' && player.phase === 'overview'],
  ['captions', hasCaptions],
];

/** Derives events from a viewer's states: where the visitor is and for how long, and what is switched on and off. */
export function createTeller({ now, isInSight, onEvent }: Means) {
  const on = new Set<Switch>();
  const travels = new Set<'explored' | 'zoomed'>();
  let state: ViewerState | undefined;
  let here: { step: number; stop: number } | undefined;
  /** The last step entered on the way to the end. */
  let reached: number | undefined;
  let hasEnded = false;
  let hasGoneRound = false;
  let at = now();
  /** Since the last step was left, so including the flight to this one. */
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
    // Pressing "next" quickly ends in mid-flight. Without the last step, the visit would count as ended but not as having got far.
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
    /** A loop from the last step to the first: reported once, since some presentations loop for days, and only if visible. */
    ended(): void {
      pass();
      if (!state || !isWatched() || hasGoneRound) return;
      hasGoneRound = true;
      leave();
      end(state.player);
    },
    /** By hand; reported once until the camera returns to the path. */
    travelled(name: 'explored' | 'zoomed'): void {
      if (state?.player.phase !== 'exploring' || travels.has(name)) return;
      travels.add(name);
      onEvent({ name });
    },
    /** Visibility changed: hiding leaves the step, and showing enters it again. */
    see(isSeen: boolean): void {
      pass();
      isInSight = isSeen;
      follow();
    },
  };
}

export type Teller = ReturnType<typeof createTeller>;
