import { type RefObject, useEffect, useState } from 'react';

/** Items beyond each edge, so that quick scrolling shows no gaps. */
const AROUND = 6;

interface Window {
  readonly from: number;
  readonly to: number;
}

/** Of many items of one size in a box that scrolls: those that are to be seen, from the first up to before the last. */
export function useWindow(box: RefObject<HTMLElement | null>, size: number, axis: 'x' | 'y'): Window {
  const [window, setWindow] = useState<Window>({ from: 0, to: 40 });
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const look = () => {
      const start = axis === 'x' ? element.scrollLeft : element.scrollTop;
      const length = axis === 'x' ? element.clientWidth : element.clientHeight;
      const from = Math.max(0, Math.floor(start / size) - AROUND);
      const to = Math.ceil((start + length) / size) + AROUND;
      setWindow((last) => (last.from === from && last.to === to ? last : { from, to }));
    };
    const observer = new ResizeObserver(look);
    observer.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    look();
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [box, size, axis]);
  return window;
}

/** Those items, and one more that always has to be there, such as the one with the focus. */
export function placesIn({ from, to }: Window, count: number, also: number): number[] {
  const end = Math.min(to, count);
  const places = Array.from({ length: Math.max(0, end - from) }, (_, index) => from + index);
  if (also < 0 || also >= count || (also >= from && also < end)) return places;
  return also < from ? [also, ...places] : [...places, also];
}
