import type { Presentation } from '#model/presentation/presentation.ts';
import type { InputActions } from '../player/input/input-actions.ts';
import { isCharacter } from '../player/input/key-meaning.ts';
import { isRightToLeft } from '#model/text/writing/right-to-left.ts';
import type { Player, PlayerClock } from '../player/player.ts';
import type { Teller } from '../telling/create-teller.ts';
import type { Viewer } from '../viewer.ts';
import type { watchFullscreen } from './fullscreen.ts';
import type { playVideos } from './videos/play-videos.ts';

interface Parts {
  viewer: Viewer;
  host: HTMLElement;
  presentation: Presentation;
  player: Player;
  clock: PlayerClock;
  videos: ReturnType<typeof playVideos>;
  fullscreen: ReturnType<typeof watchFullscreen>;
  teller: Teller;
  toggleHelp: () => void;
}

/** What keys, touches and pointers do in this viewer. */
export function inputOf({ viewer, host, presentation, player, clock, videos, fullscreen, teller, toggleHelp }: Parts): InputActions {
  const { isExplorable, onEvent } = viewer.options;
  const state = () => viewer.state();
  const isRtl = isRightToLeft(presentation.language);
  return {
    clock,
    state: () => ({
      phase: player.state().phase,
      isExplorable,
      isFullscreen: state().fullscreen !== 'off',
      isRightToLeft: isRtl,
      isMotionReduced: state().isMotionReduced,
    }),
    subscribe: viewer.subscribe,
    hasKeys: (focused, key) =>
      (state().mode === 'presenting' || state().mode === 'restart') &&
      (host.contains(focused) || (focused === document.body && !isCharacter(key))),
    // At the end, going back works, but one press too many must not restart.
    next: () => state().mode === 'presenting' && player.next(),
    previous: player.previous,
    first: player.first,
    last: player.last,
    backToPath: player.backToPath,
    toggleOverview: () => (player.state().phase === 'overview' ? player.backToPath() : player.overview()),
    toggleAutoplay: viewer.toggleAutoplay,
    toggleCaptions: () => viewer.setCaptions(!state().hasCaptions),
    toggleMuted: () => viewer.setMuted(!state().isMuted),
    toggleVideos: () => videos.toggleAt(player.state().step),
    toggleFullscreen: fullscreen.toggle,
    leaveFullscreen: () => void fullscreen.leave(),
    toggleHelp,
    panBy(dx, dy) {
      player.panBy(dx, dy);
      teller.travelled('explored');
    },
    zoomBy(factor, at) {
      player.zoomBy(factor, at);
      teller.travelled('zoomed');
    },
    turnBy: player.turnBy,
    hit: player.hit,
    follow(hit) {
      if (hit.kind === 'stop') return player.goToStop(hit.stop);
      if (hit.kind === 'object') return player.goToObject(hit.id);
      if (hit.kind === 'video') return videos.toggle(hit.id);
      onEvent({ name: 'link', href: hit.href });
      window.open(hit.href, '_blank', 'noopener');
    },
    goToObjectAt(at) {
      const id = player.objectAt(at);
      if (id !== undefined) player.goToObject(id);
    },
  };
}
