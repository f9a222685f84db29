import { useText } from '#app/client/frame.tsx';
import { useHydrated } from '../../../ui/hydrated.ts';
import * as styles from './commands.css.ts';

const arrows: Readonly<Record<string, string>> = { ArrowLeft: '←', ArrowRight: '→', ArrowUp: '↑', ArrowDown: '↓' };
const apple: Readonly<Record<string, string>> = { Ctrl: '⌘', Alt: '⌥', Shift: '⇧' };
const named = ['Ctrl', 'Shift', 'Enter', 'Delete', 'Backspace', 'Escape', 'PageUp', 'PageDown', 'Home', 'End', 'Space'] as const;
type Named = (typeof named)[number];
const isNamed = (key: string): key is Named => (named as readonly string[]).includes(key);

interface KeyCapsProps {
  keys: string | undefined;
  /** Where the same keys do something else on a Mac. */
  onMac?: string | undefined;
}

/** The keys of a command, as they are written on a keyboard. */
export function KeyCaps({ keys: usual, onMac = usual }: KeyCapsProps) {
  const text = useText();
  const isApple = useHydrated() && /Mac|iPhone|iPad/.test(navigator.platform);
  const keys = isApple ? onMac : usual;
  if (!keys) return null;
  const write = (key: string) =>
    arrows[key] ?? (isApple ? apple[key] : undefined) ?? (isNamed(key) ? text(`editorCommands.key.${key}`) : key);
  return (
    <span className={styles.keys}>
      {keys.split(/\+(?=.)/).map((key) => (
        <kbd key={key} className={styles.key}>
          {write(key)}
        </kbd>
      ))}
    </span>
  );
}
