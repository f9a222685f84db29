import { describe, expect, test } from 'vitest';
import { avatarOf, splitName } from './avatar.ts';

describe('avatar', () => {
  test('[BASE-4] initials come from first and last name', () => {
    expect(avatarOf({ firstName: 'Marisol', lastName: 'Okafor', email: 'x@example.org' }).initials).toBe('MO');
    expect(avatarOf({ firstName: 'Jun' }).initials).toBe('J');
  });

  test('[BASE-4] without a name, uses the first letter of the e-mail address', () => {
    expect(avatarOf({ email: 'wren@example.org' }).initials).toBe('W');
  });

  test('[BASE-4] picks one of eight colours from the username, or else the e-mail address, always the same one', () => {
    const colours = new Set(Array.from({ length: 400 }, (_, index) => avatarOf({ username: `person-${index}` }).colour));
    expect([...colours].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(avatarOf({ username: 'wren', email: 'a@example.org' }).colour).toBe(
      avatarOf({ username: 'wren', email: 'b@example.org' }).colour,
    );
    expect(avatarOf({ email: 'a@example.org' }).colour).not.toBe(avatarOf({ email: 'b@example.org' }).colour);
  });

  test('[BASE-4] is grey when neither is known', () => {
    expect(avatarOf({ firstName: 'Nobody' }).colour).toBe('grey');
  });

  test('[BASE-4] keeps a leading emoji whole', () => {
    expect(avatarOf({ firstName: '👩🏽‍🔬 Ada', lastName: 'שירה' }).initials).toBe('👩🏽‍🔬ש');
    expect(avatarOf({ firstName: 'e\u0301va', lastName: '1\uFE0F\u20E3' }).initials).toBe('E\u03011\uFE0F\u20E3');
  });

  test('takes the last word as the last name', () => {
    expect(splitName('  Ada  King Lovelace ')).toEqual({ firstName: 'Ada King', lastName: 'Lovelace' });
    expect(splitName('佐藤')).toEqual({ firstName: '佐藤', lastName: '' });
  });
});
