import type { Step } from '#model/presentation/presentation.ts';
import { stopsOf } from '#viewer/player/stops.ts';

/** Milliseconds of a flight whose time depends on the distance: what most take. */
const USUAL_FLIGHT = 1100;

/** How many stops there are, and how long it all takes if every step says how long it stays. */
export function lengthOf(path: readonly Step[]): { stops: number; minutes: number | undefined } {
  const times = path.map(({ hold, duration, to }) =>
    hold === undefined ? Number.NaN : hold + (duration ?? (to === undefined ? 0 : USUAL_FLIGHT)),
  );
  const total = times.reduce((sum, time) => sum + time, 0);
  return { stops: stopsOf({ path }).length, minutes: Number.isNaN(total) ? undefined : Math.max(1, Math.round(total / 60_000)) };
}
