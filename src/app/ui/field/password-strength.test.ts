import { expect, test } from 'vitest';
import { measurePassword } from './password-strength.ts';

test.each([
  ['', { level: 'empty' }],
  ['coral', { level: 'short', score: 1, missing: 3 }],
  ['12345678', { level: 'weak', score: 1 }],
  ['aaaaaaaaaaaaaaaa', { level: 'weak', score: 1 }],
  ['abcdefghijklmnop', { level: 'weak', score: 1 }],
  ['coralpin', { level: 'fair', score: 2, missing: 4 }],
  ['whale-lamp', { level: 'good', score: 3, missing: 2 }],
  ['whale-lamp-9x', { level: 'strong', score: 4 }],
  ['深海の光と影の物語を泳ぐ', { level: 'strong', score: 4 }],
])('measures %j', (password, strength) => {
  expect(measurePassword(password, 8)).toEqual(strength);
});
