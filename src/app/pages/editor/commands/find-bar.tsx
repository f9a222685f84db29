import { useText } from '#app/client/frame.tsx';
import { isKey } from '#app/client/keys.ts';
import type { WrittenAt } from '#editor/tools/find/places.ts';
import { type KeyboardEvent, use, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Button, IconButton } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { useDesk, useEditor } from '../editor-context.tsx';
import type { FindAsked } from './find-place.tsx';
import * as styles from './find-bar.css.ts';

// From Lucide (ISC licence).
const upIcon = 'M18 15l-6-6-6 6';
const downIcon = 'M6 9l6 6 6-6';
const lettersIcon = 'M3 15l4-8 4 8M4 13h6M15 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M21 9v6';
const wordsIcon =
  'M4 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M10 9v6M14 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M14 7v8M22 17v1c0 .5-.5 1-1 1H3c-.5 0-1-.5-1-1v-1';

interface BarProps {
  asked: FindAsked;
  isReplacing: boolean;
  onReplacing: (isReplacing: boolean) => void;
  onClose: () => void;
}

/** Finds words wherever something is written, and replaces them. It stays beside the canvas until somebody closes it. */
export function FindBar({ asked, isReplacing, onReplacing, onClose }: BarProps) {
  const text = useText();
  const desk = useDesk();
  const { load } = useEditor();
  const find = use(load.find());
  const view = useSyncExternalStore(find.subscribe, find.view, find.view);
  const bar = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const [words, setWords] = useState('');
  const [matching, setMatching] = useState({ isExact: false, isWholeWords: false });
  const before = useRef<Element>(null);

  useEffect(() => {
    before.current = document.activeElement;
    return () => find.stop();
  }, [find]);
  useEffect(() => find.look(query, matching), [find, query, matching]);
  useEffect(() => {
    if (asked.what === 'findNext') find.go(1);
    if (asked.what === 'findPrevious') find.go(-1);
    field.current?.focus();
    field.current?.select();
  }, [asked, find]);

  const close = () => {
    const isHere = bar.current?.contains(document.activeElement);
    onClose();
    if (!isHere) return;
    // Whoever stands in what was found goes on there.
    const place = document.querySelector<HTMLElement>('[data-key-field]') ?? document.querySelector<HTMLElement>('[data-canvas]');
    place?.focus({ preventScroll: true });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isKey(event.nativeEvent, 'escape')) return;
    event.stopPropagation();
    close();
  };
  const onFieldKey = (event: KeyboardEvent) => {
    if (!isKey(event.nativeEvent, 'enter')) return;
    event.preventDefault();
    find.go(event.shiftKey ? -1 : 1);
  };
  const replaceAll = () => {
    const count = find.replaceAll(words);
    // With nothing left to replace, the button takes no keys any more.
    field.current?.focus();
    if (count > 0) desk.tell({ kind: 'done', text: 'editorFind.replaced', values: { count } });
  };
  const { count, place, isSearching, at } = view;
  const said = query === '' ? '' : isSearching ? text('editorFind.searching') : count === 0 ? text('editorFind.none') : undefined;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it, wherever the focus is in it
    <div ref={bar} role="search" className={styles.bar} aria-label={text('editorFind.title')} onKeyDown={onKeyDown}>
      <div className={styles.row}>
        <div className={styles.frame}>
          <input
            ref={field}
            className={styles.field}
            type="text"
            aria-label={text('editorFind.find')}
            placeholder={text('editorFind.find')}
            dir="auto"
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
            value={query}
            onChange={({ target }) => setQuery(target.value)}
            onKeyDown={onFieldKey}
          />
          <Toggle
            icon={lettersIcon}
            label={text('editorFind.exact')}
            isOn={matching.isExact}
            onToggle={() => setMatching(({ isExact, ...rest }) => ({ ...rest, isExact: !isExact }))}
          />
          <Toggle
            icon={wordsIcon}
            label={text('editorFind.words')}
            isOn={matching.isWholeWords}
            onToggle={() => setMatching(({ isWholeWords, ...rest }) => ({ ...rest, isWholeWords: !isWholeWords }))}
          />
        </div>
        <IconButton
          icon={upIcon}
          label={text('editorFind.previous')}
          aria-disabled={count === 0 || undefined}
          onClick={() => find.go(-1)}
        />
        <IconButton icon={downIcon} label={text('editorFind.next')} aria-disabled={count === 0 || undefined} onClick={() => find.go(1)} />
        <IconButton icon="close" label={text('editorFind.close')} onClick={close} />
      </div>
      {isReplacing && (
        <div className={styles.row}>
          <div className={styles.frame}>
            <input
              className={styles.field}
              type="text"
              aria-label={text('editorFind.with')}
              placeholder={text('editorFind.with')}
              dir="auto"
              autoComplete="off"
              value={words}
              onChange={({ target }) => setWords(target.value)}
              onKeyDown={(event) => {
                if (!isKey(event.nativeEvent, 'enter')) return;
                event.preventDefault();
                find.replace(words);
              }}
            />
          </div>
          <Button tone="outline" size="sm" className={styles.button} onClick={() => find.replace(words)} isDisabled={count === 0}>
            {text('editorFind.replace')}
          </Button>
          <Button tone="outline" size="sm" className={styles.button} onClick={replaceAll} isDisabled={count === 0}>
            {text('editorFind.replaceAll')}
          </Button>
        </div>
      )}
      <div className={styles.foot}>
        <p role="status" className={styles.count} data-none={query !== '' && !isSearching && count === 0 ? true : undefined}>
          {said ?? (place > 0 ? text('editorFind.place', { place, count }) : text('editorFind.count', { count }))}
          {at && <WhereWords at={at} />}
        </p>
        <button type="button" className={styles.more} aria-expanded={isReplacing} onClick={() => onReplacing(!isReplacing)}>
          {text('editorFind.replacing')}
        </button>
      </div>
    </div>
  );
}

/** Where it is, if that is not seen on the canvas. */
function WhereWords({ at }: { at: WrittenAt }) {
  const text = useText();
  if (at.kind === 'letters') return null;
  const where = at.kind === 'step' ? (`step.${at.field}` as const) : at.kind === 'field' ? at.field : at.kind;
  return <> · {text(`editorFind.in.${where}`)}</>;
}

function Toggle({ icon, label, isOn, onToggle }: { icon: `M${string}`; label: string; isOn: boolean; onToggle: () => void }) {
  return (
    <button type="button" className={styles.toggle} aria-pressed={isOn} aria-label={label} title={label} onClick={onToggle}>
      <Icon name={icon} size={16} />
    </button>
  );
}
