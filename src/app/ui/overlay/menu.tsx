import { isKey } from '#app/client/keys.ts';
import { useId, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode, type RefObject, type ToggleEvent } from 'react';
import { classNames } from '../class-names.ts';
import { useHydrated } from '../hydrated.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import { needsScript } from '../type.css.ts';
import { nextPlace } from './menu-keys.ts';
import { anchor, end as endStyle, header as headerStyle, items as itemStyles, popovers, separator } from './menu.css.ts';
import { placePopover } from './place-popover.ts';

export interface MenuItem {
  label: string;
  icon?: IconName;
  /** The address of the link; without scripts, also the fallback of an `onSelect` entry. */
  href?: string;
  onSelect?: () => void;
  /** At its end, such as its keys. */
  end?: ReactNode;
  tone?: keyof typeof itemStyles;
  /** Draws a line above it. */
  isSeparated?: boolean;
}

/** Props to spread on the button that opens the menu. */
interface MenuTrigger {
  ref: RefObject<HTMLButtonElement | null>;
  popoverTarget: string;
  'aria-haspopup': 'menu' | undefined;
  'aria-expanded': boolean | undefined;
  onKeyDown: (event: KeyboardEvent) => void;
}

export interface MenuProps {
  label: string;
  items: readonly MenuItem[];
  trigger: (props: MenuTrigger) => ReactNode;
  /** Above the entries, such as the logged-in user. */
  header?: ReactNode;
  align?: keyof typeof popovers;
}

const TYPING_PAUSE = 500;

/**
 * A popover of links; with scripts, a menu with arrow keys, Home, End and type-ahead. The browser closes it on Escape and outside clicks.
 */
export function Menu({ label, items, trigger, header, align = 'end' }: MenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const popover = useRef<HTMLDivElement>(null);
  const typed = useRef({ letters: '', at: 0 });
  const opensAt = useRef(0);
  const [isOpen, setOpen] = useState(false);
  const isMenu = useHydrated();

  const entries = () => [...(popover.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
  const focusAt = (place: number) => entries().at(place)?.focus();

  function onToggle(event: ToggleEvent<HTMLDivElement>) {
    const opens = event.newState === 'open';
    setOpen(opens);
    if (opens) focusAt(opensAt.current);
    opensAt.current = 0;
  }

  function onTriggerKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    opensAt.current = event.key === 'ArrowUp' ? -1 : 0;
    if (button.current) popover.current?.showPopover({ source: button.current });
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Tab') return popover.current?.hidePopover();
    if (isKey(event, 'space')) return followLink(event);
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const list = entries();
    const letters = event.key.length === 1 ? typeAhead(event) : '';
    const place = nextPlace(
      event.key,
      list.indexOf(document.activeElement as HTMLElement),
      list.map(({ textContent }) => textContent),
      letters,
    );
    if (place === undefined) return;
    event.preventDefault();
    list[place]?.focus();
  }

  function typeAhead({ key, timeStamp }: KeyboardEvent): string {
    const goesOn = timeStamp - typed.current.at < TYPING_PAUSE && typed.current.letters !== key;
    typed.current = { letters: goesOn ? typed.current.letters + key : key, at: timeStamp };
    return typed.current.letters;
  }

  return (
    <span className={anchor}>
      {trigger({
        ref: button,
        popoverTarget: id,
        'aria-haspopup': isMenu ? 'menu' : undefined,
        'aria-expanded': isMenu ? isOpen : undefined,
        onKeyDown: onTriggerKeyDown,
      })}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- its role is chosen at run time */}
      <div
        ref={popover}
        id={id}
        popover="auto"
        className={popovers[align]}
        role={isMenu ? 'menu' : 'group'}
        aria-label={label}
        onBeforeToggle={() => popover.current && button.current && placePopover(popover.current, button.current, align)}
        onToggle={onToggle}
        onKeyDown={onKeyDown}
      >
        {header && (
          <div className={headerStyle} role="presentation">
            {header}
          </div>
        )}
        {items.map((item) => (
          <Entry key={item.label} item={item} isMenu={isMenu} onDone={() => popover.current?.hidePopover()} />
        ))}
      </div>
    </span>
  );
}

function Entry({ item, isMenu, onDone }: { item: MenuItem; isMenu: boolean; onDone: () => void }) {
  const { label, icon, href, onSelect, tone = 'plain', isSeparated, end } = item;
  const shared = {
    className: classNames(itemStyles[tone], href === undefined && needsScript),
    ...(isMenu && { role: 'menuitem', tabIndex: -1 }),
    onClick: (event: MouseEvent) => {
      const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0;
      if (opensElsewhere) return;
      if (onSelect) event.preventDefault();
      onDone();
      onSelect?.();
    },
  };
  const content = (
    <>
      {icon && <Icon name={icon} />}
      {label}
      {end && <span className={endStyle}>{end}</span>}
    </>
  );
  return (
    <>
      {isSeparated && <hr className={separator} />}
      {href === undefined ? (
        <button type="button" {...shared}>
          {content}
        </button>
      ) : (
        <a href={href} {...shared}>
          {content}
        </a>
      )}
    </>
  );
}

// A menu entry responds to the space bar even if it is a link.
function followLink(event: KeyboardEvent) {
  if (!(event.target instanceof HTMLAnchorElement)) return;
  event.preventDefault();
  event.target.click();
}
