import type { Language } from '#locale/language.ts';

/** What a word of a language is called in English, as icons are. */
export interface Keyword {
  /** Icons have all of these words. */
  readonly english: readonly string[];
  /** The first one as it is written, to describe an icon of that name. */
  readonly name: string;
  readonly said: readonly string[];
}

/** From lines such as `house|Haus,Heim`. */
export const readKeywords = (lines: readonly string[]): Keyword[] =>
  lines.map((line) => {
    const [english = '', said = ''] = line.split('|');
    const words = said.split(',');
    return { english: english.split(' '), name: words[0] ?? '', said: words.map(folded) };
  });

/** Icons are found by English words anyway. */
const lists: Readonly<Partial<Record<Language, () => Promise<{ default: string[] }>>>> = {
  de: () => import('./words/de.json'),
  es: () => import('./words/es.json'),
  fr: () => import('./words/fr.json'),
  hu: () => import('./words/hu.json'),
  it: () => import('./words/it.json'),
  ja: () => import('./words/ja.json'),
  ko: () => import('./words/ko.json'),
  pt: () => import('./words/pt.json'),
};

export async function loadKeywords(language: Language | undefined): Promise<readonly Keyword[]> {
  const list = language && (await lists[language]?.());
  return list ? readKeywords(list.default) : [];
}

const [HIRAGANA, KATAKANA] = [0x3041, 0x30a1];

/** Without capitals and accents, in one of the two scripts of Japanese, and syllables of Korean in their letters. */
export const folded = (words: string): string =>
  words
    .normalize('NFKD')
    .replace(/(?![\u3099\u309a])\p{M}/gu, '')
    .replace(/[\u3041-\u3096]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - HIRAGANA + KATAKANA))
    .toLowerCase();

export const partsOf = (words: string): string[] => words.split(/[\s\-’'/]+/).filter(Boolean);

/** Japanese and Korean write words together. */
const together = /[\u1100-\u11ff\u3040-\u30ff\u4e00-\u9fff]/;

/** What a beginning of a word may mean, in folded letters. */
export function findWords(keywords: readonly Keyword[], beginning: string): { english: readonly string[]; isWhole: boolean }[] {
  const isTogether = together.test(beginning);
  const isSaid = (word: string) =>
    isTogether ? word.includes(beginning) : word.startsWith(beginning) || partsOf(word).some((part) => part.startsWith(beginning));
  return keywords.flatMap(({ english, said }) =>
    said.some(isSaid) ? [{ english, isWhole: said.some((word) => word === beginning) }] : [],
  );
}
