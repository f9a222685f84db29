import { type ComponentPropsWithRef, type KeyboardEvent, type ReactNode, type Ref, useId, useImperativeHandle, useRef } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { Icon, type IconName } from '../../../ui/icon/icon.tsx';
import { popovers } from '../../../ui/overlay/menu.css.ts';
import { placePopover } from '../../../ui/overlay/place-popover.ts';
import { Tooltip } from '../../../ui/overlay/tooltip.tsx';
import * as styles from './text-toolbar.css.ts';

interface ToolProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  icon: IconName;
  label: string;
  /** Shown with the label. */
  keys?: string;
  isPressed?: boolean;
}

export function Tool({ icon, label, keys, isPressed, ...props }: ToolProps) {
  return (
    <Tooltip text={keys ? `${label} (${keys})` : label} side="top">
      <button
        type="button"
        tabIndex={-1}
        data-tool
        {...props}
        className={styles.tool}
        aria-label={label}
        {...(isPressed !== undefined && { 'aria-pressed': isPressed })}
      >
        <Icon name={icon} size={18} />
      </button>
    </Tooltip>
  );
}

export const ToolGroup = ({ label, children }: { label: string; children: ReactNode }) => (
  <div role="group" aria-label={label} className={styles.group}>
    {children}
  </div>
);

export interface PanelHandle {
  open(): void;
  close(): void;
}

interface PanelProps {
  ref?: Ref<PanelHandle>;
  label: string;
  keys?: string;
  /** What the tool shows; it may be pressed. */
  icon: IconName;
  isPressed?: boolean;
  /** Instead of the icon. */
  sign?: ReactNode;
  /** Even if it was opened by pointer. */
  takesFocus?: boolean;
  onToggle?: (isOpen: boolean) => void;
  /** Escape, and choosing something, lead back to the text. */
  onReturn: () => void;
  children: ReactNode;
}

/** A tool that opens a panel. The browser closes it on Escape and on clicks elsewhere. */
export function Panel({ ref, label, keys, icon, isPressed, sign, takesFocus = false, onToggle, onReturn, children }: PanelProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  /** Whether the panel takes the focus: not from the text, which keeps it while somebody points. */
  const isByKey = useRef(false);
  const handle = {
    open() {
      isByKey.current = true;
      if (button.current) panel.current?.showPopover({ source: button.current });
    },
    close: () => panel.current?.hidePopover(),
  };
  useImperativeHandle(ref, () => handle);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return event.stopPropagation();
    event.preventDefault();
    event.stopPropagation();
    handle.close();
    onReturn();
  };
  return (
    <>
      <Tooltip text={keys ? `${label} (${keys})` : label} side="top">
        <button
          ref={button}
          type="button"
          tabIndex={-1}
          data-tool
          className={classNames(styles.tool, sign !== undefined && styles.wideTool)}
          aria-label={label}
          aria-haspopup="dialog"
          {...(isPressed !== undefined && { 'aria-pressed': isPressed })}
          popoverTarget={id}
          onClick={(event) => (isByKey.current = event.detail === 0)}
        >
          {sign ?? <Icon name={icon} size={18} />}
          {sign !== undefined && <Icon name={icon} size={16} />}
        </button>
      </Tooltip>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape, for all that is in it */}
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        className={classNames(popovers.start, styles.panel)}
        onKeyDown={onKeyDown}
        onBeforeToggle={() => panel.current && button.current && placePopover(panel.current, button.current, 'start')}
        onToggle={(event) => {
          const isOpen = event.newState === 'open';
          onToggle?.(isOpen);
          if (isOpen && (takesFocus || isByKey.current)) firstIn(panel.current)?.focus();
        }}
      >
        {children}
      </div>
    </>
  );
}

const firstIn = (panel: HTMLElement | null): HTMLElement | null | undefined =>
  panel?.querySelector<HTMLElement>('[data-first]') ?? panel?.querySelector<HTMLElement>('button, input, select');

const toolsIn = (bar: HTMLElement | null): HTMLElement[] => [...(bar?.querySelectorAll<HTMLElement>('[data-tool]') ?? [])];

/** Tab leads to the tool that had the focus last, or to the first. */
export function reachableTool(bar: HTMLElement | null): HTMLElement | undefined {
  const tools = toolsIn(bar);
  const tool = tools.find(({ tabIndex }) => tabIndex === 0) ?? tools[0];
  if (tool) tool.tabIndex = 0;
  return tool;
}

/** Arrow keys, Home and End go from tool to tool. */
export function rove(event: KeyboardEvent, bar: HTMLElement | null): void {
  const tools = toolsIn(bar);
  const here = tools.findIndex((tool) => tool === event.target);
  const next = { ArrowRight: here + 1, ArrowLeft: here - 1, Home: 0, End: -1 }[event.key];
  if (next === undefined || here < 0) return;
  event.preventDefault();
  event.stopPropagation();
  const tool = tools.at(next % tools.length);
  for (const one of tools) one.tabIndex = one === tool ? 0 : -1;
  tool?.focus();
}
