import type { Camera } from './camera.ts';

/** For people who prefer no motion: the target fades in over the start. */
export interface Cut {
  /** Milliseconds. */
  duration: number;
  from: Camera;
  to: Camera;
  /** Opacity of the `to` picture over the `from` picture, from 0 to 1. */
  opacityAt(time: number): number;
}

const FADE = 120;

export const planCut = (from: Camera, to: Camera): Cut => ({
  duration: FADE,
  from,
  to,
  opacityAt: (time) => Math.min(1, Math.max(0, time / FADE)),
});
