import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { Icon, type IconName } from '../../../ui/icon/icon.tsx';
import * as styles from './stage.css.ts';

/** Tools above the canvas. One tab stop: arrow keys go from tool to tool. */
export function ToolBar({ label, children }: { label: string; children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null);
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its buttons take the focus
    <div ref={bar} className={styles.toolbar} role="toolbar" aria-label={label} onKeyDown={(event) => rove(event, bar.current)}>
      {children}
    </div>
  );
}

interface ToolButtonProps extends React.ComponentPropsWithRef<'button'> {
  icon: IconName;
  label: string;
  isPressed?: boolean;
}

export function ToolButton({ icon, label, isPressed, ...props }: ToolButtonProps) {
  return (
    <button type="button" title={label} {...props} className={styles.tool} {...(isPressed !== undefined && { 'aria-pressed': isPressed })}>
      <Icon name={icon} size={20} />
      {label}
    </button>
  );
}

export const ToolLine = () => <span className={styles.line} />;

function rove(event: KeyboardEvent, bar: HTMLElement | null): void {
  const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  const buttons = [...(bar?.querySelectorAll<HTMLElement>(':scope > button, :scope > span > button') ?? [])];
  const here = buttons.findIndex((button) => button === document.activeElement);
  if (by === undefined || here < 0) return;
  event.preventDefault();
  buttons[(here + by + buttons.length) % buttons.length]?.focus();
}
