import { describe, expect, test } from 'vitest';
import { languages } from '#locale/language.ts';
import { graphemesOf } from '#model/text/writing/graphemes.ts';
import signs from './lists/all.json';
import { openEmoji } from './emoji-tools.ts';
import { emojiGroups, withSkin } from './emoji.ts';

const first = async (language: (typeof languages)[number], typed: string) =>
  (await openEmoji(language)).find(typed).map(({ sign }) => sign);

describe('[SITE-5] emoji', () => {
  test.each(languages)('all have a name in %s', async (language) => {
    const { groups } = await openEmoji(language);
    const all = Object.values(groups).flat();
    expect(all.length).toBeGreaterThan(1800);
    expect(all.filter(({ name }) => name.trim() === '').map(({ sign }) => sign)).toEqual([]);
    expect(emojiGroups.map((group) => groups[group].length)).toEqual(signs.map((group) => group.split(' ').length));
  });

  test.each([
    ['en', 'rocket', '🚀'],
    ['en', 'Red Heart', '❤️'],
    ['en', 'thumbs up', '👍'],
    ['en', 'germany', '🇩🇪'],
    ['de', 'Rakete', '🚀'],
    ['de', 'Österreich', '🇦🇹'],
    ['de', 'oster', '🇦🇹'],
    ['es', 'corazón rojo', '❤️'],
    ['fr', 'fusée', '🚀'],
    ['hu', 'rakéta', '🚀'],
    ['it', 'razzo', '🚀'],
    ['ja', 'ロケット', '🚀'],
    ['ja', 'ハート', '❤️'],
    ['ko', '로켓', '🚀'],
    ['pt', 'foguete', '🚀'],
  ] as const)('are found in %s by %s', async (language, typed, sign) => {
    expect(await first(language, typed)).toContain(sign);
  });

  test('are found by their name first, and by all words', async () => {
    expect((await first('en', 'cat'))[0]).toBe('🐈');
    expect(await first('en', 'flag wales')).toEqual(['🏴\u{e0067}\u{e0062}\u{e0077}\u{e006c}\u{e0073}\u{e007f}']);
    expect(await first('en', 'flag germany')).toEqual(['🇩🇪']);
    expect(await first('en', 'rocket zebra')).toEqual([]);
    expect(await first('en', ' ')).toEqual([]);
  });

  test('are one letter each, with any colour of skin', async () => {
    const { groups } = await openEmoji('en');
    const odd = Object.values(groups)
      .flat()
      .flatMap((emoji) => [withSkin(emoji, 0), withSkin(emoji, 4)])
      .filter((sign) => graphemesOf(sign).length !== 1);
    expect(odd).toEqual([]);
  });

  test('have the skin that somebody likes', () => {
    expect(withSkin({ sign: '👋', hasSkin: true }, 5)).toBe('👋🏿');
    expect(withSkin({ sign: '☝️', hasSkin: true }, 1)).toBe('☝🏻');
    expect(withSkin({ sign: '👩‍🚀', hasSkin: true }, 3)).toBe('👩🏽‍🚀');
    expect(withSkin({ sign: '🚀', hasSkin: false }, 3)).toBe('🚀');
  });
});
