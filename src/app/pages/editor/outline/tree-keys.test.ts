import { expect, test } from 'vitest';
import { meaningOf, type TreePress } from './tree-keys.ts';

const press = (key: string, held: Partial<TreePress> = {}) =>
  meaningOf({ key, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, ...held });

test('arrows go along the rows and select, extend the selection with Shift, and leave it alone with Control', () => {
  expect(press('ArrowDown')).toEqual({ kind: 'go', to: 'next', takes: 'this' });
  expect(press('End', { shiftKey: true })).toEqual({ kind: 'go', to: 'last', takes: 'range' });
  expect(press('ArrowUp', { ctrlKey: true })).toEqual({ kind: 'go', to: 'previous', takes: 'nothing' });
  expect(press('ArrowUp', { metaKey: true })).toEqual({ kind: 'go', to: 'previous', takes: 'nothing' });
});

test('with Alt, arrows move objects', () => {
  expect(press('ArrowUp', { altKey: true })).toEqual({ kind: 'move', way: 'before' });
  expect(press('ArrowRight', { altKey: true })).toEqual({ kind: 'move', way: 'in' });
  expect(press('ArrowRight', { altKey: true, shiftKey: true })).toBeUndefined();
  expect(press('x', { altKey: true })).toBeUndefined();
});

test('letters find a row, but not those of a command', () => {
  expect(press('H')).toEqual({ kind: 'letters', key: 'H' });
  expect(press('h', { ctrlKey: true })).toBeUndefined();
  expect(press('a', { ctrlKey: true })).toEqual({ kind: 'all' });
  expect(press(' ', { ctrlKey: true })).toEqual({ kind: 'toggle' });
});

test('other keys open, close, rename and remove', () => {
  expect(['ArrowRight', 'ArrowLeft', 'Enter', 'F2', 'Delete', 'Backspace'].map((key) => press(key)?.kind)).toEqual([
    'open',
    'close',
    'enter',
    'rename',
    'remove',
    'remove',
  ]);
  expect(press('toString')).toBeUndefined();
  expect(press('Tab')).toBeUndefined();
});
