import { type PointerEvent, type RefObject, useRef, useState } from 'react';
import { useDrag } from '../parts/use-drag.ts';

export interface StepDrag {
  readonly step: string;
  readonly from: number;
  /** The place it would take now. */
  readonly to: number;
  /** CSS pixels along the strip. */
  readonly by: number;
}

interface Given {
  strip: RefObject<HTMLElement | null>;
  pitch: number;
  count: number;
  onDrop: (step: string, place: number) => void;
}

/** Drags tiles along their strip. */
export function useStepDrag({ strip, pitch, count, onDrop }: Given) {
  const [drag, setDrag] = useState<StepDrag>();
  /** The same at once. */
  const last = useRef<StepDrag>(undefined);
  const held = useRef<{ step: string; from: number; start: number }>(undefined);
  const scrollLeft = () => strip.current?.scrollLeft ?? 0;
  const press = useDrag({
    box: strip,
    axis: 'x',
    onMove({ x }) {
      if (!held.current) return;
      const { step, from, start } = held.current;
      const by = x + scrollLeft() - start;
      last.current = { step, from, to: Math.min(count - 1, Math.max(0, Math.round(from + by / pitch))), by };
      setDrag(last.current);
    },
    onEnd(isDropped) {
      const { current } = last;
      last.current = undefined;
      setDrag(undefined);
      if (isDropped && current && current.to !== current.from) onDrop(current.step, current.to);
    },
  });
  const begin = (event: PointerEvent, step: string, from: number) => {
    if (press(event)) held.current = { step, from, start: event.clientX + scrollLeft() };
  };
  return { drag, begin };
}

/** How far a tile is moved while one is dragged. */
export function shiftOf(drag: StepDrag | undefined, place: number, pitch: number): number {
  if (!drag) return 0;
  const { from, to, by } = drag;
  if (place === from) return by;
  if (place > from && place <= to) return -pitch;
  return place < from && place >= to ? pitch : 0;
}
