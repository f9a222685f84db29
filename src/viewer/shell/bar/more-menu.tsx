import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { Icon, type IconName } from '../../overlay/icon/icon.tsx';
import { useShell } from '../shell-context.ts';
import { BarButton } from './bar-button.tsx';
import { menu, menuAnchor, menuItem } from './bar.css.ts';

export interface MenuEntry {
  icon: IconName;
  name: string;
  run: () => void;
  /** For items that can be on or off. */
  isOn?: boolean;
}

const itemsIn = (anchor: HTMLElement | null) => [...(anchor?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];

/** The controls that do not fit in the bar. */
export function MoreMenu({
  entries,
  side = 'above',
  className,
}: {
  entries: readonly MenuEntry[];
  side?: 'above' | 'below';
  className?: string | undefined;
}) {
  const { text, hold } = useShell();
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const [isOpen, setOpen] = useState(false);

  const close = () => {
    setOpen(false);
    anchor.current?.querySelector('button')?.focus();
  };
  useEffect(() => {
    hold('menu', isOpen);
    if (isOpen) itemsIn(anchor.current)[0]?.focus();
    return () => hold('menu', false);
  }, [anchor, isOpen, hold]);

  function onKeyDown(event: KeyboardEvent) {
    const list = itemsIn(anchor.current);
    const at = list.findIndex((item) => item === document.activeElement);
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
    if (next !== undefined) list.at(next % list.length)?.focus();
    else if (event.key === 'Escape') close();
    // Enter, Space and Tab are left to the browser; none of them reaches the canvas.
    else return event.stopPropagation();
    event.preventDefault();
    event.stopPropagation();
  }
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (!anchor.current?.contains(relatedTarget as Node | null)) setOpen(false);
  };

  return (
    <span ref={anchor} className={menuAnchor} onBlur={onBlur}>
      <BarButton
        icon="more"
        name={text('viewer.more')}
        className={className}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && (
        <div id={id} className={menu} role="menu" tabIndex={-1} aria-label={text('viewer.more')} data-side={side} onKeyDown={onKeyDown}>
          {entries.map(({ icon, name, run, isOn }, place) => (
            <button
              key={name}
              type="button"
              className={menuItem}
              role={isOn === undefined ? 'menuitem' : 'menuitemcheckbox'}
              aria-checked={isOn}
              // A menu that scrolls has to be reachable by keyboard.
              tabIndex={place === 0 ? 0 : -1}
              onClick={() => {
                close();
                run();
              }}
            >
              <Icon name={icon} />
              {name}
            </button>
          ))}
        </div>
      )}
    </span>
  );
}
