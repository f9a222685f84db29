import { useText } from '#app/client/frame.tsx';
import type { Command } from '#editor/commands/command.ts';
import { type KeyboardEvent, use, useId, useState } from 'react';
import { SearchField } from '../../../ui/field/search-field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useEditor } from '../editor-context.tsx';
import { nativeKeys } from '../../../editing/menus/menu-commands.ts';
import * as styles from './commands.css.ts';
import { groupOrder } from './group-order.ts';
import { KeyCaps } from './key-caps.tsx';

/** Every command, found by its name. */
export function Palette({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const text = useText();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={text('editorCommands.palette')} width="md">
      {isOpen && <Search onClose={onClose} />}
    </Dialog>
  );
}

function Search({ onClose }: { onClose: () => void }) {
  const text = useText();
  const commands = use(useEditor().load.commands());
  const list = useId();
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState(0);
  const nameOf = ({ id }: Command) => text(`editorCommands.${id}`);
  const wanted = words.trim().toLocaleLowerCase();
  const possible = commands.filter((command) => command.id !== 'palette' && command.isPossible());
  const found = groupOrder.flatMap((group) =>
    possible.filter((command) => command.group === group && nameOf(command).toLocaleLowerCase().includes(wanted)),
  );
  const here = Math.min(chosen, found.length - 1);
  const run = (command: Command | undefined) => {
    if (!command) return;
    onClose();
    // The dialog gives the focus back first.
    setTimeout(() => {
      document.querySelector<HTMLElement>('[data-canvas]')?.focus();
      command.run('');
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by !== undefined && found.length > 0) {
      event.preventDefault();
      const next = (here + by + found.length) % found.length;
      setChosen(next);
      document.getElementById(`${list}${next}`)?.scrollIntoView({ block: 'nearest' });
    }
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      run(found[here]);
    }
  };
  return (
    <>
      <SearchField
        label={text('editorCommands.find')}
        isLabelHidden
        placeholder={text('editorCommands.find')}
        value={words}
        data-autofocus
        role="combobox"
        aria-expanded
        aria-controls={list}
        aria-activedescendant={found.length > 0 ? `${list}${here}` : undefined}
        autoComplete="off"
        onChange={({ target }) => {
          setWords(target.value);
          setChosen(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div id={list} role="listbox" aria-label={text('editorCommands.palette')} className={styles.results}>
        {found.map((command, place) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field has the keys
          <div
            key={command.id}
            id={`${list}${place}`}
            role="option"
            aria-selected={place === here}
            className={styles.result}
            onPointerMove={() => setChosen(place)}
            onClick={() => run(command)}
          >
            <span className={styles.name}>{nameOf(command)}</span>
            <KeyCaps keys={command.keys[0] ?? nativeKeys[command.id]} onMac={command.keysOnMac} />
          </div>
        ))}
      </div>
      {found.length === 0 && (
        <p className={styles.empty} role="status">
          {text('editorCommands.nothingFound')}
        </p>
      )}
    </>
  );
}
