import { type RefObject, useEffect } from 'react';
import { useDesk } from '../editor-context.tsx';

/** Keeps the canvas as sharp and as large as its place on the page. */
export function useStageSize(canvas: RefObject<HTMLCanvasElement | null>): void {
  const desk = useDesk();
  useEffect(() => {
    // The canvas itself gets its size from the surface.
    const place = canvas.current?.parentElement;
    if (!place) return;
    const fit = () => {
      const { width, height } = place.getBoundingClientRect();
      if (width > 0 && height > 0) desk.resize({ width, height }, devicePixelRatio);
    };
    const observer = new ResizeObserver(fit);
    observer.observe(place);
    return () => observer.disconnect();
  }, [canvas, desk]);
}
