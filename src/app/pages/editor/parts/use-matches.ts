import { useSyncExternalStore } from 'react';

/** Whether a media query matches; only on pages that the browser renders. */
export function useMatches(query: string): boolean {
  const subscribe = (listener: () => void) => {
    const list = matchMedia(query);
    list.addEventListener('change', listener);
    return () => list.removeEventListener('change', listener);
  };
  const read = () => matchMedia(query).matches;
  return useSyncExternalStore(subscribe, read, read);
}
