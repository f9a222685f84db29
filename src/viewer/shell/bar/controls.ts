import type { IconName } from '../../overlay/icon/icon.tsx';
import type { ShellView } from '../shell-context.ts';

export type ControlName = 'overview' | 'autoplay' | 'captions' | 'fullscreen' | 'mute' | 'share' | 'embed' | 'read' | 'keys';

export interface Control {
  icon: IconName;
  name: string;
  /** The name in the menu, where `aria-checked` shows the state. */
  label: string;
  keyName?: string;
  isOn?: boolean;
  run: () => void;
}

/** Every switch of the viewer, shared by the bar, the sheet and the menu. */
export function controlsOf({
  viewer,
  state,
  player,
  text,
  openKeys,
  openDialog,
  isReading,
  setReading,
}: ShellView): Record<ControlName, Control> {
  const isOverview = state.player.phase === 'overview';
  const isPlaying = state.player.autoplay.phase === 'playing';
  const isFull = state.fullscreen !== 'off';
  return {
    overview: {
      icon: 'map',
      name: text(isOverview ? 'viewer.overview.close' : 'viewer.overview'),
      label: text('viewer.overview'),
      keyName: 'O',
      isOn: isOverview,
      run: () => (isOverview ? player.backToPath() : player.overview()),
    },
    autoplay: {
      icon: isPlaying ? 'pauseCircle' : 'playCircle',
      name: text(isPlaying ? 'viewer.autoplay.pause' : 'viewer.autoplay'),
      label: text('viewer.autoplay'),
      keyName: 'A',
      isOn: isPlaying,
      run: () => viewer.toggleAutoplay(),
    },
    captions: {
      icon: 'captions',
      name: text(state.hasCaptions ? 'viewer.captions.off' : 'viewer.captions'),
      label: text('viewer.captions'),
      keyName: 'C',
      isOn: state.hasCaptions,
      run: () => viewer.setCaptions(!state.hasCaptions),
    },
    fullscreen: {
      icon: isFull ? 'minimize' : 'maximize',
      name: text(isFull ? 'viewer.fullscreen.leave' : 'viewer.fullscreen'),
      label: text(isFull ? 'viewer.fullscreen.leave' : 'viewer.fullscreen'),
      keyName: 'F',
      run: () => viewer.toggleFullscreen(),
    },
    mute: {
      icon: state.isMuted ? 'soundOff' : 'sound',
      name: text(state.isMuted ? 'viewer.unmute' : 'viewer.mute'),
      label: text('viewer.mute'),
      keyName: 'M',
      isOn: state.isMuted,
      run: () => viewer.setMuted(!state.isMuted),
    },
    share: { icon: 'share', name: text('viewer.share'), label: text('viewer.share'), run: () => openDialog('share') },
    embed: { icon: 'code', name: text('viewer.embed'), label: text('viewer.embed'), run: () => openDialog('embed') },
    read: { icon: 'text', name: text('viewer.read'), label: text('viewer.read'), run: () => setReading(!isReading) },
    keys: { icon: 'keyboard', name: text('viewer.keys'), label: text('viewer.keys'), keyName: '?', run: openKeys },
  };
}
