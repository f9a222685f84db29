import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and in the first render, true once scripts run: controls that need scripts can appear then. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
