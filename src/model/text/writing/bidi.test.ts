import bidiFactory from 'bidi-js';
import { describe, expect, test } from 'vitest';
import { baseLevel, levelsOf, reorder } from './bidi.ts';

const bidi = bidiFactory();

/** A reproducible random generator. */
function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const pool = [...'abZé日', ...'אבת', ...'ابي', ...'129', ...'٣٤', '۵', ...'  ', ...'.,:-+/%$€#()[]{}!?"«»&→½', 'שּ', 'بَ', ')ּ', '\t', 'क'];

const strings = Array.from({ length: 5_000 }, (_, index) => {
  const random = seeded(index + 1);
  return Array.from({ length: 1 + random(24) }, () => pool[random(pool.length)]).join('');
});

const levelsIn = (text: string, base: 0 | 1) => [...(levelsOf(text, base) ?? new Uint8Array(text.length))];

describe('levels of a text that mixes directions', () => {
  test.each([['ltr', 0] as const, ['rtl', 1] as const])(
    'match a complete implementation of UAX #9 for 5,000 texts, %s',
    (direction, base) => {
      for (const text of strings)
        expect([text, ...levelsIn(text, base)]).toEqual([text, ...bidi.getEmbeddingLevels(text, direction).levels]);
    },
  );

  test.each([['ltr', 0] as const, ['rtl', 1] as const])(
    'order the letters of 5,000 texts like a complete implementation, %s',
    (direction, base) => {
      for (const text of strings) {
        const seen = reorder(levelsIn(text, base).map((level, place) => ({ level, place })));
        expect([text, ...seen.map(({ place }) => place)]).toEqual([
          text,
          ...bidi.getReorderedIndices(text, bidi.getEmbeddingLevels(text, direction)),
        ]);
      }
    },
  );

  test('are not computed if everything runs left to right', () => {
    expect(levelsOf('Nothing but Latin, 日本語 and ไทย (1–2)…', 0)).toBeUndefined();
  });

  test('start over after a line feed', () => {
    expect(levelsIn('אב!\nגד', 0)).toEqual([1, 1, 0, 0, 1, 1]);
  });

  test('of emoji follow their surroundings', () => {
    expect(levelsIn('אב 😀 גד a', 0)).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 0, 0]);
  });

  test('of joiners follow the preceding letter, so that nothing is separated', () => {
    expect(levelsIn('a می\u200cخ', 0)).toEqual([0, 0, 1, 1, 1, 1]);
  });
});

describe('the direction of a paragraph', () => {
  test.each([
    ['123, “abc” אב', 'auto', 'he', 0],
    ['123 – אב abc', 'auto', 'en', 1],
    ['!? 42', 'auto', 'en', 0],
    ['!? 42', 'auto', 'ar-EG', 1],
    ['abc', 'rtl', 'en', 1],
    ['אב', 'ltr', 'he', 0],
  ] as const)('of %s, %s, in %s is %i', (text, direction, language, level) => {
    expect(baseLevel(text, direction, language)).toBe(level);
  });
});
