import type { RowId } from '#editor/outline/branches.ts';
import type { Row } from '#editor/outline/rows.ts';
import { type KeyboardEvent, useRef } from 'react';
import { nextPlace } from '../../../ui/overlay/menu-keys.ts';
import { useEditor } from '../editor-context.tsx';
import { useObjectName } from '../parts/object-words.ts';
import { type Meaning, meaningOf } from '../../../editing/keys/tree-keys.ts';
import { isBehind, type OutlineCommands } from './use-outline-commands.ts';
import type { Tree } from './use-tree.ts';

const TYPING_PAUSE = 500;

/** What keys do in the tree, and how rows are selected. */
export function useTreeKeys(tree: Tree, commands: OutlineCommands, onMenu: (row: Row) => void) {
  const { outline } = useEditor();
  const nameOf = useObjectName();
  /** The end of a range that stays. */
  const anchor = useRef<RowId>(undefined);
  const typed = useRef({ letters: '', at: 0 });
  const { rows, active, root } = tree;
  const place = Math.max(
    0,
    rows.findIndex(({ id }) => id === active),
  );

  const take = (row: Row) => {
    anchor.current = row.id;
    outline.select(row.id === root ? [] : [row.id]);
  };
  const extendTo = (row: Row) => {
    const start = anchor.current ?? active;
    const from = Math.max(
      0,
      rows.findIndex(({ id }) => id === start),
    );
    const to = rows.indexOf(row);
    const range = rows.slice(Math.min(from, to), Math.max(from, to) + 1);
    outline.select(
      range.map(({ id }) => id).filter((id) => id !== root),
      start,
    );
  };
  const go = (next: Row | undefined, takes: 'this' | 'range' | 'nothing' = 'this') => {
    if (!next) return;
    if (takes === 'this') take(next);
    else if (takes === 'range') extendTo(next);
    tree.focusOn(next.id);
  };
  const goTo = ({ to, takes }: Extract<Meaning, { kind: 'go' }>) => {
    const places = { next: place + 1, previous: place - 1, first: 0, last: rows.length - 1 };
    go(rows[places[to]], takes);
  };
  const findByLetters = (key: string, time: number) => {
    const goesOn = time - typed.current.at < TYPING_PAUSE && typed.current.letters !== key;
    typed.current = { letters: goesOn ? typed.current.letters + key : key, at: time };
    const names = rows.map(({ item }) => nameOf(item));
    const next = nextPlace(key, place, names, typed.current.letters);
    if (next !== undefined) go(rows[next]);
  };
  const run = (row: Row, meaning: Meaning, time: number) => {
    switch (meaning.kind) {
      case 'go':
        return goTo(meaning);
      case 'move':
        return commands.move(row.id, meaning.way);
      case 'letters':
        return findByLetters(meaning.key, time);
      case 'open':
        return row.isOpen === false ? tree.toggleOpen(row) : row.isOpen && go(rows[place + 1]);
      case 'close':
        return row.isOpen && tree.query === '' ? tree.toggleOpen(row) : go(rows.find(({ id }) => id === outline.above(row.id)[0]));
      case 'menu':
        return onMenu(row);
      case 'enter':
        return commands.goTo(row.id);
      case 'toggle':
        return row.id === root || isBehind(row) ? undefined : outline.toggle(row.id);
      case 'all':
        return outline.selectBeside(row.id);
      default:
        return commands[meaning.kind](row.id);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const row = rows[place];
    const meaning = row && !event.nativeEvent.isComposing ? meaningOf(event) : undefined;
    if (!row || !meaning) return;
    event.preventDefault();
    event.stopPropagation();
    run(row, meaning, event.timeStamp);
  };
  return { onKeyDown, take, extendTo };
}
