import { expect, test } from 'vitest';
import { isDrawable } from '#model/text/families.ts';
import { isSymbolFont, symbolLetters } from './symbol-letters.ts';

const names = ['Symbol', 'Wingdings', 'Wingdings 2', 'Wingdings 3', 'Webdings', 'Zapf Dingbats'];
const all = String.fromCharCode(...Array.from({ length: 0xe0 }, (_, index) => 0xf020 + index));

test.each([
  ['Wingdings', '\uf0fc', '✔'],
  ['Wingdings', 'ü', '✔'],
  ['wingdings', '§', '▪'],
  ['Wingdings', 'l', '●'],
  ['Wingdings', 'Ø', '➢'],
  ['Wingdings', 'à', '🡪'],
  ['Wingdings', 'J', '☺'],
  ['Wingdings', 'q', '❑'],
  ['Wingdings', 'v', '❖'],
  ['Wingdings 2', '\uf097', '•'],
  ['Wingdings 2', 'P', '✓'],
  ['Wingdings 2', '£', '□'],
  ['Wingdings 2', 'u', '❶'],
  ['Wingdings 2', '\u00c0', '⬟'],
  ['Wingdings 3', '}', '🞂'],
  ['Wingdings 3', 'p', '▲'],
  ['Wingdings 3', '\uf084', '⯈'],
  ['Webdings', '4', '⏵'],
  ['Webdings', 'n', '●'],
  ['Webdings', 'a', '✔'],
  ['Webdings', '\u00ff', '🕊'],
  ['Webdings', '\u00cf', '🔒'],
  ['Symbol', 'abp\uf0b7', 'αβπ•'],
  ['Symbol', '\u00ae', '→'],
  ['Symbol', 'W', 'Ω'],
  ['Symbol', '\u00a3', '≤'],
  ['Symbol', '\u00e5', '∑'],
  ['Symbol', '\u00fe', '⎭'],
  ['Monotype Sorts', 'n', '■'],
  ['ZapfDingbats', '\u00e8', '➨'],
  ['Arial', 'abc ü', 'abc ü'],
  ['Arial', 'a \uf0a7', 'a ▪'],
])('in %s, %j is %s', (typeface, text, expected) => {
  expect(symbolLetters(text, typeface)).toBe(expected);
});

test.each(names)('every letter of %s can be drawn', (name) => {
  expect(isSymbolFont(name)).toBe(true);
  const letters = [...symbolLetters(all, name)];
  expect(letters.filter((letter) => !isDrawable(letter))).toEqual([]);
  expect(letters).toHaveLength(0xe0);
});
