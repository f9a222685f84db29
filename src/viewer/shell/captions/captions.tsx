import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useShell } from '../shell-context.ts';
import { captionOf } from './caption-of.ts';
import { captions } from './captions.css.ts';

/** The caption of the current step. Screen readers read it out, so the announcement of the stop leaves it out. */
export function Captions() {
  const { state, presentation, texts } = useShell();
  const isOnPath = state.player.phase === 'resting' || state.player.phase === 'flying';
  const caption = isOnPath ? captionOf(presentation, texts, state.player.step) : '';
  const box = useRef<HTMLDivElement>(null);
  const [isScrollable, setScrollable] = useState(false);
  const measure = useEffectEvent(() => {
    const { scrollHeight = 0, clientHeight = 0 } = box.current ?? {};
    setScrollable(scrollHeight > clientHeight + 1);
  });
  useEffect(() => measure());
  useEffect(() => {
    if (!box.current) return;
    const resizing = new ResizeObserver(() => measure());
    resizing.observe(box.current);
    return () => resizing.disconnect();
  }, []);
  return (
    <div
      ref={box}
      className={captions}
      aria-live="polite"
      lang={presentation.language}
      dir="auto"
      data-empty={caption === '' || undefined}
      // Long captions must scroll by keyboard too.
      {...(isScrollable && { tabIndex: 0, 'data-scrolls': '' })}
    >
      {caption}
    </div>
  );
}
