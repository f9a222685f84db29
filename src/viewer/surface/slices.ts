import type { Slices } from '#model/paint/paint.ts';

/** Milliseconds until the page may respond to something else. */
const SLICE = 12;

const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };
/** Lets the page respond to whatever is more urgent. */
export const soon = () => scheduler?.yield?.() ?? new Promise<void>((resolve) => setTimeout(resolve));
export const whenIdle = () => new Promise<unknown>((resolve) => (globalThis.requestIdleCallback ?? setTimeout)(resolve));

/** Does some work slice by slice; ends early if somebody else ends the work. */
export async function workThrough(work: Slices, pace: 'soon' | 'idle'): Promise<void> {
  for (let until = performance.now() + SLICE; !work.next().done;) {
    if (performance.now() < until) continue;
    await (pace === 'soon' ? soon() : whenIdle());
    until = performance.now() + SLICE;
  }
}
