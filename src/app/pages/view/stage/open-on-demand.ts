import { ChunkLoadError } from '#viewer/chunks/chunk-load-error.ts';
import type { Mount, Viewer, ViewerOptions } from './viewer-module.ts';

interface OnDemand {
  /** `isAsked`: the visitor wants to watch now. */
  options: (isAsked: boolean) => ViewerOptions;
  load: () => Promise<{ mount: Mount }>;
  onOpened?: (viewer: Viewer) => void;
}

/** Signs that a visitor is about to start: hovering, keyboard focus or touch. */
const intents = ['pointerenter', 'focusin', 'touchstart'];

/** Loads and opens the viewer once the visitor shows interest. Returns an undo function. */
export function openOnDemand(host: HTMLElement, { options, load, onOpened }: OnDemand): () => void {
  const ending = new AbortController();
  const overlay = host.querySelector<HTMLElement>('[data-mode]');
  let viewer: Viewer | undefined;
  let isAsked = false;
  let opening: Promise<void> | undefined;

  /** As `driveOverlay` does, which comes with the viewer. */
  const setMode = (mode: 'loading' | 'failed', detail = '') => {
    if (!overlay) return;
    overlay.dataset['mode'] = mode;
    if (mode === 'failed') overlay.dataset['failure'] = navigator.onLine ? 'script' : 'offline';
    else delete overlay.dataset['failure'];
    overlay.querySelector('[data-detail]')?.replaceChildren(detail);
  };
  const open = async () => {
    try {
      const { mount: open } = await load();
      if (ending.signal.aborted) return;
      viewer = open(host, options(isAsked));
      onOpened?.(viewer);
    } catch (error) {
      // Visitors who only passed by need not know; the next sign tries again.
      opening = undefined;
      if (isAsked) setMode('failed', error instanceof ChunkLoadError ? error.request : '');
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
      if (target.closest('[data-start], [data-retry]')) ask();
    },
    { signal: ending.signal },
  );
  // Clicked before this ran, perhaps long before, or requested by the address.
  if (/loading|failed/.test(overlay?.dataset['mode'] ?? '') || /^#present(=|$)/.test(location.hash)) ask();
  return () => {
    ending.abort();
    viewer?.destroy();
  };
}
