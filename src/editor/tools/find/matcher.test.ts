import { describe, expect, test } from 'vitest';
import { createMatcher, type Matching } from './matcher.ts';

const found = (query: string, text: string, matching: Partial<Matching> = {}, language = 'en') =>
  (createMatcher(query, { isExact: false, isWholeWords: false, ...matching })?.(text, language) ?? []).map(({ from, to }) =>
    text.slice(from, to),
  );

test.each<[string, string, string[]]>([
  ['sea', 'The Sea, the SEA and undersea', ['Sea', 'SEA', 'sea']],
  ['aa', 'aaaaa', ['aa', 'aa']],
  ['resume', 'résumé, Resume, re\u0301sume\u0301', ['résumé', 'Resume', 're\u0301sume\u0301']],
  ['RÉSUMÉ', 'a resume', ['resume']],
  ['a b', 'a\u00a0b', ['a\u00a0b']],
  ['οδος', 'ΟΔΟΣ οδός', ['ΟΔΟΣ', 'οδός']],
  ['ﬁsh', 'ﬁsh', ['ﬁsh']],
  ['.*', 'a.*b', ['.*']],
  ['', 'abc', []],
  ['longer than it', 'long', []],
])('%j in %j', (query, text, expected) => {
  expect(found(query, text)).toEqual(expected);
});

describe('in every language', () => {
  test.each<[string, string, string, string, string[]]>([
    ['capital I of Turkish', 'tr', 'ılık', 'ILIK ilik', ['ILIK']],
    ['capital İ of Turkish', 'tr', 'istanbul', 'İSTANBUL ISTANBUL', ['İSTANBUL']],
    ['capital İ elsewhere', 'en', 'istanbul', 'İSTANBUL ISTANBUL', ['İSTANBUL', 'ISTANBUL']],
    ['kana with their marks', 'ja', 'か', 'かがカ', ['か']],
    ['marks of kana however they are written', 'ja', 'が', 'か\u3099が', ['か\u3099', 'が']],
    ['narrow and wide letters', 'ja', 'ABC', 'ＡＢＣ', ['ＡＢＣ']],
    ['syllables of Korean as a whole', 'ko', '하', '한글 하나', ['하']],
    ['Arabic with vowel signs and without', 'ar', 'كتب', 'كَتَبَ كتب', ['كَتَبَ', 'كتب']],
    ['Hebrew with points', 'he', 'שלום', 'שָׁלוֹם', ['שָׁלוֹם']],
    ['vowels of Hindi', 'hi', 'कि', 'का कि', ['कि']],
    ['a language that there is not', 'not a language', 'a', 'A', ['A']],
  ])('%s', (_name, language, query, text, expected) => {
    expect(found(query, text, {}, language)).toEqual(expected);
  });
});

describe('whole characters only', () => {
  test.each<[string, string, string[]]>([
    ['👩', '👩‍🚀 👩', ['👩']],
    ['👍', '👍🏽 👍', ['👍']],
    ['🇩🇪', '🇩🇪🇩🇪', ['🇩🇪', '🇩🇪']],
    ['\ud83d', '😀', []],
    ['❤', '❤️', ['❤️']],
  ])('%j in %j', (query, text, expected) => {
    expect(found(query, text)).toEqual(expected);
  });
});

test('exactly as written, if somebody wants that', () => {
  expect(found('Resume', 'resume Resume Résumé', { isExact: true })).toEqual(['Resume']);
  expect(found('é', 'e\u0301 é e', { isExact: true })).toEqual(['e\u0301', 'é']);
});

test('whole words, if somebody wants that', () => {
  const isWholeWords = true;
  expect(found('sea', 'sea seas under-sea (sea) seasea', { isWholeWords })).toEqual(['sea', 'sea', 'sea']);
  expect(found('meer', 'Meere Meer', { isWholeWords }, 'de')).toEqual(['Meer']);
  expect(found('東京', '東京都 東京', { isWholeWords }, 'ja').length).toBeGreaterThan(0);
});
