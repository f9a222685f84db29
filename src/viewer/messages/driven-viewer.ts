import type { Player } from '../player/player.ts';
import type { Viewer, ViewerOptions, ViewerState } from '../viewer.ts';

/** The parts of a player that another page may control. */
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

/** The parts of a viewer that another page may see and control. */
export interface DrivenViewer extends Pick<Viewer, 'subscribe' | 'start' | 'restart' | 'retry' | 'setCaptions' | 'setMuted'> {
  readonly options: { display: Pick<ViewerOptions['display'], 'title' | 'stopCount'> };
  state(): Pick<ViewerState, 'mode' | 'percent' | 'isReady' | 'player' | 'hasCaptions' | 'isMuted' | 'failure'>;
  presentation(): Pick<NonNullable<ReturnType<Viewer['presentation']>>, 'path'> | undefined;
  player(): DrivenPlayer | undefined;
}

/** Known before the content has loaded. */
export const stopCountOf = (viewer: DrivenViewer) => viewer.player()?.stops.length ?? viewer.options.display.stopCount;
