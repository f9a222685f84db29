import { announce } from '#app/client/analytics/announce.ts';
import type { Mount, Viewer, ViewerOptions } from './viewer-module.ts';

interface OnDemand {
  /** `isAsked`: somebody wants to see it now. */
  options: (isAsked: boolean) => ViewerOptions;
  load: () => Promise<{ mount: Mount }>;
  onOpened?: (viewer: Viewer) => void;
}

/** Signs that somebody is about to begin: they point at it, reach it by keyboard, or touch it. */
const intents = ['pointerenter', 'focusin', 'touchstart'];

/** Fetches and opens the viewer when somebody shows that they want it, and not before. Returns how to take it back. */
export function openOnDemand(host: HTMLElement, { options, load, onOpened }: OnDemand): () => void {
  const ending = new AbortController();
  const overlay = host.querySelector<HTMLElement>('[data-mode]');
  let viewer: Viewer | undefined;
  let isAsked = false;
  let opening: Promise<void> | undefined;

  const setMode = (mode: 'loading' | 'failed') => {
    if (!overlay) return;
    overlay.dataset['mode'] = mode;
    if (mode === 'failed') overlay.dataset['failure'] = 'script';
  };
  const open = async () => {
    try {
      const { mount: open } = await load();
      if (ending.signal.aborted) return;
      viewer = open(host, options(isAsked));
      onOpened?.(viewer);
    } catch (error) {
      // Nobody who only passed by needs to know; the next sign tries again.
      opening = undefined;
      void announce('chunk-failed', { chunk: String(error) });
      if (isAsked) setMode('failed');
    }
  };
  const ask = () => {
    isAsked = true;
    if (viewer) return;
    setMode('loading');
    opening ??= open();
  };
  for (const intent of intents) host.addEventListener(intent, () => (opening ??= open()), { signal: ending.signal, passive: true });
  host.addEventListener(
    'click',
    ({ target }) => {
      if (viewer || !(target instanceof Element)) return;
      if (target.closest('[data-start]')) ask();
      // Browsers remember a script that did not come; a new page does not.
      else if (target.closest('[data-retry]')) location.reload();
    },
    { signal: ending.signal },
  );
  // Pressed before this ran, or asked for by the address.
  if (overlay?.dataset['mode'] === 'loading' || location.hash === '#present') ask();
  return () => {
    ending.abort();
    viewer?.destroy();
  };
}
