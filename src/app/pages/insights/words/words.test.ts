import { languages } from '#locale/language.ts';
import { translatorOf } from '#locale/translate.ts';
import { describe, expect, test } from 'vitest';
import { wordDuration, wordTimeChange } from './duration.ts';
import { countryName, languageName, shownName, sourceName } from './names.ts';
import { lossesOf, originsOf, rank } from './rank.ts';

const text = translatorOf('en');

describe('time', () => {
  test.each([
    [0, '0 s'],
    [-5, '0 s'],
    [12_400, '12 s'],
    [59_600, '1 min'],
    [400_000, '6 min 40 s'],
    [3_900_000, '1 h 5 min'],
    [3_600_000_000, '1,000 h 0 min'],
  ])('of %d ms is %s', (milliseconds, written) => {
    expect(wordDuration(milliseconds, text, 'en')).toBe(written);
  });

  test('changes have a sign', () => {
    expect([4_000, -72_000, 0, -300].map((change) => wordTimeChange(change, text, 'en'))).toEqual(['+4 s', '−1 min 12 s', '0 s', '0 s']);
  });
});

describe('names', () => {
  test('of countries and languages are in the user’s language', () => {
    expect(countryName('PT', 'en', text)).toBe('Portugal');
    expect(countryName('DE', 'ja', translatorOf('ja'))).toBe('ドイツ');
    expect(languageName('de', 'fr', translatorOf('fr'))).toBe('Allemand');
  });

  test('that are not valid codes stay unchanged, and an empty one is unknown', () => {
    for (const hostile of ['<script>', '\u202egnp.exe', '…', 'x'.repeat(300)]) {
      expect(countryName(hostile, 'en', text)).toBe(hostile);
      expect(languageName(hostile, 'en', text).toLowerCase()).toBe(hostile.toLowerCase());
    }
    for (const language of languages)
      expect(countryName('', language, translatorOf(language))).toBe(translatorOf(language)('insights.unknown'));
  });
});

test('a host cannot use bidi characters to look like another', () => {
  expect(sourceName('\u202egro.elpmaxe', text)).toBe('�gro.elpmaxe');
  expect(shownName('<b>כיתה.example</b>')).toBe('<b>כיתה.example</b>');
});

describe('a ranking', () => {
  const counts = (...all: number[]) => all.map((count, at) => ({ name: String(at), count }));

  test('shows the largest first and sums up the others', () => {
    expect(rank(counts(1, 5, 3, 2, 0), 2)).toEqual({
      first: [
        { name: '1', count: 5 },
        { name: '2', count: 3 },
      ],
      others: 2,
      othersCount: 3,
    });
  });

  test('adds a rest without items', () => {
    expect(rank(counts(5, 3), 2, 7)).toMatchObject({ others: 0, othersCount: 7, first: [{ count: 5 }, { count: 3 }] });
    expect(rank(counts(1, 5, 3), 2, 7)).toMatchObject({ others: 1, othersCount: 8, first: [{ count: 5 }, { count: 3 }] });
  });

  test('never sums up a single item', () => {
    expect(rank(counts(1, 5, 3), 2)).toMatchObject({ others: 0, othersCount: 0, first: [{ count: 5 }, { count: 3 }, { count: 1 }] });
  });
});

describe('origins of viewers', () => {
  test('list other sites by name, those without a name together, and leave out the rest', () => {
    const origins = originsOf({
      sources: [
        { source: 'search', count: 50 },
        { source: 'referrer', count: 40 },
        { source: 'email', count: 0 },
      ],
      referrers: {
        named: [
          { name: 'moodle.example', count: 30 },
          { name: '', count: 4 },
        ],
        rest: 3,
      },
    });
    expect(origins).toEqual([
      { source: 'search', host: '', count: 50 },
      { source: 'referrer', host: 'moodle.example', count: 30 },
      { source: 'referrer', host: '', count: 7 },
    ]);
  });

  test('are never negative', () => {
    expect(originsOf({ sources: [], referrers: { named: [{ name: 'a.example', count: 3 }], rest: 0 } })).toEqual([
      { source: 'referrer', host: 'a.example', count: 3 },
    ]);
  });
});

describe('losses', () => {
  test('are in points against the previous step, and the largest is marked', () => {
    expect(lossesOf([0.96, 0.88, 0.81, 0.63, 0.58].map((share) => ({ share })))).toEqual({ points: [-4, -8, -7, -18, -5], largest: 3 });
  });

  test('have no largest when nobody is lost on the way', () => {
    expect(lossesOf([{ share: 0.9 }, { share: 0.9 }])).toEqual({ points: [-10, 0], largest: null });
    expect(lossesOf([])).toEqual({ points: [], largest: null });
  });
});
