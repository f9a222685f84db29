import { expect, test } from 'vitest';
import { isKey } from './keys.ts';

test.each([
  ['escape', 27, 'Escape'],
  ['enter', 13, 'Enter'],
  ['space', 32, ' '],
  ['comma', 188, ','],
] as const)('[BASE-8] %s is key code %d and key name %j', (key, keyCode, name) => {
  expect(isKey({ key: name, keyCode: 0 }, key)).toBe(true);
  expect(isKey({ keyCode }, key)).toBe(true);
  expect(isKey({ key: 'a', keyCode: 65 }, key)).toBe(false);
});

test('[BASE-8] Enter that ends an IME composition does not count', () => {
  expect(isKey({ key: 'Enter', keyCode: 229, isComposing: true }, 'enter')).toBe(false);
});
