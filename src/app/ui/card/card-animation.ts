import { useEffect, useState, type FocusEvent, type PointerEvent } from 'react';
import { media } from '../media/media.ts';

/** A pointer that only passes by loads nothing. */
const PAUSE = 140;

/** Whether a card is hovered or has keyboard focus; always false with reduced motion. */
export function useCardAnimation(hasAnimation: boolean) {
  const [state, setState] = useState<'still' | 'awaited' | 'moving'>('still');
  useEffect(() => {
    if (state !== 'awaited') return;
    const timer = setTimeout(() => setState('moving'), PAUSE);
    return () => clearTimeout(timer);
  }, [state]);
  const begin = () => setState(matchMedia(media.reducedMotion).matches ? 'still' : 'awaited');
  const end = () => setState('still');
  if (!hasAnimation) return { isMoving: false, handlers: {} };
  return {
    isMoving: state === 'moving',
    handlers: {
      // A touch opens the page itself.
      onPointerEnter: ({ pointerType }: PointerEvent) => pointerType !== 'touch' && begin(),
      onPointerLeave: end,
      onFocus: ({ target }: FocusEvent) => target.matches(':focus-visible') && begin(),
      onBlur: end,
    },
  };
}
