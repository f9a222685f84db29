/** A word and its position, in fractions of the slide. */
export interface PlacedWord {
  text: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const isOnPage = ({ left, top, right, bottom }: PlacedWord): boolean => right > 0 && left < 1 && bottom > 0 && top < 1;

const han = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uff60]/u;

const rtl = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const mirrored = new Map([...'()[]{}<>«»'].map((sign, index, all) => [sign, all[index ^ 1] ?? sign]));

/** A word from right to left as it is read, from the order in which it is seen; numbers and Latin letters inside keep theirs. */
export const inReadingOrder = (seen: string): string =>
  rtl.test(seen)
    ? [...seen]
        .toReversed()
        .map((letter) => mirrored.get(letter) ?? letter)
        .join('')
        .replace(/[\p{Script=Latin}\p{N}](?:[\p{Script=Latin}\p{N}.,:/-]*[\p{Script=Latin}\p{N}])?/gu, (part) =>
          [...part].toReversed().join(''),
        )
    : seen;

/** Emoji: the reference is drawn with fonts that have none, so they are neither expected nor wrong. */
const emoji = /\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f|[\ufe0f\u20e3]/gu;

/**
 * Where a font draws lam and alef as one sign, poppler has already put the two in reading order, and turning the word around spoils them.
 * Which pairs these are is not in its output, so their order does not count. Vowel signs come before or after their letter, and do not
 * count either.
 */
const withoutLigatures = (word: string): string =>
  rtl.test(word)
    ? word.replace(/\p{Mn}/gu, '').replace(/[\u0622\u0623\u0625\u0627\u0644\u0671]{2,}/g, (run) => [...run].sort().join(''))
    : word;

/** Where bullets come from a symbol font, poppler finds private-use characters, which are dropped: so are the signs that they stand for. */
const bullet = /^[•‣▪▫■□●○◆◇❖❑❒➢➔✓✔★☆]$/u;

/**
 * Normalises words for comparison: Unicode-normalised, in lower case; Chinese, Japanese and Korean split into characters. Private-use
 * characters, which only one font knows, format characters, and what the reference cannot know (see above) are dropped.
 */
export function comparable(words: readonly PlacedWord[]): PlacedWord[] {
  return words.flatMap((word) => {
    const plain = word.text.replace(emoji, '').normalize('NFKC').toLowerCase();
    const letters = [...withoutLigatures(plain.replace(/[\p{Cf}\p{Co}]/gu, '').trim())];
    if (letters.length === 0 || bullet.test(letters.join(''))) return [];
    if (!letters.some((letter) => han.test(letter))) return [{ ...word, text: letters.join('') }];
    const each = (word.right - word.left) / letters.length;
    return letters.map((text, place) => ({ ...word, text, left: word.left + place * each, right: word.left + (place + 1) * each }));
  });
}

/** Words without a position. */
export const unplaced = (text: string): PlacedWord[] =>
  text
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => ({ text: word, left: 0, top: 0, right: 0, bottom: 0 }));

export interface Match {
  expected: number;
  found: number;
  matched: number;
  /** For matched words: the intersection over union of their boxes, and the distance of their centres in slide widths. */
  overlaps: number[];
  shifts: number[];
}

export const noMatch = (): Match => ({ expected: 0, found: 0, matched: 0, overlaps: [], shifts: [] });

export const joined = (matches: readonly Match[]): Match =>
  matches.reduce(
    (sum, one) => ({
      expected: sum.expected + one.expected,
      found: sum.found + one.found,
      matched: sum.matched + one.matched,
      overlaps: sum.overlaps.concat(one.overlaps),
      shifts: sum.shifts.concat(one.shifts),
    }),
    noMatch(),
  );

/** Matches each word at most once, preferring the nearest of equal words. `aspect` is the slide's height divided by its width. */
export function matchWords(expected: readonly PlacedWord[], found: readonly PlacedWord[], aspect = 1): Match {
  const [wanted, given] = [comparable(expected), comparable(found)];
  const match = { ...noMatch(), expected: wanted.length, found: given.length };
  const byText = Map.groupBy(given, ({ text }) => text);
  for (const [text, group] of Map.groupBy(wanted, (word) => word.text)) {
    const others = byText.get(text) ?? [];
    const pairs = group
      .flatMap((one, row) => others.map((other, column) => ({ row, column, one, other, shift: shiftOf(one, other, aspect) })))
      .sort((one, other) => one.shift - other.shift);
    const [rows, columns] = [new Set<number>(), new Set<number>()];
    for (const { row, column, one, other, shift } of pairs) {
      if (rows.has(row) || columns.has(column)) continue;
      rows.add(row);
      columns.add(column);
      match.matched += 1;
      match.shifts.push(shift);
      match.overlaps.push(overlapOf(one, other));
    }
  }
  return match;
}

const shiftOf = (one: PlacedWord, other: PlacedWord, aspect: number): number =>
  Math.hypot((one.left + one.right - other.left - other.right) / 2, ((one.top + one.bottom - other.top - other.bottom) / 2) * aspect);

function overlapOf(one: PlacedWord, other: PlacedWord): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  if (width <= 0 || height <= 0) return 0;
  const area = ({ left, top, right, bottom }: PlacedWord) => (right - left) * (bottom - top);
  return (width * height) / (area(one) + area(other) - width * height);
}
