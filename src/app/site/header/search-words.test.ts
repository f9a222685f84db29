import { expect, test } from 'vitest';
import { describeCount, searchTermOf } from './search-words.ts';

test.each([
  ['en', '360 million'],
  ['de', '360 Millionen'],
  ['es', '360 millones'],
  ['fr', '360 millions'],
  ['hu', '360 millió'],
  ['it', '360 milioni'],
  ['ja', '3.6億'],
  ['ko', '3.6억'],
  ['pt', '360 milhões'],
])('[PAGE-2] 360 million in %s is %s', (language, words) => {
  expect(describeCount(360_000_000, language).count.replace(/\s/g, ' ')).toBe(words);
});

test('[PAGE-2] small numbers stay exact', () => {
  expect(describeCount(0, 'en')).toEqual({ count: '0', amount: 0 });
  expect(describeCount(12, 'en')).toEqual({ count: '12', amount: 12 });
});

test('[PAGE-2] the amount is rounded like the words, for languages that say "millions of"', () => {
  expect(describeCount(361_234_567, 'fr').amount).toBe(361_000_000);
  expect(new Intl.PluralRules('fr').select(describeCount(361_234_567, 'fr').amount)).toBe('many');
});

test('[PAGE-3] the term comes only from the address of the search page', () => {
  expect(searchTermOf('/explore/search/?search=deep%20sea')).toBe('deep sea');
  expect(searchTermOf('/explore/search/')).toBe('');
  expect(searchTermOf('/explore/?search=deep')).toBe('');
});
