import { isKey } from '#app/client/keys.ts';
import { cloneElement, useEffect, useId, useState, type ReactElement } from 'react';
import { anchor, sides } from './tooltip.css.ts';

export interface TooltipProps {
  text: string;
  side?: keyof typeof sides;
  /** `name` repeats the control's name, as with an icon button; `description` adds to it. */
  kind?: 'name' | 'description';
  children: ReactElement<{ 'aria-describedby'?: string }>;
}

/** Shown on hover and keyboard focus by CSS alone; Escape hides it, and the pointer may rest on it. */
export function Tooltip({ text, side = 'top', kind = 'name', children }: TooltipProps) {
  const id = useId();
  const [isDismissed, setDismissed] = useState(false);
  const [isNear, setNear] = useState(false);

  useEffect(() => {
    if (!isNear) return;
    const onKeyDown = (event: KeyboardEvent) => isKey(event, 'escape') && setDismissed(true);
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [isNear]);

  const come = () => {
    setNear(true);
    setDismissed(false);
  };
  const leave = () => setNear(false);

  return (
    <span
      className={anchor}
      data-dismissed={isDismissed || undefined}
      onPointerEnter={come}
      onPointerLeave={leave}
      onFocus={come}
      onBlur={leave}
    >
      {kind === 'description' ? cloneElement(children, { 'aria-describedby': id }) : children}
      <span id={id} className={sides[side]} {...(kind === 'description' ? { role: 'tooltip' } : { 'aria-hidden': true })}>
        {text}
      </span>
    </span>
  );
}
