export interface Matching {
  /** Capital and small letters are different, and so are letters with and without accents. */
  readonly isExact: boolean;
  readonly isWholeWords: boolean;
}

export interface Range {
  readonly from: number;
  readonly to: number;
}

/** Finds words in a text of a language. */
export type Matcher = (text: string, language: string) => readonly Range[];

/** Accents, points of vowels and variants of signs. Where marks are letters, as in Indic scripts and kana, they stay. */
const accents = /(?![\u3099\u309a])(?=\p{Mn})[\p{Script=Inherited}\p{Script=Hebrew}]/gu;
const plain = /^[\x20-\x7e]*$/;
const nothing: readonly Range[] = [];

/** Only whole characters, as people see them, never half of an emoji. Undefined if there is nothing to find. */
export function createMatcher(query: string, { isExact, isWholeWords }: Matching): Matcher | undefined {
  if (query === '') return undefined;
  const wanted = new Map<string, readonly string[]>();
  const wantedIn = (language: string): readonly string[] => {
    const known = wanted.get(language) ?? charactersOf(query).map(({ segment }) => fold(segment, language, isExact));
    wanted.set(language, known);
    return known;
  };
  return (text, language) => {
    const parts = wantedIn(language);
    // Most texts do not have it, and folding all of a text is quick.
    if (!fold(text, language, isExact).includes(parts.join(''))) return nothing;
    const found = plain.test(text) ? findLetters(text, parts.join(''), language, isExact) : findCharacters(text, parts, language, isExact);
    return isWholeWords ? wholeWords(text, language, found) : found;
  };
}

/** What counts as the same is the same afterwards. Small letters are those of the language: in Turkish, I is ı, and İ is i. */
function fold(text: string, language: string, isExact: boolean): string {
  if (isExact) return text.normalize();
  return lower(text.normalize(), language).normalize('NFKD').replace(accents, '').replaceAll('ς', 'σ');
}

function lower(text: string, language: string): string {
  try {
    return text.toLocaleLowerCase(language);
  } catch {
    // No language that there is.
    return text.toLowerCase();
  }
}

/** Where each letter is one unit, before folding and after it. */
function findLetters(text: string, wanted: string, language: string, isExact: boolean): Range[] {
  const folded = fold(text, language, isExact);
  const found: Range[] = [];
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + wanted.length))
    found.push({ from: at, to: at + wanted.length });
  return found;
}

function findCharacters(text: string, wanted: readonly string[], language: string, isExact: boolean): Range[] {
  const all = charactersOf(text);
  const folded = all.map(({ segment }) => fold(segment, language, isExact));
  const found: Range[] = [];
  for (let at = 0; at + wanted.length <= folded.length;) {
    if (wanted.every((part, place) => part === folded[at + place])) {
      found.push({ from: all[at]?.index ?? 0, to: all[at + wanted.length]?.index ?? text.length });
      at += wanted.length;
    } else at += 1;
  }
  return found;
}

const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const charactersOf = (text: string) => [...characters.segment(text)];

function wholeWords(text: string, language: string, found: readonly Range[]): readonly Range[] {
  if (found.length === 0) return found;
  const edges = new Set([0, text.length]);
  for (const { index } of segmenterOf(language).segment(text)) edges.add(index);
  return found.filter(({ from, to }) => edges.has(from) && edges.has(to));
}

const segmenters = new Map<string, Intl.Segmenter>();
function segmenterOf(language: string): Intl.Segmenter {
  const known = segmenters.get(language);
  if (known) return known;
  let made;
  try {
    made = new Intl.Segmenter(language, { granularity: 'word' });
  } catch {
    made = new Intl.Segmenter(undefined, { granularity: 'word' });
  }
  segmenters.set(language, made);
  return made;
}
