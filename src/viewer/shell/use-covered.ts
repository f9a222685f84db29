import { useEffect, type RefObject } from 'react';
import type { Viewer, ViewerState } from '../viewer.ts';

/** With captions on, the camera keeps this much free at the bottom edge. */
const CAPTIONS = 160;
const GAP = 12;

/** Tells the camera which area the controls cover. */
export function useCovered(viewer: Viewer, { mode, isSheet, hasCaptions }: ViewerState, root: RefObject<HTMLElement | null>): void {
  const isPresenting = mode === 'presenting';
  useEffect(() => {
    const box = root.current;
    if (!box || !isPresenting) return;
    const tell = () => {
      const { top, bottom, height } = box.getBoundingClientRect();
      const edgeOf = (selector: string) => box.querySelector(selector)?.getBoundingClientRect();
      const sheet = edgeOf('[data-sheet-box]');
      if (isSheet && sheet)
        return viewer.setCovered({
          left: 0,
          right: 0,
          top: (edgeOf('[data-sheet-top]')?.bottom ?? top) - top + GAP,
          bottom: bottom - sheet.top + GAP,
        });
      const bar = edgeOf('[role="toolbar"]');
      const controls = bar ? bottom - bar.top : 0;
      viewer.setCovered({
        left: 0,
        right: 0,
        top: 0,
        bottom: Math.round(hasCaptions ? Math.max(controls, Math.min(CAPTIONS, height * 0.34)) : controls),
      });
    };
    const watching = new ResizeObserver(tell);
    watching.observe(box);
    const bar = box.querySelector('[role="toolbar"]');
    if (bar) watching.observe(bar);
    return () => watching.disconnect();
  }, [viewer, root, isPresenting, isSheet, hasCaptions]);
}
