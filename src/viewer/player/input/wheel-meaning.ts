import type { InputState } from './input-actions.ts';

export type WheelMeaning = { kind: 'zoom'; by: number; isGliding: boolean } | { kind: 'pan'; x: number; y: number };

type Turn = Pick<WheelEvent, 'deltaX' | 'deltaY' | 'deltaMode' | 'ctrlKey' | 'metaKey'>;

/** CSS pixels of a line and of a page. */
const units = [1, 16, 400];
/** A notch of a mouse's wheel; fingers begin with less. */
const NOTCH = 50;
/** After this pause it may be another device. */
const PAUSE = 250;

/** What a wheel means. Fingers on a pad send the same events as a wheel, but begin gently: the first of a row tells. */
export function createWheelReader() {
  let device: 'wheel' | 'pad' = 'wheel';
  let last = -Infinity;

  /** Undefined: it scrolls the page, which was there first. */
  return (
    { deltaX, deltaY, deltaMode, ctrlKey, metaKey }: Turn,
    { isExplorable, isFullscreen }: InputState,
    now: number,
  ): WheelMeaning | undefined => {
    const unit = units[deltaMode] ?? 1;
    const [x, y] = [deltaX * unit, deltaY * unit];
    if (now - last > PAUSE) device = deltaMode > 0 || (x === 0 && Math.abs(y) >= NOTCH) ? 'wheel' : 'pad';
    last = now;
    if (!isExplorable) return undefined;
    const isNotch = device === 'wheel';
    if (ctrlKey || metaKey)
      return { kind: 'zoom', by: -Math.max(-NOTCH, Math.min(y, NOTCH)) * (isNotch ? 0.005 : 0.01), isGliding: isNotch };
    if (!isFullscreen) return undefined;
    return isNotch ? { kind: 'zoom', by: -Math.max(-NOTCH, Math.min(y, NOTCH)) * 0.005, isGliding: true } : { kind: 'pan', x: -x, y: -y };
  };
}
