import { type RefObject, useEffect } from 'react';

/** To the first of these elements in a layer; and back to where it was, once the layer is over. */
export function useReturningFocus(layer: RefObject<HTMLElement | null>, first?: string): void {
  useEffect(() => {
    const before = document.activeElement;
    const element = layer.current;
    if (first !== undefined) element?.querySelector<HTMLElement>(first)?.focus({ preventScroll: true });
    return () => {
      const isFree = document.activeElement === document.body || element?.contains(document.activeElement);
      if (!isFree) return;
      const place = before instanceof HTMLElement && before.isConnected && before !== document.body ? before : undefined;
      (place ?? document.querySelector<HTMLElement>('[data-canvas]'))?.focus({ preventScroll: true });
    };
  }, [layer, first]);
}
