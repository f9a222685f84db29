import type { ViewerText } from '#contract/viewer.ts';
import type { Stop } from '../player/stops.ts';

/** The label of a control that leads to a stop. */
export function stopName(stops: readonly Stop[], stop: number, text: ViewerText): string {
  const title = stops[stop]?.title;
  return title ? text('viewer.stop.named', { stop: stop + 1, title }) : text('viewer.stop.untitled', { stop: stop + 1 });
}
