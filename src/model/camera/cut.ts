import type { Camera } from './camera.ts';

/** For people who want no motion: the target fades in over the start. */
export interface Cut {
  /** Milliseconds. */
  duration: number;
  from: Camera;
  to: Camera;
  /** How much of the picture of `to` covers that of `from`: 0 none, 1 all. */
  opacityAt(time: number): number;
}

const FADE = 120;

export const planCut = (from: Camera, to: Camera): Cut => ({
  duration: FADE,
  from,
  to,
  opacityAt: (time) => Math.min(1, Math.max(0, time / FADE)),
});
