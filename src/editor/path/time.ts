import { whenIdle } from '#viewer/surface/slices.ts';

/** What can wait until nobody does anything. */
export interface Time {
  now(): number;
  /** Returns what cancels it. */
  wait(milliseconds: number, then: () => void): () => void;
  whenIdle(): Promise<unknown>;
}

export const browserTime: Time = {
  now: () => performance.now(),
  wait(milliseconds, then) {
    const timer = setTimeout(then, milliseconds);
    return () => clearTimeout(timer);
  },
  whenIdle,
};
