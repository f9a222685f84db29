import type { ViewerText } from '#contract/viewer.ts';
import { parsePresentation } from '#model/presentation/parse.ts';
import type { Player, PlayerState } from '../player/player.ts';
import { stopsOf } from '../player/stops.ts';
import type { Viewer, ViewerOptions, ViewerState } from '../viewer.ts';
import { readTexts } from './captions/stop-texts.ts';
import type { ShellView } from './shell-context.ts';

/** Every text is its own key. */
export const sayKeys: ViewerText = (key, values) => [key.replace('viewer.', ''), ...Object.values(values ?? {})].join(' ');

const noPlayer: PlayerState = { phase: 'resting', step: 0, stop: 0, autoplay: { phase: 'off' }, isLooping: false };
const nothing = () => undefined;

/** The shell's view of a document at one moment; its actions do nothing. */
export function shellAt(
  document: unknown,
  {
    player: at = {},
    state = {},
    dialogs = [],
  }: { player?: Partial<PlayerState>; state?: Partial<ViewerState>; dialogs?: ViewerOptions['dialogs'] } = {},
): ShellView {
  const { presentation } = parsePresentation(document);
  const player = { stops: stopsOf(presentation), goToStop: nothing, next: nothing, previous: nothing } as unknown as Player;
  const viewerState: ViewerState = {
    mode: 'presenting',
    percent: 100,
    isReady: true,
    player: { ...noPlayer, ...at },
    layout: 'large',
    isSheet: false,
    hasCaptions: false,
    isMuted: false,
    fullscreen: 'off',
    surface: 'webgl',
    isMotionReduced: false,
    notices: [],
    failure: undefined,
    ...state,
  };
  const viewer = {
    options: { files: { thumbnails: [], videos: [] }, display: { title: presentation.title }, language: 'en', dialogs },
    canFillScreen: true,
    state: () => viewerState,
  } as unknown as Viewer;
  return {
    viewer,
    state: viewerState,
    player,
    presentation,
    texts: readTexts(presentation),
    text: sayKeys,
    hold: nothing,
    openKeys: nothing,
    openDialog: nothing,
    isReading: false,
    setReading: nothing,
  };
}
