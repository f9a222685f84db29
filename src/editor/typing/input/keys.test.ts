import { describe, expect, test } from 'vitest';
import { typingCommand } from './keys.ts';

/** As in `Ctrl+Shift+ArrowLeft`. */
function press(keys: string, isMac: boolean) {
  const parts = keys.split('+');
  const key = parts.at(-1) ?? '';
  const has = (name: string) => parts.slice(0, -1).includes(name);
  const code = /^[A-Z]$/.test(key) ? `Key${key}` : /^\d$/.test(key) ? `Digit${key}` : key;
  return typingCommand({ key, code, ctrlKey: has('Ctrl'), metaKey: has('Meta'), altKey: has('Alt'), shiftKey: has('Shift') }, isMac);
}

const move = (name: string, isExtending = false) => ({ kind: 'move', move: name, isExtending });

describe('keys', () => {
  test.each<[string, unknown]>([
    ['ArrowLeft', move('left')],
    ['Shift+ArrowUp', move('up', true)],
    ['Ctrl+Shift+ArrowLeft', move('word-left', true)],
    ['Ctrl+End', move('end')],
    ['Shift+Home', move('line-start', true)],
    ['Backspace', { kind: 'delete', isForward: false, reach: 'letter' }],
    ['Ctrl+Delete', { kind: 'delete', isForward: true, reach: 'word' }],
    ['Shift+Enter', { kind: 'break', isLine: true }],
    ['Shift+Tab', { kind: 'tab', isBack: true }],
    ['Ctrl+B', { kind: 'toggle', name: 'bold' }],
    ['Ctrl+Shift+8', { kind: 'list', listType: 'BULLET' }],
    ['Ctrl+Shift+Z', { kind: 'redo' }],
    ['Ctrl+K', { kind: 'link' }],
    ['Alt+F10', { kind: 'toolbar' }],
  ])('%s', (keys, command) => expect(press(keys, false)).toEqual(command));

  test.each<[string, unknown]>([
    ['Alt+ArrowLeft', move('word-left')],
    ['Meta+ArrowLeft', move('line-start')],
    ['Meta+Shift+ArrowDown', move('end', true)],
    ['Alt+Backspace', { kind: 'delete', isForward: false, reach: 'word' }],
    ['Meta+Backspace', { kind: 'delete', isForward: false, reach: 'line' }],
    ['Meta+I', { kind: 'toggle', name: 'italic' }],
    ['Ctrl+F10', { kind: 'toolbar' }],
  ])('%s on a Mac', (keys, command) => expect(press(keys, true)).toEqual(command));

  test.each<[string, boolean]>([
    ['A', false],
    ['Shift+A', false],
    ['Ctrl+Alt+Q', false],
    ['Ctrl+C', false],
    ['Meta+ArrowLeft', false],
    ['Ctrl+A', true],
    ['Alt+E', true],
    ['F5', false],
  ])('%s is for the browser', (keys, isMac) => expect(press(keys, isMac)).toBeUndefined());
});
