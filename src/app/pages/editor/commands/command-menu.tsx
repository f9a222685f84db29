import { useText } from '#app/client/frame.tsx';
import type { Point } from '#model/geometry/matrix.ts';
import { type KeyboardEvent, use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { items as itemStyles, separator } from '../../../ui/overlay/menu.css.ts';
import { nextPlace } from '../../../ui/overlay/menu-keys.ts';
import { useDeskState, useEditor } from '../editor-context.tsx';
import * as styles from './commands.css.ts';
import { KeyCaps } from './key-caps.tsx';
import type { CommandId } from '#editor/commands/command.ts';

const groups: readonly (readonly CommandId[])[] = [
  ['cut', 'copy', 'paste', 'pasteAsTopics', 'duplicate', 'delete'],
  ['copyStyle', 'pasteStyle'],
  ['enter', 'crop', 'editFormula', 'editPoints', 'editData', 'tableToChart', 'chartToTable', 'group', 'ungroup'],
  ['collapse', 'expand', 'lock', 'unlock', 'hide', 'show'],
  ['toFront', 'forward', 'backward', 'toBack'],
  ['addStep', 'reveal', 'conceal', 'zoomSelection', 'zoomAll', 'selectSeveral', 'selectAll'],
];

/** CSS pixels between the menu and the edge of the window. */
const EDGE = 8;

/** What can be done with what is selected. It opens whenever it is given another point of the stage. */
export function CommandMenu({ at }: { at: Point | undefined }) {
  const text = useText();
  const { load, clipboard } = useEditor();
  const commands = use(load.commands());
  const menu = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  /** What had the focus. */
  const before = useRef<Element>(null);
  // What is possible depends on it.
  useDeskState((state) => isOpen && state);
  useEffect(() => {
    if (!at) return;
    const { activeElement } = document;
    if (!menu.current?.contains(activeElement)) before.current = activeElement;
    menu.current?.showPopover();
    menu.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus();
  }, [at]);
  // At the pointer, if there is room for all of it.
  useLayoutEffect(() => {
    const [element, stage] = [menu.current, document.querySelector('[data-canvas]')?.getBoundingClientRect()];
    if (!isOpen || !at || !element || !stage) return;
    const { offsetWidth, offsetHeight, style } = element;
    style.left = `${Math.max(EDGE, Math.min(stage.left + at.x, innerWidth - offsetWidth - EDGE))}px`;
    style.top = `${Math.max(EDGE, Math.min(stage.top + at.y, innerHeight - offsetHeight - EDGE))}px`;
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
  const shown = groups
    .map((ids) => ids.flatMap((id) => commands.find((command) => command.id === id && command.isPossible()) ?? []))
    .filter((group) => group.length > 0);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return close();
    const entries = [...(menu.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
    const here = entries.findIndex((entry) => entry === document.activeElement);
    const next = nextPlace(
      event.key,
      here,
      entries.map(({ textContent }) => textContent),
      '',
    );
    event.stopPropagation();
    if (event.key === 'Escape') {
      close();
      giveBack(before.current);
    }
    if (next === undefined) return;
    event.preventDefault();
    entries[next]?.focus();
  };
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
          {group.map(({ id, keys, keysOnMac, run }, index) => (
            <button
              key={id}
              type="button"
              role="menuitem"
              tabIndex={place + index === 0 ? 0 : -1}
              className={itemStyles[id === 'delete' ? 'danger' : 'plain']}
              onClick={() => {
                close();
                document.querySelector<HTMLElement>('[data-canvas]')?.focus();
                if (id === 'paste') void clipboard.paste(at);
                else run('');
              }}
            >
              <span className={styles.name}>{text(`editorCommands.${id}`)}</span>
              <KeyCaps keys={keys[0] ?? nativeKeys[id]} onMac={keysOnMac} />
            </button>
          ))}
        </div>
      ))}
    </div>
  );
}

/** To what had the focus, or to the canvas. */
function giveBack(element: Element | null): void {
  const there = element instanceof HTMLElement && element.isConnected && element !== document.body ? element : undefined;
  (there ?? document.querySelector<HTMLElement>('[data-canvas]'))?.focus({ preventScroll: true });
}

/** The browser's own. */
export const nativeKeys: Partial<Record<CommandId, string>> = { cut: 'Ctrl+X', copy: 'Ctrl+C', paste: 'Ctrl+V' };
