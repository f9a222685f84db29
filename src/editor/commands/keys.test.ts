import { expect, test } from 'vitest';
import { keysOf } from './keys.ts';

const press = (key: string, own: object = {}) =>
  keysOf({ key, code: '', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...own });

test.each([
  ['Ctrl+Z', 'z', { ctrlKey: true, code: 'KeyZ' }],
  ['Ctrl+Z', 'z', { metaKey: true, code: 'KeyZ' }],
  ['Ctrl+Shift+Z', 'Z', { ctrlKey: true, shiftKey: true, code: 'KeyZ' }],
  ['Shift+1', '!', { shiftKey: true, code: 'Digit1' }],
  ['?', '?', { shiftKey: true, code: 'Slash' }],
  ['?', '?', { shiftKey: true, code: 'Minus' }],
  ['Alt+T', '†', { altKey: true, code: 'KeyT' }],
  ['V', 'v', { code: 'KeyV' }],
  ['V', 'м', { code: 'KeyV' }],
  ['Ctrl+W', 'w', { ctrlKey: true, code: 'KeyZ' }],
  ['+', '+', { shiftKey: true, code: 'Equal' }],
  ['Shift+ArrowLeft', 'ArrowLeft', { shiftKey: true, code: 'ArrowLeft' }],
  ['Shift+Tab', 'Tab', { shiftKey: true, code: 'Tab' }],
])('names %s', (keys, key, own) => {
  expect(press(key, own)).toBe(keys);
});
