import { useText } from '#app/client/frame.tsx';
import { isKey } from '#app/client/keys.ts';
import { useRef, useState, type KeyboardEvent } from 'react';
import { TextField, type TextFieldProps } from '../../../ui/field/text-field.tsx';
import { useHydrated } from '../../../ui/hydrated.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import * as styles from './tags-field.css.ts';

interface TagsFieldProps extends Pick<TextFieldProps, 'label' | 'hint' | 'problem' | 'autoFocus'> {
  name: string;
  /** Separated by commas. */
  tags: string;
}

const split = (words: string) =>
  words
    .split(/[,，、]/u)
    .map((word) => word.trim())
    .filter(Boolean);

/** The tags one by one: Enter or a comma adds one, Escape clears what is typed. Without scripts, a list with commas. */
export function TagsField({ name, tags: given, ...field }: TagsFieldProps) {
  const text = useText();
  const isHydrated = useHydrated();
  const [tags, setTags] = useState(() => split(given));
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const shared = { ...field, isOptional: true, dir: 'auto', autoComplete: 'off', maxLength: 900 } as const;
  if (!isHydrated) return <TextField {...shared} name={name} defaultValue={given} />;

  const onKeyDown = (event: KeyboardEvent) => {
    const { nativeEvent } = event;
    const isEnd = isKey(nativeEvent, 'enter') || isKey(nativeEvent, 'comma');
    // Enter in an empty field sends the form.
    if (typed.trim() === '' ? isKey(nativeEvent, 'comma') : isEnd || isKey(nativeEvent, 'escape')) event.preventDefault();
    if (isEnd) setTags([...new Set([...tags, ...split(typed)])]);
    if (isEnd || isKey(nativeEvent, 'escape')) setTyped('');
  };
  return (
    <div>
      <TextField {...shared} ref={input} value={typed} onChange={({ target }) => setTyped(target.value)} onKeyDown={onKeyDown} />
      <input type="hidden" name={name} value={[...tags, ...split(typed)].join(', ')} />
      <ul className={styles.tags} aria-live="polite" aria-label={field.label}>
        {tags.map((tag) => (
          <li key={tag}>
            <button
              type="button"
              className={styles.tag}
              aria-label={text('access.edit.removeTag', { tag })}
              onClick={() => {
                setTags(tags.filter((each) => each !== tag));
                input.current?.focus();
              }}
            >
              <bdi>{tag}</bdi>
              <Icon name="close" size={16} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
