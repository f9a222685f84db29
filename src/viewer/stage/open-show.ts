import type { Loaded } from '../load/load-presentation.ts';
import { createPlayer } from '../player/create-player.ts';
import { attachInput } from '../player/input/attach-input.ts';
import type { Player, PlayerClock, PlayerFraming } from '../player/player.ts';
import { stopsOf } from '../player/stops.ts';
import { openSurface, type SurfaceChoice } from '../surface/open-surface.ts';
import type { Surface } from '../surface/surface.ts';
import type { Teller } from '../telling/create-teller.ts';
import type { Viewer } from '../viewer.ts';
import type { watchFullscreen } from './fullscreen.ts';
import { inputOf } from './input-of.ts';
import { playVideos } from './videos/play-videos.ts';
import { textLayouts } from './text-layouts.ts';

/** Everything that is open while a presentation is on the stage. */
export interface Show {
  surface: Surface;
  player: Player;
  videos: ReturnType<typeof playVideos>;
  close(): void;
}

interface Parts {
  viewer: Viewer;
  host: HTMLElement;
  stage: HTMLElement;
  clock: PlayerClock;
  choice: SurfaceChoice;
  framing: PlayerFraming;
  /** Where it opens, from 0. */
  firstStop: number;
  fullscreen: ReturnType<typeof watchFullscreen>;
  teller: Teller;
  toggleHelp: () => void;
  onMove: (player: Player, videos: Show['videos']) => void;
}

/** Opens a presentation on the stage and attaches keyboard, touch and pointer input. */
export async function openShow(
  loaded: Loaded,
  { viewer, host, stage, clock, choice, framing, firstStop, fullscreen, teller, toggleHelp, onMove }: Parts,
): Promise<Show> {
  const { presentation, scene, content } = loaded;
  const { options } = viewer;
  const surface = await openSurface(stage, content, choice, loaded.rest);
  const viewport = { width: host.clientWidth, height: host.clientHeight };
  surface.resize(viewport, devicePixelRatio);
  const stops = stopsOf(presentation);
  const player = createPlayer({
    presentation,
    scene,
    surface,
    viewport,
    pixelRatio: devicePixelRatio,
    clock,
    framing,
    isMotionReduced: viewer.state().isMotionReduced,
    isExplorable: options.isExplorable,
    isLooping: options.isLooping,
    firstStep: (stops[firstStop] ?? stops.at(-1))?.step,
    layoutOf: textLayouts(content, content.rich),
    onRound: teller.ended,
    onCut: () => stage.animate({ opacity: [0, 1] }, { duration: 120, easing: 'linear' }),
  });
  const videos = playVideos(scene, surface, options.files.videos, viewer.state);
  const stopFollowing = player.subscribe(() => onMove(player, videos));
  const detachInput = attachInput(stage, inputOf({ viewer, host, presentation, player, clock, videos, fullscreen, teller, toggleHelp }));
  return {
    surface,
    player,
    videos,
    close() {
      stopFollowing();
      detachInput();
      videos.stop();
      player.destroy();
      surface.destroy();
      loaded.release();
    },
  };
}
