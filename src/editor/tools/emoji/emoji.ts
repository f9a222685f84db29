export const emojiGroups = ['smileys', 'people', 'animals', 'food', 'travel', 'activities', 'objects', 'symbols', 'flags'] as const;
export type EmojiGroup = (typeof emojiGroups)[number];

export interface Emoji {
  readonly sign: string;
  readonly name: string;
  /** Its name and other words, as they are searched. */
  readonly called: string;
  readonly words: readonly string[];
  /** Whether the colour of its skin can be another. */
  readonly hasSkin: boolean;
}

export type EmojiByGroup = Readonly<Record<EmojiGroup, readonly Emoji[]>>;

/** From groups such as `👋* ❤️`, and for each a line such as `waving hand|hello|bye`, except for countries. */
export function readEmoji(signs: readonly string[], names: readonly string[], language: string): EmojiByGroup {
  const regions = new Intl.DisplayNames(language, { type: 'region' });
  const lists = emojiGroups.map((group, index): [EmojiGroup, Emoji[]] => {
    const lines = names[index]?.split('\n') ?? [];
    const word = /^(.+?)\s*[:：]/u.exec(lines.at(-1) ?? '')?.[1] ?? '';
    let next = 0;
    const emoji = (signs[index]?.split(' ') ?? []).map((written) => {
      const sign = written.replace('*', '');
      const region = regionOf(sign);
      const [name = '', ...words] = region ? [regions.of(region) ?? region, region, word] : (lines[next++]?.split('|') ?? []);
      return { sign, name, called: searched(name), words: words.map(searched), hasSkin: written !== sign };
    });
    return [group, emoji];
  });
  return Object.fromEntries(lists) as unknown as EmojiByGroup;
}

/** Flags of countries are two letters. */
function regionOf(sign: string): string | undefined {
  const letters = [...sign].map((char) => (char.codePointAt(0) ?? 0) - 0x1f1e6);
  if (letters.length !== 2 || letters.some((letter) => letter < 0 || letter > 25)) return undefined;
  return letters.map((letter) => String.fromCharCode(65 + letter)).join('');
}

/** Without capitals and accents; syllables of Korean in their letters. */
const searched = (words: string): string => words.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Those that have a word with each of these beginnings, the best first. */
export function findEmoji(groups: EmojiByGroup, typed: string): Emoji[] {
  const wanted = searched(typed)
    .split(/[\s-]+/)
    .filter(Boolean);
  if (wanted.length === 0) return [];
  return Object.values(groups)
    .flat()
    .flatMap((emoji) => {
      const ranks = wanted.map((beginning) => rankOf(emoji, beginning));
      return ranks.includes(-1) ? [] : [{ emoji, rank: ranks.reduce((sum, rank) => sum + rank, 0) }];
    })
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ emoji }) => emoji);
}

/** Japanese and Korean write words together. */
const together = /[\u1100-\u11ff\u3040-\u30ff\u4e00-\u9fff]/;

/** Lower is better; -1 if it is not there at all. */
function rankOf({ called, words }: Emoji, beginning: string): number {
  if (called === beginning) return 0;
  if (called.startsWith(beginning)) return 1;
  const begins = (words: string) => words.split(/[\s’'(-]+/).some((word) => word.startsWith(beginning));
  if (begins(called)) return 2;
  if (words.includes(beginning)) return 3;
  if (words.some(begins)) return 4;
  return together.test(beginning) && [called, ...words].some((word) => word.includes(beginning)) ? 5 : -1;
}

/** From 0, as it is usually drawn, to 5, the darkest. */
export const skins = [0, 1, 2, 3, 4, 5] as const;
export type Skin = (typeof skins)[number];

export const withSkin = ({ sign, hasSkin }: Pick<Emoji, 'sign' | 'hasSkin'>, skin: Skin): string =>
  hasSkin && skin > 0 ? sign.replace(/^(.)\ufe0f?/u, `$1${String.fromCodePoint(0x1f3fa + skin)}`) : sign;
