import { contextOf } from '../src/viewer/surface/context-of.ts';
import { FRAME_RATE, filmSize } from './film.ts';
import type { VirtualClock } from './virtual-clock.ts';

/** Moments blended into one frame: motion blur, as on film, looks better and leaves the encoder fewer edges. */
const MOMENTS = 8;
const MOMENT = 1000 / FRAME_RATE / MOMENTS;

/** A canvas that shows what was on another one over the duration of a frame. */
export function openExposure(source: HTMLCanvasElement, clock: VirtualClock) {
  const canvas = Object.assign(document.createElement('canvas'), filmSize);
  const context = contextOf(canvas);
  return {
    canvas,
    /** Advances the time by one frame. */
    expose(): void {
      let seen = 0;
      for (let moment = 0; moment < MOMENTS; moment++) {
        const wasMoving = clock.isAwaited();
        clock.advance(MOMENT);
        if (!wasMoving && seen > 0) continue;
        context.globalAlpha = 1 / ++seen;
        context.drawImage(source, 0, 0);
      }
    },
  };
}
