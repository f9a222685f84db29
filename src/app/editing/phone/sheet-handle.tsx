import { useText } from '#app/client/frame.tsx';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import * as styles from './sheet-head.css.ts';
import { type SheetSize, shares, sizes } from './sheets.ts';

interface SheetHandleProps {
  size: SheetSize;
  onSize: (size: SheetSize) => void;
  /** Pulled all the way down. */
  onClose: () => void;
}

/** CSS pixels that a finger strays when it only taps. */
const STRAY = 6;
/** Shares of the canvas: what is left of it at least; where the sheet closes. */
const [LEAST, CLOSED] = [0.15, 0.86];

/** Sizes the sheet: by dragging it, by a tap for the next size, and by arrow keys. */
export function SheetHandle({ size, onSize, onClose }: SheetHandleProps) {
  const text = useText();
  const handle = useRef<HTMLDivElement>(null);
  const drag = useRef<{ y: number; height: number; from: number; share: number; isMoved: boolean }>(null);
  const place = sizes.indexOf(size);
  useEffect(() => leave(handle.current, shares[size]), [size]);
  useEffect(() => {
    const page = pageOf(handle.current);
    return () => void page?.removeAttribute(styles.gliding);
  }, []);
  const resize = (next: SheetSize) => {
    pageOf(handle.current)?.setAttribute(styles.gliding, '');
    onSize(next);
  };

  const down = (event: PointerEvent<HTMLElement>) => {
    const height = pageOf(event.currentTarget)?.querySelector('main')?.clientHeight ?? 0;
    if (event.button !== 0 || height === 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { y: event.clientY, height, from: shares[size], share: shares[size], isMoved: false };
  };
  const move = ({ clientY, currentTarget }: PointerEvent<HTMLElement>) => {
    const { current } = drag;
    if (!current) return;
    if (!current.isMoved && Math.abs(clientY - current.y) < STRAY) return;
    current.isMoved = true;
    pageOf(currentTarget)?.toggleAttribute(styles.sizing, true);
    current.share = Math.max(LEAST, Math.min(current.from + (clientY - current.y) / current.height, 1));
    leave(currentTarget, current.share);
  };
  const end = ({ type, currentTarget }: PointerEvent<HTMLElement>) => {
    const { current } = drag;
    if (!current) return;
    drag.current = null;
    pageOf(currentTarget)?.toggleAttribute(styles.sizing, false);
    const isClosing = type === 'pointerup' && current.share > CLOSED;
    const chosen = current.isMoved ? nearest(current.share) : sizes[(place + 1) % sizes.length];
    const next = (type === 'pointerup' && !isClosing && chosen) || size;
    resize(next);
    leave(currentTarget, shares[next]);
    if (isClosing) onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const last = sizes.length - 1;
    const next = { ArrowUp: place + 1, ArrowRight: place + 1, ArrowDown: place - 1, ArrowLeft: place - 1, Home: 0, End: last }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    resize(sizes[Math.max(0, Math.min(next, last))] ?? size);
  };
  return (
    <div
      ref={handle}
      className={styles.handle}
      role="slider"
      tabIndex={0}
      aria-label={text('editor.sheet.height')}
      aria-orientation="vertical"
      aria-valuemin={1}
      aria-valuemax={sizes.length}
      aria-valuenow={place + 1}
      aria-valuetext={text(`editor.sheet.height.${size}`)}
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
      onKeyDown={onKeyDown}
    />
  );
}

const pageOf = (element: Element | null) => element?.closest<HTMLElement>('[data-sheet]');

/** So much of the page is the canvas. */
const leave = (element: Element | null, share: number): void => pageOf(element)?.style.setProperty(styles.share, String(share));

const nearest = (share: number): SheetSize =>
  sizes.reduce((best, size) => (Math.abs(shares[size] - share) < Math.abs(shares[best] - share) ? size : best));
