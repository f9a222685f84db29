import type { Camera } from '#model/camera/camera.ts';
import type { Flight } from '#model/camera/flight.ts';
import type { PlayerClock } from '#viewer/player/player.ts';

export type Frames = Pick<PlayerClock, 'onFrame'>;

/** Milliseconds in which people see where it begins. */
const BEFORE = 350;

const browserFrames: Frames = {
  onFrame(run) {
    const id = requestAnimationFrame(run);
    return () => cancelAnimationFrame(id);
  },
};

/** Shows a flight once, frame by frame, unless `show` returns false. Returns what ends it early, which calls nothing any more. */
export function playFlight(
  flight: Flight,
  show: (camera: Camera) => boolean,
  onEnd: () => void,
  { onFrame }: Frames = browserFrames,
): () => void {
  let since: number | undefined;
  let drop: () => void;
  const draw = (now: number) => {
    since ??= now;
    const time = now - since - BEFORE;
    if (!show(flight.at(time)) || time >= flight.duration) return onEnd();
    drop = onFrame(draw);
  };
  drop = onFrame(draw);
  return () => drop();
}
