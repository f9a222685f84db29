import type { Player } from '../player/player.ts';
import type { Viewer, ViewerOptions, ViewerState } from '../viewer.ts';

/** As much of a player as another page may move. */
export type DrivenPlayer = Pick<
  Player,
  | 'stops'
  | 'next'
  | 'previous'
  | 'first'
  | 'last'
  | 'goTo'
  | 'goToStop'
  | 'goToObject'
  | 'overview'
  | 'backToPath'
  | 'play'
  | 'pause'
  | 'stopAutoplay'
  | 'setLooping'
>;

/** As much of a viewer as another page may see and drive. */
export interface DrivenViewer extends Pick<Viewer, 'subscribe' | 'start' | 'restart' | 'retry' | 'setCaptions' | 'setMuted'> {
  readonly options: { display: Pick<ViewerOptions['display'], 'title' | 'stopCount'> };
  state(): Pick<ViewerState, 'mode' | 'percent' | 'isReady' | 'player' | 'hasCaptions' | 'isMuted' | 'failure'>;
  presentation(): Pick<NonNullable<ReturnType<Viewer['presentation']>>, 'path'> | undefined;
  player(): DrivenPlayer | undefined;
}

/** Known before the content is. */
export const stopCountOf = (viewer: DrivenViewer) => viewer.player()?.stops.length ?? viewer.options.display.stopCount;
