import { useFrame, useText } from '#app/client/frame.tsx';
import type { Icon } from '#editor/tools/icons/find-icons.ts';
import type { Icons } from '#editor/tools/icons/icon-tools.ts';
import { type KeyboardEvent, type ReactNode, use, useMemo, useRef, useState } from 'react';
import { SearchField } from '../../../ui/field/search-field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useEditor } from '../editor-context.tsx';
import * as styles from './icons.css.ts';

/** Every icon, found by its name or by what it stands for, in the language of the page or in English. */
export function IconPicker({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const text = useText();
  const { language } = useFrame();
  const icons = use(useEditor().load.icons(language));
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={text('editorObjects.icons')} width="lg">
      {isOpen && <Search icons={icons} onClose={onClose} />}
    </Dialog>
  );
}

function Search({ icons, onClose }: { icons: Icons; onClose: () => void }) {
  const text = useText();
  const [typed, setTyped] = useState('');
  const found = useMemo(() => icons.find(typed), [icons, typed]);
  const choose = (icon: Icon) => {
    onClose();
    // The dialog gives the focus back first.
    setTimeout(() => {
      document.querySelector<HTMLElement>('[data-canvas]')?.focus();
      void icons.add(icon);
    });
  };
  return (
    <div className={styles.picker}>
      <SearchField
        label={text('editorObjects.icons.find')}
        placeholder={text('editorObjects.icons.example')}
        value={typed}
        data-autofocus
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => setTyped(target.value)}
      />
      <p className={styles.count} role="status">
        {found.length > 0 ? text('editorObjects.icons.count', { count: found.length }) : text('editorObjects.icons.none')}
      </p>
      <PickGrid
        key={typed}
        label={text('editorObjects.icons')}
        items={found}
        language="en"
        keyOf={({ name }) => name}
        nameOf={nameOf}
        draw={({ d }) => (
          <svg className={styles.drawing} viewBox="0 0 24 24" aria-hidden="true">
            <path d={d} />
          </svg>
        )}
        onChoose={choose}
      />
    </div>
  );
}

const nameOf = ({ name }: Icon): string => name.replaceAll('-', ' ');

/** As many are drawn at first, and as many more each time somebody comes near the end. */
const PAGE = 160;

interface PickGridProps<Item> {
  label: string;
  items: readonly Item[];
  /** In which language the names are, if it is not that of the page. */
  language?: string;
  /** Each has another. */
  keyOf: (item: Item) => string;
  nameOf: (item: Item) => string;
  draw: (item: Item) => ReactNode;
  onChoose: (item: Item) => void;
}

/** Many things to choose from. One tab stop: arrow keys go from one to the next. */
export function PickGrid<Item>({ label, items, language, keyOf, nameOf, draw, onChoose }: PickGridProps<Item>) {
  const grid = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(PAGE);
  const [here, setHere] = useState(0);
  const more = () => setShown((before) => Math.min(items.length, before + PAGE));
  const onKeyDown = (event: KeyboardEvent) => {
    const buttons = [...(grid.current?.querySelectorAll('button') ?? [])];
    const row = columnsOf(buttons);
    const by = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: row, ArrowUp: -row, Home: -here, End: buttons.length - 1 - here }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const next = Math.max(0, Math.min(buttons.length - 1, here + by));
    if (next > buttons.length - row * 2) more();
    setHere(next);
    buttons[next]?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its buttons take the focus
    <div
      ref={grid}
      className={styles.grid}
      role="toolbar"
      aria-label={label}
      onKeyDown={onKeyDown}
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
        if (scrollTop + clientHeight > scrollHeight - clientHeight) more();
      }}
    >
      {items.slice(0, shown).map((item, place) => (
        <button
          key={keyOf(item)}
          type="button"
          className={styles.icon}
          aria-label={nameOf(item)}
          title={nameOf(item)}
          lang={language}
          tabIndex={place === here ? 0 : -1}
          onFocus={() => setHere(place)}
          onClick={() => onChoose(item)}
        >
          {draw(item)}
        </button>
      ))}
    </div>
  );
}

/** How many are side by side. */
function columnsOf(buttons: readonly HTMLElement[]): number {
  const top = buttons[0]?.offsetTop;
  const below = buttons.findIndex(({ offsetTop }) => offsetTop !== top);
  return below < 0 ? Math.max(1, buttons.length) : below;
}
