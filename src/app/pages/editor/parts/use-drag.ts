import type { Point } from '#model/geometry/matrix.ts';
import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

/** CSS pixels that a pointer may stray in a click. */
const STRAY = 6;
/** Milliseconds that a finger rests before it drags instead of scrolling. */
const REST = 300;
/** CSS pixels from an edge at which the box scrolls, and by how much at most at once. */
const [EDGE, PACE] = [40, 12];

interface Press {
  readonly pointer: number;
  readonly isTouch: boolean;
  readonly start: Point;
  at: Point;
}

interface Given {
  /** What scrolls when the pointer comes near its ends. */
  box: RefObject<HTMLElement | null>;
  axis: 'x' | 'y';
  /** Points of the window. It begins with one. */
  onMove: (at: Point) => void;
  onEnd: (isDropped: boolean) => void;
}

/** Drags something in a box that scrolls, by pointer or, after resting on it, by finger. Escape calls it off. */
export function useDrag({ box, axis, onMove, onEnd }: Given) {
  const [isDragging, setDragging] = useState(false);
  /** The same at once: a pointer may be lifted before anything is rendered. */
  const drags = useRef(false);
  const press = useRef<Press>(undefined);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);

  const follow = useEffectEvent(() => {
    if (!press.current) return;
    drags.current = true;
    setDragging(true);
    onMove(press.current.at);
  });
  const end = useEffectEvent((isDropped: boolean) => {
    clearTimeout(rest.current);
    press.current = undefined;
    if (!drags.current) return;
    drags.current = false;
    setDragging(false);
    onEnd(isDropped);
  });
  const move = useEffectEvent((event: PointerEvent) => {
    const { current } = press;
    if (!current || event.pointerId !== current.pointer) return;
    current.at = { x: event.clientX, y: event.clientY };
    const [x, y] = [Math.abs(current.at.x - current.start.x), Math.abs(current.at.y - current.start.y)];
    if (drags.current) follow();
    else if (current.isTouch && Math.hypot(x, y) > STRAY) end(false);
    else if (!current.isTouch && (axis === 'x' ? x : y) > STRAY) follow();
  });
  const up = useEffectEvent((event: PointerEvent) => {
    if (event.pointerId !== press.current?.pointer) return;
    // What was dragged has not been clicked.
    if (drags.current) addEventListener('click', swallow, { capture: true, once: true });
    if (drags.current) setTimeout(() => removeEventListener('click', swallow, { capture: true }));
    end(event.type === 'pointerup');
  });
  const escape = useEffectEvent((event: KeyboardEvent) => {
    if (!drags.current || event.key !== 'Escape') return;
    event.stopPropagation();
    end(false);
  });
  const hold = useEffectEvent((event: TouchEvent) => drags.current && event.cancelable && event.preventDefault());

  useEffect(() => {
    const stopping = new AbortController();
    const { signal } = stopping;
    addEventListener('pointermove', (event) => move(event), { signal });
    for (const name of ['pointerup', 'pointercancel'] as const) addEventListener(name, (event) => up(event), { signal });
    addEventListener('keydown', (event) => escape(event), { signal, capture: true });
    // While something is dragged, the finger does not scroll.
    box.current?.addEventListener('touchmove', (event) => hold(event), { signal, passive: false });
    return () => stopping.abort();
  }, [box]);

  useEffect(() => {
    if (!isDragging) return;
    const timer = setInterval(() => {
      const element = box.current;
      if (!element || !press.current) return;
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const [from, to] = axis === 'x' ? [left, right] : [top, bottom];
      const at = press.current.at[axis];
      const pull = Math.max(0, at - (to - EDGE)) - Math.max(0, from + EDGE - at);
      if (pull === 0) return;
      element[axis === 'x' ? 'scrollLeft' : 'scrollTop'] += Math.min(PACE, Math.max(-PACE, pull));
      follow();
    }, 16);
    return () => clearInterval(timer);
  }, [isDragging, axis, box]);

  return (
    event: Pick<ReactPointerEvent, 'button' | 'isPrimary' | 'pointerId' | 'clientX' | 'clientY'> & { readonly pointerType: string },
  ): boolean => {
    if (event.button !== 0 || !event.isPrimary) return false;
    const at = { x: event.clientX, y: event.clientY };
    const isTouch = event.pointerType === 'touch';
    press.current = { pointer: event.pointerId, isTouch, start: at, at };
    if (isTouch) rest.current = setTimeout(follow, REST);
    return true;
  };
}

function swallow(event: Event) {
  event.preventDefault();
  event.stopPropagation();
}
