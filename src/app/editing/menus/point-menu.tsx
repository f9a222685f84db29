import { useText } from '#app/client/frame.tsx';
import type { Keys } from '#editor/commands/command.ts';
import type { Point } from '#model/geometry/matrix.ts';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import * as styles from '../../pages/editor/commands/commands.css.ts';
import { KeyCaps } from '../../pages/editor/commands/key-caps.tsx';
import { useDeskState } from '../../pages/editor/editor-context.tsx';
import { items as itemStyles, separator } from '../../ui/overlay/menu.css.ts';
import { nextPlace } from '../../ui/overlay/menu-keys.ts';

export interface PointEntry {
  readonly id: string;
  readonly label: string;
  readonly keys?: Keys | undefined;
  readonly onMac?: Keys | undefined;
  readonly isDangerous?: boolean;
  readonly onSelect: () => void;
}

interface PointMenuProps {
  /** It opens whenever this is another one. In CSS pixels of the window, or of `home`. */
  at: Point | undefined;
  groups: () => readonly (readonly PointEntry[])[];
  /** A selector of what gets the focus once an entry is chosen; otherwise, what had it before does. */
  home?: string;
}

/** CSS pixels between the menu and the edge of the window. */
const EDGE = 8;

/** A menu where somebody has pointed. */
export function PointMenu({ at, groups, home }: PointMenuProps) {
  const text = useText();
  const menu = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  /** What had the focus. */
  const before = useRef<Element>(null);
  // What is possible depends on it.
  useDeskState((state) => isOpen && state);
  useEffect(() => {
    const element = menu.current;
    if (!at || !element) return;
    const { activeElement } = document;
    if (!element.contains(activeElement)) before.current = activeElement;
    if (!element.matches(':popover-open')) element.showPopover();
    element.querySelector<HTMLElement>('[role=menuitem]')?.focus();
  }, [at]);
  // At the pointer, if there is room for all of it.
  useLayoutEffect(() => {
    const element = menu.current;
    if (!isOpen || !at || !element) return;
    const { left, top } = find(home)?.getBoundingClientRect() ?? { left: 0, top: 0 };
    const { offsetWidth, offsetHeight, style } = element;
    style.left = `${Math.max(EDGE, Math.min(left + at.x, innerWidth - offsetWidth - EDGE))}px`;
    style.top = `${Math.max(EDGE, Math.min(top + at.y, innerHeight - offsetHeight - EDGE))}px`;
  });
  const close = () => menu.current?.hidePopover();
  // A finger that has opened it is still down: a popover that closes by itself would do so when it is lifted.
  useEffect(() => {
    if (!isOpen) return;
    const leave = ({ target, type }: Event) => {
      if (menu.current?.contains(target as Node)) return;
      if (type === 'wheel') giveBack(before.current);
      menu.current?.hidePopover();
    };
    const events = ['pointerdown', 'wheel'] as const;
    for (const event of events) addEventListener(event, leave, { capture: true, passive: true });
    return () => {
      for (const event of events) removeEventListener(event, leave, { capture: true });
    };
  }, [isOpen]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return close();
    const entries = [...(menu.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
    const here = entries.findIndex((entry) => entry === document.activeElement);
    const labels = entries.map(({ textContent }) => textContent);
    const next = nextPlace(event.key, here, labels, '');
    event.stopPropagation();
    if (event.key === 'Escape') {
      close();
      giveBack(before.current);
    }
    if (next === undefined) return;
    event.preventDefault();
    entries[next]?.focus();
  };
  const choose = ({ onSelect }: PointEntry) => {
    close();
    const place = find(home);
    if (place) place.focus();
    else giveBack(before.current);
    onSelect();
  };
  const shown = at ? groups().filter((group) => group.length > 0) : [];
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its entries take the focus
    <div
      ref={menu}
      popover="manual"
      role="menu"
      aria-label={text('editorCommands.menu')}
      className={styles.menu}
      onKeyDown={onKeyDown}
      onToggle={({ newState }) => setOpen(newState === 'open')}
    >
      {shown.map((group, place) => (
        <div key={group[0]?.id} role="none">
          {place > 0 && <hr className={separator} />}
          {group.map((entry, index) => (
            <button
              key={entry.id}
              type="button"
              role="menuitem"
              tabIndex={place + index === 0 ? 0 : -1}
              className={itemStyles[entry.isDangerous ? 'danger' : 'plain']}
              onClick={() => choose(entry)}
            >
              <span className={styles.name}>{entry.label}</span>
              <KeyCaps keys={entry.keys} onMac={entry.onMac} />
            </button>
          ))}
        </div>
      ))}
    </div>
  );
}

const find = (selector: string | undefined) => (selector === undefined ? null : document.querySelector<HTMLElement>(selector));

/** To what had the focus, or to the canvas. */
function giveBack(element: Element | null): void {
  const there = element instanceof HTMLElement && element.isConnected && element !== document.body ? element : undefined;
  (there ?? find('[data-canvas]'))?.focus({ preventScroll: true });
}
