import { findWords, folded, type Keyword, partsOf } from './keywords.ts';

/** On a square of 24 units, drawn with a stroke of 2. */
export interface Icon {
  readonly name: string;
  /** Other words to find it by. */
  readonly words: readonly string[];
  readonly d: string;
}

/** From lines such as `heart|like,love|M2 9…`. */
export const readIcons = (lines: readonly string[]): Icon[] =>
  lines.map((line) => {
    const [name = '', words = '', d = ''] = line.split('|');
    return { name, words: words.split(/[, ]/).filter(Boolean), d };
  });

/** Those that have a word with each of these beginnings, in English or in the language of the keywords, the best first; all without any. */
export function findIcons(icons: readonly Icon[], typed: string, keywords: readonly Keyword[] = []): Icon[] {
  const wanted = partsOf(folded(typed));
  if (wanted.length === 0) return [...icons];
  const meanings = wanted.map((beginning) => findWords(keywords, beginning));
  const found = icons.flatMap((icon) => {
    const rank = rankOf(icon, wanted, meanings);
    return rank === undefined ? [] : [{ icon, rank }];
  });
  return found.toSorted((one, other) => one.rank - other.rank).map(({ icon }) => icon);
}

type Meanings = ReturnType<typeof findWords>;

/** Lower is better: the name itself, the beginning of it, something in it, another word. */
function rankOf(icon: Icon, wanted: readonly string[], meanings: readonly Meanings[]): number | undefined {
  if (icon.name === wanted.join('-')) return 0;
  const parts = icon.name.split('-');
  let rank = 0;
  for (const [index, beginning] of wanted.entries()) {
    const best = Math.min(rankOfWord(icon, parts, beginning, index), rankOfMeanings(icon, parts, meanings[index] ?? []));
    if (best === Infinity) return undefined;
    rank += best;
  }
  return rank;
}

function rankOfWord({ words }: Icon, parts: readonly string[], beginning: string, index: number): number {
  const place = parts.findIndex((part) => part.startsWith(beginning));
  if (place >= 0) return (place === index ? 1 : 2) + parts.length / 10;
  if (!words.some((word) => word.startsWith(beginning))) return Infinity;
  return words.includes(beginning) ? 4 : 5;
}

/** What was said in another language stands for whole words. */
function rankOfMeanings({ words }: Icon, parts: readonly string[], meanings: Meanings): number {
  let best = Infinity;
  for (const { english, isWhole } of meanings) {
    if (!english.every((word) => parts.includes(word) || words.includes(word))) continue;
    const isName = english.every((word) => parts.includes(word));
    const rank = isName ? (english.length === parts.length ? 0.5 : 1) + parts.length / 10 : 4;
    best = Math.min(best, isWhole ? rank : rank + 0.5);
  }
  return best;
}
