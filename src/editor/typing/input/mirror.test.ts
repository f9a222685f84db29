import { describe, expect, test } from 'vitest';
import { differenceBetween, mirrorOf } from './mirror.ts';

describe('what was done to a text', () => {
  test.each<[string, string, string, number | undefined, { start: number; end: number; inserted: string }]>([
    ['typed at the end', 'ab', 'abc', undefined, { start: 2, end: 2, inserted: 'c' }],
    ['typed at the start', 'ab', 'cab', 1, { start: 0, end: 0, inserted: 'c' }],
    ['the first of equal letters', 'aa', 'aaa', 1, { start: 0, end: 0, inserted: 'a' }],
    ['the second of equal letters', 'aa', 'aaa', 2, { start: 1, end: 1, inserted: 'a' }],
    ['the last of equal letters', 'aa', 'aaa', 3, { start: 2, end: 2, inserted: 'a' }],
    ['deleted', 'abc', 'ac', 1, { start: 1, end: 2, inserted: '' }],
    ['one of equal letters deleted', 'aaa', 'aa', 1, { start: 1, end: 2, inserted: '' }],
    ['all replaced', 'abc', 'x', 1, { start: 0, end: 3, inserted: 'x' }],
    ['corrected, with the caret behind the next word', 'teh cat', 'the cat', 7, { start: 1, end: 3, inserted: 'he' }],
    ['one emoji for another', '😀', '😁', 2, { start: 0, end: 2, inserted: '😁' }],
    ['an emoji before one that ends alike', '😀', '🐀😀', 2, { start: 0, end: 0, inserted: '🐀' }],
    ['a line', 'a\nb', 'a\n\nb', 2, { start: 1, end: 1, inserted: '\n' }],
  ])('%s', (_name, before, after, caret, difference) => {
    const found = differenceBetween(before, after, caret);
    expect(found && before.slice(0, found.start) + found.inserted + before.slice(found.end)).toBe(after);
    expect(found).toEqual(difference);
  });

  test('nothing', () => expect(differenceBetween('ab', 'ab', 1)).toBeUndefined());
});

describe('what the field contains', () => {
  test('a line for each paragraph, with what is selected', () => {
    expect(mirrorOf('\u2029ab\u2029cd', 5, 2)).toEqual({ value: 'ab\ncd', from: 1, start: 1, end: 4, isBackward: true });
  });

  test('only lines around the caret of a long text', () => {
    const units = `\u2029${'123456789\n'.repeat(10_000)}`;
    const mirror = mirrorOf(units, 50_003, 50_003);
    expect(mirror.value.length).toBeLessThan(21_000);
    expect(units.slice(mirror.from, mirror.from + mirror.value.length)).toBe(mirror.value);
    expect([units[mirror.from - 1], mirror.from + mirror.start]).toEqual(['\n', 50_003]);
    expect(mirrorOf(units, 50_004, 50_004)).toMatchObject({ from: mirror.from, value: mirror.value });
  });

  test('whole letters of a long line', () => {
    const units = `\u2029${'😀'.repeat(20_000)}`;
    for (const caret of [20_001, 20_003]) expect(mirrorOf(units, caret, caret).value.isWellFormed()).toBe(true);
  });

  test('all that is selected', () => {
    const units = `\u2029${'a'.repeat(60_000)}`;
    expect(mirrorOf(units, 1, 60_001).value).toHaveLength(60_000);
  });
});
