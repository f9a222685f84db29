import type { Command, Keys } from './command.ts';

export interface Pressed {
  readonly key: string;
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

/** What is pressed, as commands name it. Digits and letters count by their place where the keyboard's letters are not Latin. */
export function keysOf({ key, code, ctrlKey, metaKey, altKey, shiftKey }: Pressed): Keys {
  const place = /^(?:Key|Digit)(.)$/.exec(code)?.[1];
  const isLatin = /^[\u0020-\u007e]$/.test(key);
  const isDigit = place !== undefined && /\d/.test(place);
  const name = place !== undefined && (!isLatin || (isDigit && shiftKey) || altKey) ? place : key === ' ' ? 'Space' : key;
  const letter = name.length === 1 ? name.toUpperCase() : name;
  // A sign that needs Shift is named by itself.
  const isSign = letter.length === 1 && !/[\dA-Z]/.test(letter);
  return [(ctrlKey || metaKey) && 'Ctrl', altKey && 'Alt', shiftKey && !isSign && 'Shift', letter].filter(Boolean).join('+');
}

export const undoKeys: readonly Keys[] = ['Ctrl+Z'];
export const redoKeys: readonly Keys[] = ['Ctrl+Shift+Z', 'Ctrl+Y'];

/** With Command for Ctrl: these hide programs, open the start page or change tabs before a page hears of them. */
const takenOnMac: ReadonlySet<Keys> = new Set([
  'Ctrl+H',
  'Ctrl+Alt+H',
  'Ctrl+Shift+H',
  'Ctrl+Alt+ArrowLeft',
  'Ctrl+Alt+ArrowRight',
  'Ctrl+Shift+[',
  'Ctrl+Shift+]',
  'Ctrl+{',
  'Ctrl+}',
]);

/** The first that a page gets on a Mac. */
export const firstOnMac = (keys: readonly Keys[]): Keys | undefined => keys.find((each) => !takenOnMac.has(each));

export const commandFor = (commands: readonly Command[], pressed: Pressed): Command | undefined => {
  const wanted = keysOf(pressed);
  return commands.find(({ keys }) => keys.includes(wanted));
};
