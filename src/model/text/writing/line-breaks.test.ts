import { describe, expect, test } from 'vitest';
import { graphemesOf } from './graphemes.ts';
import { stopsOf } from './line-breaks.ts';

/** The text with a bar wherever a line may end. */
function broken(text: string): string {
  const starts = graphemesOf(text);
  const stops = stopsOf(text, starts);
  return stops.map((stop, index) => text.slice(starts[stops[index - 1] ?? 0], starts[stop])).join('|');
}

describe('a line may end', () => {
  test.each([
    ['after spaces', 'one two  three', 'one |two  |three'],
    ['after an explicit break, whatever follows', 'one\n two', 'one\n| |two'],
    ['after hyphens and dashes between words', 'well-known 2019–2024 here—there', 'well-|known |2019–2024 |here—|there'],
    ['not within short words, numbers and flags', 'E-Mail -5 3-4 km/h 24/7 --flag', 'E-Mail |-5 |3-4 |km/h |24/7 |--flag'],
    ['at soft hyphens and zero-width spaces', 'Schiff\u00adfahrt a\u200bb', 'Schiff\u00ad|fahrt |a\u200b|b'],
    [
      'not at no-break spaces, no-break hyphens and word joiners',
      '100\u00a0km 5\u202f% a\u2011b 日\u2060本',
      '100\u00a0km |5\u202f% |a\u2011b |日\u2060本',
    ],
    ['after slashes in URLs', 'https://example.org/deep/sea.html', 'https://example.org/|deep/|sea.html'],
    ['not before spaced punctuation', 'Quoi ? Non ! (oui )', 'Quoi ? |Non ! |(oui )'],
    ['between Chinese and Japanese characters', '深海の光', '深|海|の|光'],
    ['not before closing marks, small kana and long vowels', 'あ。「いっしょ」、ラーメン！', 'あ。|「いっ|しょ」、|ラー|メ|ン！'],
    ['not after opening brackets and currency signs', '本（海）と￥百', '本|（海）|と|￥百'],
    ['between Latin and Japanese words', 'ABCは2026年', 'ABC|は|2026|年'],
    ['not within Korean words', '수심 10,920미터 한국(韓國)어', '수심 |10,920미터 |한국(韓國)어'],
    ['between Thai words', 'แสงสว่าง ๆ', 'แสง|สว่าง |ๆ'],
    ['between emoji, but never within one', '👨‍👩‍👧‍👦🧑🏽‍🚀🇯🇵🇰🇷❤️x', '👨‍👩‍👧‍👦|🧑🏽‍🚀|🇯🇵|🇰🇷|❤️|x'],
    ['never between a letter and its marks', 'か\u3099き\u3099 e\u0301 -', 'か\u3099|き\u3099 |e\u0301 |-'],
  ])('%s', (_title, text, expected) => {
    expect(broken(text)).toBe(expected);
  });
});
