import { families, familyFor, isDrawable } from '../families.ts';

// The font of a face comes in parts for those who type: a new letter brings all the letters it can be next to, so that they are kerned and
// joined as in the whole font. Ideographs and Hangul syllables are neither, and there are too many of them: they come in blocks. Emoji are
// joined to each other and large, so exactly those that are used come together.

/** All letters of a face but those in blocks; a block (its number in hexadecimal, as `b4e`); or emoji by code point (`e1f600-1f680`). */
export type GlyphRange = string;

const LETTERS = 'letters';
/** Code points. */
const BLOCK = 256;
/** Emoji in one file, of which making takes a second; the first ones if there are more. Its address stays below 2,000 characters. */
export const MOST_EMOJI = 200;

/** First and last block of what comes in blocks: ideographs, Hangul syllables, compatible and rare ideographs. */
const blocks: readonly (readonly [first: number, last: number])[] = [
  [0x34, 0x4c],
  [0x4e, 0x9f],
  [0xac, 0xd7],
  [0xf9, 0xfa],
  [0x200, 0x334],
];

const isInBlocks = (block: number): boolean => blocks.some(([first, last]) => block >= first && block <= last);
const isEmojiFace = (face: string): boolean => face.startsWith('noto-color-emoji-');
const pointOf = (char: string): number => char.codePointAt(0) ?? 0;

/** What a face's font needs for these characters. */
export function rangesOf(face: string, chars: Iterable<string>): GlyphRange[] {
  if (isEmojiFace(face)) return [emojiRange(chars)];
  const blockOf = (char: string) => Math.floor(pointOf(char) / BLOCK);
  return [...new Set([...chars].map((char) => (isInBlocks(blockOf(char)) ? `b${blockOf(char).toString(16)}` : LETTERS)))];
}

const emojiRange = (chars: Iterable<string>): GlyphRange => {
  const points = [...new Set([...chars].map(pointOf))].slice(0, MOST_EMOJI);
  return `e${points
    .toSorted((one, other) => one - other)
    .map((point) => point.toString(16))
    .join('-')}`;
};

/** The same as a `unicode-range` of CSS: other characters are left to the fonts that a page has already. */
export function unicodeRange(range: GlyphRange): string {
  if (range !== LETTERS)
    return pointsIn(range)
      .map(([first, last]) => span(first, last))
      .join();
  const [starts, ends] = [[0], [] as number[]];
  for (const [first, last] of blocks) {
    ends.push(first * BLOCK - 1);
    starts.push((last + 1) * BLOCK);
  }
  return [...ends, 0x10ffff].map((end, place) => span(starts[place] ?? 0, end)).join();
}

const span = (first: number, last: number) => `U+${first.toString(16)}${first === last ? '' : `-${last.toString(16)}`}`;

/** Undefined if the face has no such part. */
export function charactersIn(face: string, range: GlyphRange): string[] | undefined {
  const family = families.find(({ slug }) => face.replace(/-\d00i?$/, '') === slug);
  if (!family) return undefined;
  const hasBlocks = family.scripts.includes('han');
  if (isEmojiFace(face)) {
    const points = /^e[\da-f]{1,5}(-[\da-f]{1,5})*$/.test(range) ? pointsIn(range).map(([point]) => point) : [];
    const emoji = points.map((point) => String.fromCodePoint(point));
    return emoji.length > 0 && !points.some(isSurrogate) && emojiRange(emoji) === range ? emoji : undefined;
  }
  if (range === LETTERS) return lettersOf(family.name);
  const block = /^b([\da-f]{2,3})$/.exec(range)?.[1];
  if (!hasBlocks || block === undefined || !isInBlocks(Number.parseInt(block, 16))) return undefined;
  return pointsIn(range).flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, place) => String.fromCodePoint(first + place)),
  );
}

function pointsIn(range: GlyphRange): [first: number, last: number][] {
  const numbers = range
    .slice(1)
    .split('-')
    .map((digits) => Number.parseInt(digits, 16));
  return range.startsWith('b')
    ? numbers.map((block) => [block * BLOCK, block * BLOCK + BLOCK - 1])
    : numbers.map((point) => [point, point]);
}

/** Those that some text may have this family draw. */
function lettersOf(name: string): string[] {
  const letters: string[] = [];
  // What both draw goes to the Japanese font, or in Korean texts to the Korean one.
  const language = name === 'Noto Sans KR' ? 'ko' : 'ja';
  for (let point = 0x20; point < 0x20000; point += 1) {
    if (isInBlocks(Math.floor(point / BLOCK)) || isSurrogate(point)) continue;
    const char = String.fromCodePoint(point);
    if (familyFor(char, name, language) === name && (isDrawable(char) || /\p{M}/u.test(char))) letters.push(char);
  }
  return letters;
}

const isSurrogate = (point: number): boolean => point >= 0xd800 && point < 0xe000;
