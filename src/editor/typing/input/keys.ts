import type { CaretMove } from '#model/text/caret/caret.ts';
import { keysOf, type Pressed } from '../../commands/keys.ts';

/** Formatting of letters that is on or off. */
export type LetterToggle = 'bold' | 'italic' | 'underlined' | 'struck';

/** What keys do in a text. */
export type TypingCommand =
  | { readonly kind: 'move'; readonly move: CaretMove; readonly isExtending: boolean }
  | { readonly kind: 'delete'; readonly isForward: boolean; readonly reach: 'letter' | 'word' | 'line' }
  | { readonly kind: 'break'; readonly isLine: boolean }
  | { readonly kind: 'tab'; readonly isBack: boolean }
  | { readonly kind: 'toggle'; readonly name: LetterToggle }
  | { readonly kind: 'list'; readonly listType: 'BULLET' | 'NUMBER' }
  | { readonly kind: 'all' | 'undo' | 'redo' | 'leave' | 'link' | 'toolbar' };

const everywhere: Readonly<Record<string, CaretMove>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'line-start',
  End: 'line-end',
  PageUp: 'start',
  PageDown: 'end',
  'Ctrl+Home': 'start',
  'Ctrl+End': 'end',
};

const others: Readonly<Record<string, CaretMove>> = {
  'Ctrl+ArrowLeft': 'word-left',
  'Ctrl+ArrowRight': 'word-right',
  'Ctrl+ArrowUp': 'paragraph-start',
  'Ctrl+ArrowDown': 'paragraph-end',
};

/** Of a Mac. Its Command key counts as Ctrl. */
const mac: Readonly<Record<string, CaretMove>> = {
  'Alt+ArrowLeft': 'word-left',
  'Alt+ArrowRight': 'word-right',
  'Alt+ArrowUp': 'paragraph-start',
  'Alt+ArrowDown': 'paragraph-end',
  'Ctrl+ArrowLeft': 'line-start',
  'Ctrl+ArrowRight': 'line-end',
  'Ctrl+ArrowUp': 'start',
  'Ctrl+ArrowDown': 'end',
};

const erase = (isForward: boolean, reach: 'letter' | 'word' | 'line'): TypingCommand => ({ kind: 'delete', isForward, reach });
const toggle = (name: LetterToggle) => ({ kind: 'toggle', name }) as const;

/** Besides moving the caret and deleting, which are as in every field. */
export const typingKeys: Readonly<Record<string, Exclude<TypingCommand, { kind: 'move' | 'delete' }>>> = {
  Enter: { kind: 'break', isLine: false },
  'Shift+Enter': { kind: 'break', isLine: true },
  Tab: { kind: 'tab', isBack: false },
  'Shift+Tab': { kind: 'tab', isBack: true },
  Escape: { kind: 'leave' },
  'Ctrl+A': { kind: 'all' },
  'Ctrl+B': toggle('bold'),
  'Ctrl+I': toggle('italic'),
  'Ctrl+U': toggle('underlined'),
  'Ctrl+Shift+X': toggle('struck'),
  'Ctrl+Shift+7': { kind: 'list', listType: 'NUMBER' },
  'Ctrl+Shift+8': { kind: 'list', listType: 'BULLET' },
  'Ctrl+K': { kind: 'link' },
  'Ctrl+Z': { kind: 'undo' },
  'Ctrl+Shift+Z': { kind: 'redo' },
  'Ctrl+Y': { kind: 'redo' },
  'Alt+F10': { kind: 'toolbar' },
  'Ctrl+F10': { kind: 'toolbar' },
};

const deletions: Readonly<Record<'everywhere' | 'mac' | 'others', Readonly<Record<string, TypingCommand>>>> = {
  everywhere: {
    Backspace: erase(false, 'letter'),
    'Shift+Backspace': erase(false, 'letter'),
    Delete: erase(true, 'letter'),
  },
  mac: {
    'Alt+Backspace': erase(false, 'word'),
    'Alt+Delete': erase(true, 'word'),
    'Ctrl+Backspace': erase(false, 'line'),
    'Ctrl+Delete': erase(true, 'line'),
  },
  others: { 'Ctrl+Backspace': erase(false, 'word'), 'Ctrl+Delete': erase(true, 'word') },
};

/** Undefined if the browser does what the key means: a letter comes into the field. */
export function typingCommand(pressed: Pressed, isMac: boolean): TypingCommand | undefined {
  // On a Mac, Ctrl has meanings of its own in every field; elsewhere, the other key is that of the system.
  if ((isMac ? pressed.ctrlKey : pressed.metaKey) && pressed.key !== 'F10') return undefined;
  const keys = keysOf(pressed);
  const moves = { ...everywhere, ...(isMac ? mac : others) };
  const bare = keys.replace('Shift+', '');
  const move = Object.hasOwn(moves, bare) ? moves[bare] : undefined;
  if (move) return { kind: 'move', move, isExtending: pressed.shiftKey };
  const all = { ...typingKeys, ...deletions.everywhere, ...deletions[isMac ? 'mac' : 'others'] };
  return Object.hasOwn(all, keys) ? all[keys] : undefined;
}
