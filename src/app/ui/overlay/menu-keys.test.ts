import { expect, test } from 'vitest';
import { nextPlace } from './menu-keys.ts';

const labels = ['Rename', 'Make a copy', 'Analytics', 'Move to trash'];

test.each([
  ['ArrowDown', 0, '', 1],
  ['ArrowDown', 3, '', 0],
  ['ArrowUp', 0, '', 3],
  ['Home', 2, '', 0],
  ['End', 0, '', 3],
  ['m', 0, 'm', 1],
  ['m', 1, 'm', 3],
  ['o', 1, 'mo', 3],
  ['a', 3, 'A', 2],
  ['z', 0, 'z', undefined],
  ['F5', 0, '', undefined],
])('%s at %d with %j typed moves to %s', (key, place, typed, expected) => {
  expect(nextPlace(key, place, labels, typed)).toBe(expected);
});
