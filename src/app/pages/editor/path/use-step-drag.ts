import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

/** CSS pixels that a pointer may stray in a click. */
const STRAY = 6;
/** Milliseconds that a finger rests before it drags instead of scrolling. */
const REST = 300;
/** CSS pixels from an edge at which the strip scrolls, and by how much at most at once. */
const [EDGE, PACE] = [40, 12];

export interface StepDrag {
  readonly step: string;
  readonly from: number;
  /** The place it would take now. */
  readonly to: number;
  /** CSS pixels along the strip. */
  readonly by: number;
}

interface Press {
  readonly step: string;
  readonly from: number;
  readonly pointer: number;
  readonly start: number;
  isTouch: boolean;
  at: number;
}

interface Given {
  strip: RefObject<HTMLElement | null>;
  pitch: number;
  count: number;
  onDrop: (step: string, place: number) => void;
}

/** Drags tiles along their strip, by pointer or, after resting on one, by finger. Escape puts a tile back. */
export function useStepDrag({ strip, pitch, count, onDrop }: Given) {
  const [drag, setDrag] = useState<StepDrag>();
  const press = useRef<Press>(undefined);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const scrollLeft = () => strip.current?.scrollLeft ?? 0;

  const follow = useEffectEvent(() => {
    const { current } = press;
    if (!current) return;
    const by = current.at + scrollLeft() - current.start;
    const to = Math.min(count - 1, Math.max(0, Math.round(current.from + by / pitch)));
    setDrag({ step: current.step, from: current.from, to, by });
  });
  const end = useEffectEvent((isDropped: boolean) => {
    clearTimeout(rest.current);
    press.current = undefined;
    if (isDropped && drag && drag.to !== drag.from) onDrop(drag.step, drag.to);
    if (drag) setDrag(undefined);
  });
  const move = useEffectEvent((event: PointerEvent) => {
    const { current } = press;
    if (!current || event.pointerId !== current.pointer) return;
    current.at = event.clientX;
    const isStraying = Math.abs(current.at + scrollLeft() - current.start) > STRAY;
    if (drag) follow();
    else if (isStraying && current.isTouch) end(false);
    else if (isStraying) follow();
  });
  const up = useEffectEvent((event: PointerEvent) => {
    if (event.pointerId !== press.current?.pointer) return;
    // What was dragged has not been clicked.
    if (drag) addEventListener('click', swallow, { capture: true, once: true });
    if (drag) setTimeout(() => removeEventListener('click', swallow, { capture: true }));
    end(event.type === 'pointerup');
  });
  const escape = useEffectEvent((event: KeyboardEvent) => {
    if (!drag || event.key !== 'Escape') return;
    event.stopPropagation();
    end(false);
  });
  const isDragging = drag !== undefined;
  const hold = useEffectEvent((event: TouchEvent) => isDragging && event.cancelable && event.preventDefault());

  useEffect(() => {
    const element = strip.current;
    const stopping = new AbortController();
    const { signal } = stopping;
    addEventListener('pointermove', (event) => move(event), { signal });
    for (const name of ['pointerup', 'pointercancel'] as const) addEventListener(name, (event) => up(event), { signal });
    addEventListener('keydown', (event) => escape(event), { signal, capture: true });
    // While a tile is dragged, the finger does not scroll.
    element?.addEventListener('touchmove', (event) => hold(event), { signal, passive: false });
    return () => stopping.abort();
  }, [strip]);

  useEffect(() => {
    if (!isDragging) return;
    const timer = setInterval(() => {
      const element = strip.current;
      if (!element || !press.current) return;
      const { left, right } = element.getBoundingClientRect();
      const pull = Math.max(0, press.current.at - (right - EDGE)) - Math.max(0, left + EDGE - press.current.at);
      if (pull === 0) return;
      element.scrollLeft += Math.min(PACE, Math.max(-PACE, pull));
      follow();
    }, 16);
    return () => clearInterval(timer);
  }, [isDragging, strip]);

  const begin = (event: ReactPointerEvent, step: string, from: number) => {
    if (event.button !== 0 || !event.isPrimary) return;
    const isTouch = event.pointerType === 'touch';
    press.current = { step, from, pointer: event.pointerId, start: event.clientX + scrollLeft(), isTouch, at: event.clientX };
    if (isTouch) rest.current = setTimeout(() => setDrag({ step, from, to: from, by: 0 }), REST);
  };
  return { drag, begin };
}

function swallow(event: Event) {
  event.preventDefault();
  event.stopPropagation();
}

/** How far a tile is moved while one is dragged. */
export function shiftOf(drag: StepDrag | undefined, place: number, pitch: number): number {
  if (!drag) return 0;
  const { from, to, by } = drag;
  if (place === from) return by;
  if (place > from && place <= to) return -pitch;
  return place < from && place >= to ? pitch : 0;
}
