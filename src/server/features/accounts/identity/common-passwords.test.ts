import { expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

test.each(['qazwsxedcrfv', 'QAZWSXEDCRFV', 'manchester', 'basketball'])('%s is common', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test('hardly any other password is taken for a common one', () => {
  const others = Array.from({ length: 20_000 }, (_none, index) => `not on the list ${index}`);
  expect(others.filter(isCommonPassword).length).toBeLessThan(20);
});
