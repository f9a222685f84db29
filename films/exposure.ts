import { contextOf } from '../src/viewer/surface/context-of.ts';
import { FRAME_RATE, filmSize } from './film.ts';
import type { VirtualClock } from './virtual-clock.ts';

/** Moments that are seen in one frame: what moves is drawn out as on film, which pleases the eye and spares the encoder its edges. */
const MOMENTS = 8;
const MOMENT = 1000 / FRAME_RATE / MOMENTS;

/** A canvas that shows what was on another one during a frame. */
export function openExposure(source: HTMLCanvasElement, clock: VirtualClock) {
  const canvas = Object.assign(document.createElement('canvas'), filmSize);
  const context = contextOf(canvas);
  return {
    canvas,
    /** Time goes on by one frame. */
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
