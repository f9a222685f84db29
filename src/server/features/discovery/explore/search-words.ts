import type { TranscriptTopic } from '#model/presentation/transcript/transcript.ts';

/** Longest query in characters; the rest is ignored. */
const LONGEST_QUERY = 200;
const MOST_WORDS = 12;

/** Index bytes per presentation: a tsvector holds a megabyte, and needs twice this in the worst case. */
const MOST_BYTES = 250_000;
const LONGEST_WORD = 64;
/** Shorter prefixes match too many words: a search for AI does not mean aims. */
const SHORTEST_BEGINNING = 3;
/** The highest position PostgreSQL stores in a tsvector. */
const LAST_POSITION = 16_383;
/** More positions of the same word add nothing. */
const MOST_PLACES = 100;

export type Weight = 'A' | 'B' | 'C' | 'D';

/** A single word, or, in scripts without spaces between words, every pair of adjacent letters, so any part can be found. */
interface Word {
  parts: string[];
  /** The parts are overlapping pairs of letters. */
  isRow: boolean;
}

/** A lexeme with its positions in the text. */
interface Lexeme {
  word: string;
  places: string[];
  /** Whether it can be stemmed. */
  isPlain: boolean;
}

const marked = /([\p{Script=Latin}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}])\p{M}+/gu;
const letters: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' };
const unmarked = new RegExp(`[${Object.keys(letters).join('')}]`, 'g');

/** Folds what readers consider the same: drops case, width, and the marks many people leave out. */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(marked, '$1')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(unmarked, (letter) => letters[letter] ?? letter);

const scripts = ['Han', 'Hiragana', 'Katakana', 'Hangul', 'Bopomofo', 'Thai', 'Lao', 'Khmer', 'Myanmar']
  .map((script) => `\\p{Script_Extensions=${script}}`)
  .join('');
const pieces = new RegExp(`(?<row>[[\\p{L}\\p{M}\\p{N}]&&[${scripts}]]+)|[[\\p{L}\\p{M}\\p{N}]--[${scripts}]]+`, 'gv');

function* piecesOf(text: string): Generator<{ letters: string[]; isRow: boolean }> {
  for (const { 0: piece, groups } of foldText(text).matchAll(pieces)) yield { letters: [...piece], isRow: groups?.['row'] !== undefined };
}

const pairsOf = (row: readonly string[]) => row.slice(1).map((letter, index) => `${row[index]}${letter}`);
const plain = (word: readonly string[]) => word.slice(0, LONGEST_WORD).join('');

/** The words of a search query. */
export function wordsOfQuery(query: string): Word[] {
  const found: Word[] = [];
  for (const { letters: piece, isRow } of piecesOf([...query].slice(0, LONGEST_QUERY).join(''))) {
    if (found.length === MOST_WORDS) break;
    found.push(isRow ? { parts: piece.length > 1 ? pairsOf(piece) : piece, isRow } : { parts: [plain(piece)], isRow });
  }
  return found;
}

/** Collects the lexemes of texts given in order of weight, heaviest first, up to the size limit. */
export function collectLexemes() {
  const found = new Map<string, Lexeme>();
  let [place, bytes] = [0, 0];
  const add = (word: string, weight: Weight, isPlain: boolean): boolean => {
    place++;
    const at = `${Math.min(place, LAST_POSITION)}${weight}`;
    const lexeme = found.get(word) ?? { word, places: [], isPlain };
    if (!found.has(word)) bytes += Buffer.byteLength(word) + 8;
    if (lexeme.places.length < MOST_PLACES) {
      lexeme.places.push(at);
      bytes += 2;
    }
    found.set(word, lexeme);
    return bytes < MOST_BYTES;
  };
  return {
    lexemes: (): Lexeme[] => [...found.values()],
    /** Returns whether there is room for more. */
    read(text: string, weight: Weight): boolean {
      for (const { letters: piece, isRow } of piecesOf(text)) {
        // Also the last letter alone, so a search for just that letter finds it as a prefix.
        const words = isRow ? [...pairsOf(piece), piece.at(-1) ?? ''] : [plain(piece)];
        for (const word of words) if (!add(word, weight, !isRow)) return false;
      }
      return true;
    },
  };
}

const quoted = (word: string) => `'${word}'`;

/** In PostgreSQL's tsvector syntax. Words consist of letters, marks and digits only, so nothing needs escaping. */
export const writeVector = (lexemes: readonly Lexeme[], stems: ReadonlyMap<string, readonly string[]>): string =>
  lexemes.flatMap(({ word, places }) => [word, ...(stems.get(word) ?? [])].map((form) => `${quoted(form)}:${places.join(',')}`)).join(' ');

/** In PostgreSQL's tsquery syntax: every word, as written, as a prefix, or by its stem. */
export const writeQuery = (words: readonly Word[], stems: ReadonlyMap<string, readonly string[]>): string =>
  words
    .map(({ parts, isRow }) => {
      const asked = parts.map((part, index) =>
        index === parts.length - 1 && (isRow || part.length >= SHORTEST_BEGINNING) ? `${quoted(part)}:*` : quoted(part),
      );
      return isRow
        ? `(${asked.join(' <-> ')})`
        : `(${[...asked, ...parts.flatMap((part) => stems.get(part) ?? []).map(quoted)].join(' | ')})`;
    })
    .join(' & ');

/** All texts of a transcript, in order. */
export function* readTranscript(topic: TranscriptTopic): Generator<string> {
  yield topic.title;
  for (const { paragraphs } of topic.texts) for (const { text } of paragraphs) yield text;
  for (const each of topic.topics) yield* readTranscript(each);
}
