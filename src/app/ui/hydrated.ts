import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and in the first render, true once scripts have taken over: then a control may promise what only they can do. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
