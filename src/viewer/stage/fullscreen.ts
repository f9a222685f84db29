export type FullscreenState = 'off' | 'screen' | 'window';

/** Shows the element full screen, or over the whole window on phones without fullscreen for pages. */
export function watchFullscreen(
  element: HTMLElement,
  onChange: (state: FullscreenState) => void,
): { canFill: boolean; toggle(): void; leave(): boolean; stop(): void } {
  let state: FullscreenState = 'off';
  const tell = (next: FullscreenState) => {
    state = next;
    element.toggleAttribute('data-fills-window', next === 'window');
    // The page behind gives up the room for its scrollbar.
    document.documentElement.toggleAttribute('data-filled', next !== 'off');
    onChange(next);
  };
  const onNative = () => {
    if (document.fullscreenElement === element) tell('screen');
    else if (state === 'screen') tell('off');
  };
  document.addEventListener('fullscreenchange', onNative);
  const leave = () => {
    if (state === 'screen') document.exitFullscreen().catch(() => undefined);
    else if (state === 'window') tell('off');
    else return false;
    return true;
  };
  // In a frame, this would change nothing.
  const fillWindow = () => window.parent === window && tell('window');
  return {
    canFill: document.fullscreenEnabled || window.parent === window,
    toggle() {
      if (leave()) return;
      // The request can still be refused, for example without a user gesture.
      if (document.fullscreenEnabled) element.requestFullscreen().catch(fillWindow);
      else fillWindow();
    },
    leave,
    stop() {
      document.removeEventListener('fullscreenchange', onNative);
      if (leave()) tell('off');
    },
  };
}
