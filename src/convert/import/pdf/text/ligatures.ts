/** Letters of scripts written from right to left, and their presentation forms. */
export const rtl = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

const reversed = (letters: string): string => [...letters].toReversed().join('');

/** The letters of ligatures that are characters of their own. */
const forms = new Set(
  [
    [0xfb1d, 0xfdfb],
    [0xfe70, 0xfefc],
  ].flatMap(([first = 0, last = 0]) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index).normalize('NFKC')),
  ),
);

/** Adds the next letter of a ligature. PDFium turns a line from right to left around letter by letter, and its ligatures with it. */
export const joinLigature = (before: string, letter: string): string => (rtl.test(letter) ? letter + before : before + letter);

/** PDFium itself spells out a ligature that is one character, and does that in reading order. */
export const inReadingOrder = (letters: string): string =>
  letters.length > 1 && !forms.has(letters) && forms.has(reversed(letters)) ? reversed(letters) : letters;
