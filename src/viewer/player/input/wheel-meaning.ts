import type { InputState } from './input-actions.ts';

export type WheelMeaning = { kind: 'zoom'; by: number; isGliding: boolean } | { kind: 'pan'; x: number; y: number };

type Turn = Pick<WheelEvent, 'deltaX' | 'deltaY' | 'deltaMode' | 'ctrlKey' | 'metaKey'>;

/** CSS pixels per unit of `deltaMode`: pixel, line, page. */
const units = [1, 16, 400];
/** One notch of a mouse wheel; trackpads start with less. */
const NOTCH = 50;
/** After a pause this long it may be another device. */
const PAUSE = 250;

/** Interprets wheel events. Trackpads send the same events as wheels but start gently, so the first event of a series decides. */
export function createWheelReader() {
  let device: 'wheel' | 'pad' = 'wheel';
  let last = -Infinity;

  /** Undefined if the event should scroll the page. */
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
