import { useFrame, useText } from '#app/client/frame.tsx';
import { isKey } from '#app/client/keys.ts';
import type { Emoji, EmojiGroup, Skin } from '#editor/tools/emoji/emoji.ts';
import type { EmojiTools } from '#editor/tools/emoji/emoji-tools.ts';
import { type KeyboardEvent, use, useMemo, useRef, useState } from 'react';
import { SearchField } from '../../../ui/field/search-field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useRoving } from '../controls/choices.tsx';
import { useEditor } from '../editor-context.tsx';
import { PickGrid } from '../objects/icon-picker.tsx';
import * as styles from '../objects/icons.css.ts';

/** Every emoji, found by its name in the language of the page. */
export function EmojiPicker({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const text = useText();
  const { language } = useFrame();
  const emoji = use(useEditor().load.emoji(language));
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={text('editorTyping.emoji')} width="lg">
      {isOpen && <Search emoji={emoji} onClose={onClose} />}
    </Dialog>
  );
}

type Shown = EmojiGroup | 'recent';

function Search({ emoji, onClose }: { emoji: EmojiTools; onClose: () => void }) {
  const text = useText();
  const { typing, run } = useEditor();
  const [recent] = useState(() => emoji.recent());
  const [typed, setTyped] = useState('');
  const [group, setGroup] = useState<Shown>(recent.length > 0 ? 'recent' : 'smileys');
  const [skin, setSkin] = useState(() => emoji.skin());
  const box = useRef<HTMLDivElement>(null);
  const isSearch = typed.trim() !== '';
  const found = useMemo(() => emoji.find(typed), [emoji, typed]);
  const choose = (one: Emoji) => {
    const sign = emoji.choose(one);
    onClose();
    // The dialog gives the focus back first.
    setTimeout(() => {
      if (!typing.view()) run('addText');
      typing.insert(sign);
      document.querySelector<HTMLElement>('[data-key-field]')?.focus({ preventScroll: true });
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') box.current?.querySelector<HTMLElement>('[role="toolbar"] button')?.focus();
    else if (!isKey(event.nativeEvent, 'enter') || !found[0]) return;
    else choose(found[0]);
    event.preventDefault();
  };
  return (
    <div ref={box} className={styles.picker}>
      <SearchField
        label={text('editorTyping.emoji.find')}
        placeholder={text('editorTyping.emoji.example')}
        value={typed}
        data-autofocus
        autoComplete="off"
        onKeyDown={onKeyDown}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div className={styles.kinds}>
        <Signs
          label={text('editorTyping.emoji.groups')}
          value={isSearch ? undefined : group}
          choices={groups.filter(([name]) => name !== 'recent' || recent.length > 0).map(([value, sign]) => ({ value, sign }))}
          nameOf={(name) => text(`editorTyping.emoji.${name}`)}
          onChoose={(name) => {
            setTyped('');
            setGroup(name);
          }}
        />
        <Signs
          label={text('editorTyping.emoji.skin')}
          value={skin}
          choices={hands.map((sign, value) => ({ value: value as Skin, sign }))}
          nameOf={(value) => text(`editorTyping.emoji.skin.${value}`)}
          onChoose={(value) => {
            emoji.keepSkin(value);
            setSkin(value);
          }}
        />
      </div>
      <p className={styles.count} role="status">
        {!isSearch && text(`editorTyping.emoji.${group}`)}
        {isSearch && (found.length > 0 ? text('editorTyping.emoji.count', { count: found.length }) : text('editorTyping.emoji.none'))}
      </p>
      <PickGrid
        key={isSearch ? typed : group}
        label={text('editorTyping.emoji')}
        items={isSearch ? found : group === 'recent' ? recent : emoji.groups[group]}
        keyOf={({ sign }) => sign}
        nameOf={({ name }) => name}
        draw={(one) => <span className={styles.sign}>{emoji.written(one, skin)}</span>}
        onChoose={choose}
      />
    </div>
  );
}

const groups: readonly (readonly [Shown, string])[] = [
  ['recent', '🕘'],
  ['smileys', '😀'],
  ['people', '👋'],
  ['animals', '🐻'],
  ['food', '🍎'],
  ['travel', '🚗'],
  ['activities', '⚽'],
  ['objects', '💡'],
  ['symbols', '❤️'],
  ['flags', '🏁'],
];
const hands = ['✋', '✋🏻', '✋🏼', '✋🏽', '✋🏾', '✋🏿'];

interface SignsProps<Value> {
  label: string;
  choices: readonly { value: Value; sign: string }[];
  value: Value | undefined;
  nameOf: (value: Value) => string;
  onChoose: (value: Value) => void;
}

/** One of a few, each shown as an emoji. */
function Signs<Value extends string | number>({ label, choices, value, nameOf, onChoose }: SignsProps<Value>) {
  const roving = useRoving();
  return (
    <div className={styles.signs} role="radiogroup" aria-label={label} {...roving}>
      {choices.map((choice, place) => (
        <button
          key={choice.value}
          type="button"
          role="radio"
          className={styles.kind}
          aria-checked={choice.value === value}
          aria-label={nameOf(choice.value)}
          title={nameOf(choice.value)}
          tabIndex={choice.value === value || (value === undefined && place === 0) ? 0 : -1}
          onClick={() => onChoose(choice.value)}
        >
          {choice.sign}
        </button>
      ))}
    </div>
  );
}
