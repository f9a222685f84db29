import { useSyncExternalStore } from 'react';

/** What a keyboard on the screen covers at the bottom of the page, in CSS pixels. */
export function useKeyboard(): number {
  return useSyncExternalStore(subscribe, read, () => 0);
}

function subscribe(listener: () => void): () => void {
  const events = ['resize', 'scroll'] as const;
  for (const event of events) visualViewport?.addEventListener(event, listener);
  return () => {
    for (const event of events) visualViewport?.removeEventListener(event, listener);
  };
}

/** Zoomed in with two fingers, the page is covered by nothing. */
function read(): number {
  if (!visualViewport || visualViewport.scale > 1.01) return 0;
  return Math.max(0, Math.round(innerHeight - visualViewport.height - visualViewport.offsetTop));
}
