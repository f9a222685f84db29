import type { Point } from '#model/geometry/matrix.ts';
import type { InputActions } from './input-actions.ts';

/** Time constant in milliseconds, in which two thirds of a distance are covered: a speed carries this many times as far. */
export const PACE = 110;

/** Moves the camera smoothly over a remaining distance, after a drag, a key or a notch of the wheel. */
export function createGlider({ clock, state, panBy, zoomBy }: InputActions) {
  let rest = { x: 0, y: 0, zoom: 0 };
  let middle: Point = { x: 0, y: 0 };
  let movedAt = 0;
  let drop: (() => void) | undefined;

  const stop = () => {
    drop?.();
    drop = undefined;
    rest = { x: 0, y: 0, zoom: 0 };
  };
  const move = (now: number) => {
    const isNearly = Math.hypot(rest.x, rest.y) < 0.5 && Math.abs(rest.zoom) < 0.002;
    const share = isNearly || state().isMotionReduced ? 1 : 1 - Math.exp(-Math.max(0, now - movedAt) / PACE);
    movedAt = now;
    const { x, y, zoom } = rest;
    rest = { x: x * (1 - share), y: y * (1 - share), zoom: zoom * (1 - share) };
    if (x || y) panBy(x * share, y * share);
    if (zoom) zoomBy(Math.exp(zoom * share), middle);
    drop = share < 1 ? clock.onFrame(go) : undefined;
  };
  const go = (now: number) => {
    // Stop if the camera was sent elsewhere in the meantime.
    if (state().phase === 'exploring') move(now);
    else stop();
  };

  return {
    /** `zoom` is the logarithm of a factor. */
    push(x: number, y: number, zoom = 0, at = middle): void {
      rest = { x: rest.x + x, y: rest.y + y, zoom: rest.zoom + zoom };
      middle = at;
      if (drop) return;
      movedAt = clock.now() - 16;
      move(clock.now());
    },
    stop,
  };
}

export type Glider = ReturnType<typeof createGlider>;
