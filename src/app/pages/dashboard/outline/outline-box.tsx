import { useText } from '#app/client/frame.tsx';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { IconButton } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { visuallyHidden } from '../../../ui/type.css.ts';
import { breakLine, deleteIndent, type Edit, indentLines, levelOf, type Typed } from './indent-keys.ts';
import { indentIcon, outdentIcon } from './outline-icons.ts';
import * as styles from './outline-box.css.ts';

/** Longer texts are shown without numbers. */
const MOST_LINES = 2000;
const MOST_LETTERS = 100_000;

interface OutlineBoxProps {
  /** From the server. */
  initial: string;
  value: string;
  problem: string | undefined;
  onChange: (value: string) => void;
}

/** A text field with numbered lines, in which Tab indents; Escape, then Tab leaves it. */
export function OutlineBox({ initial, value, problem, onChange }: OutlineBoxProps) {
  const text = useText();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const isReleased = useRef(false);
  const [current, setCurrent] = useState(-1);
  // What somebody typed before the page came alive, or the browser has brought back.
  useEffect(() => {
    if (field.current && field.current.value !== initial) onChange(field.current.value);
  }, [initial, onChange]);

  const look = () => {
    const { value: words = '', selectionStart = 0 } = field.current ?? {};
    setCurrent(document.activeElement === field.current ? lineAt(words, selectionStart) : -1);
  };
  const perform = (change: (given: Typed) => Edit | undefined): boolean => {
    const edit = field.current && change(typedIn(field.current));
    if (!field.current || !edit) return false;
    replace(field.current, edit);
    look();
    return true;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const { key, shiftKey, ctrlKey, metaKey, altKey, nativeEvent } = event;
    if (key === 'Shift' || nativeEvent.isComposing || ctrlKey || metaKey || altKey) return;
    if (key === 'Tab' && isReleased.current) return;
    isReleased.current = key === 'Escape';
    if (key === 'Tab') {
      perform((given) => indentLines(given, shiftKey ? 'out' : 'in'));
      event.preventDefault();
    } else if (key === 'Enter' && !shiftKey) {
      if (perform(breakLine)) event.preventDefault();
    } else if (key === 'Backspace' && perform(deleteIndent)) event.preventDefault();
  };
  const shift = (direction: 'in' | 'out') => {
    field.current?.focus();
    perform((given) => indentLines(given, direction));
  };

  const lines = value.length <= MOST_LETTERS ? value.split('\n', MOST_LINES + 1) : [];
  const isNumbered = lines.length > 0 && lines.length <= MOST_LINES;
  const describedBy = [problem !== undefined && `${id}problem`, `${id}hint`, `${id}keys`].filter(Boolean).join(' ');
  return (
    <div className={styles.whole}>
      <p id={`${id}hint`} className={styles.hint}>
        {text('newPresentation.outline.text')}
      </p>
      <p id={`${id}keys`} className={visuallyHidden}>
        {text('newPresentation.outline.keys')}
      </p>
      <div className={styles.frame} data-wrong={problem !== undefined || undefined} data-plain={!isNumbered || undefined}>
        {isNumbered && (
          <div className={styles.mirror} aria-hidden="true">
            {lines.map((line, index) => (
              // Lines have no identity of their own.
              // oxlint-disable-next-line react/no-array-index-key
              <div key={index} className={styles.line} data-current={index === current || undefined}>
                <Line words={line} />
              </div>
            ))}
          </div>
        )}
        <textarea
          ref={field}
          name="outline"
          required={false}
          className={styles.field}
          defaultValue={initial}
          placeholder={text('newPresentation.outline.example')}
          aria-label={text('newPresentation.outline.label')}
          aria-describedby={describedBy}
          aria-invalid={problem === undefined ? undefined : true}
          spellCheck
          autoComplete="off"
          onInput={({ currentTarget }) => onChange(currentTarget.value)}
          onKeyDown={onKeyDown}
          onSelect={look}
          onFocus={look}
          onBlur={() => {
            isReleased.current = false;
            setCurrent(-1);
          }}
        />
      </div>
      {problem !== undefined && (
        <p id={`${id}problem`} className={styles.problem} role="alert">
          <Icon name="problem" size={16} />
          {problem}
        </p>
      )}
      <div className={styles.touch}>
        <IconButton icon={outdentIcon} tone="outline" label={text('newPresentation.outline.outdent')} onClick={() => shift('out')} />
        <IconButton icon={indentIcon} tone="outline" label={text('newPresentation.outline.indent')} onClick={() => shift('in')} />
      </div>
    </div>
  );
}

/** A line as the field shows it, invisible, with a dot in front of it. */
function Line({ words }: { words: string }) {
  const level = levelOf(words);
  return (
    <>
      {words.slice(0, level)}
      {level > 0 && words.length > level && <i className={level === 1 ? styles.dot : styles.smallDot} />}
      {/* An empty line is as high as any other. */}
      {words.slice(level) || '\u200b'}
    </>
  );
}

const lineAt = (text: string, place: number): number => {
  let line = 0;
  for (let found = text.indexOf('\n'); found >= 0 && found < place; found = text.indexOf('\n', found + 1)) line += 1;
  return line;
};

const typedIn = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): Typed => ({
  text: value,
  start: selectionStart,
  end: selectionEnd,
});

/** Like typing, so that the browser can undo it. */
function replace(field: HTMLTextAreaElement, { from, to, words, start, end }: Edit): void {
  field.setSelectionRange(from, to);
  // There is no other way that keeps the browser's own history.
  const isDone = words === '' ? document.execCommand('delete') : document.execCommand('insertText', false, words);
  if (!isDone) {
    field.setRangeText(words, from, to, 'end');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  field.setSelectionRange(start, end);
}
