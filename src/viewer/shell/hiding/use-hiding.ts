import { useCallback, useEffect, useRef } from 'react';
import { watchHiding, type Hiding } from './hiding.ts';

/** Sets `data-idle` on the viewer when there is no input; returns a function that keeps the controls visible. */
export function useHiding(host: HTMLElement, isPresenting: boolean): Hiding['hold'] {
  const hiding = useRef<Hiding>(undefined);
  const held = useRef(new Set<string>());

  useEffect(() => {
    const viewer = host.closest<HTMLElement>('[data-viewer]') ?? host;
    if (!isPresenting) return;
    const watched = watchHiding(
      (milliseconds, run) => {
        const timer = setTimeout(run, milliseconds);
        return () => clearTimeout(timer);
      },
      (isHidden) => viewer.toggleAttribute('data-idle', isHidden),
    );
    hiding.current = watched;
    for (const name of held.current) watched.hold(name, true);
    const inChrome = (target: EventTarget | null) => target instanceof Element && target.closest('[data-chrome]') !== null;
    const ending = new AbortController();
    const listen = (names: string[], run: (event: Event) => void) => {
      for (const name of names) viewer.addEventListener(name, run, { signal: ending.signal, passive: true });
    };
    listen(['pointermove', 'pointerdown', 'wheel', 'keydown'], () => watched.stir());
    // Touches do not hover.
    listen(['pointerover'], (event) =>
      watched.hold('pointer', event instanceof PointerEvent && event.pointerType !== 'touch' && inChrome(event.target)),
    );
    listen(['pointerleave'], () => watched.hold('pointer', false));
    // A click also leaves focus on a button; only focus from the keyboard needs to be visible.
    listen(['focusin'], ({ target }) =>
      watched.hold('focus', inChrome(target) && target instanceof Element && target.matches(':focus-visible')),
    );
    listen(['focusout'], () => watched.hold('focus', false));
    return () => {
      ending.abort();
      watched.stop();
      hiding.current = undefined;
      viewer.removeAttribute('data-idle');
    };
  }, [host, isPresenting]);

  return useCallback((name, isHeld) => {
    if (isHeld) held.current.add(name);
    else held.current.delete(name);
    hiding.current?.hold(name, isHeld);
  }, []);
}
