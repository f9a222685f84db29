import type { Paragraph } from '#model/presentation/texts.ts';

/** What the field that receives keys contains: letters around the caret, with a line for each paragraph. */
export interface Mirror {
  readonly value: string;
  /** Of its first letter in the text. */
  readonly from: number;
  readonly start: number;
  readonly end: number;
  readonly isBackward: boolean;
}

/** Letters before and after the caret, at least. Whoever writes less has all of it at hand. */
const AROUND = 5000;
/** Stands for the beginning of a paragraph. */
export const BEGINNING = '\u2029';

/** A text with one character per offset. */
export const unitsIn = (paragraphs: readonly Paragraph[]): string =>
  paragraphs.map(({ runs }) => BEGINNING + runs.map(({ text }) => text).join('')).join('');

export function mirrorOf(units: string, anchor: number, focus: number): Mirror {
  const [start, end] = [Math.min(anchor, focus), Math.max(anchor, focus)];
  // In steps, so that it hardly ever moves.
  const from = lineAfter(units, (Math.floor(start / AROUND) - 1) * AROUND, start);
  const to = (Math.floor(end / AROUND) + 2) * AROUND;
  return {
    value: units.slice(from, isWithinLetter(units, to) ? to + 1 : to).replaceAll(BEGINNING, '\n'),
    from,
    start: start - from,
    end: end - from,
    isBackward: focus < anchor,
  };
}

/** Where the next line begins, but not beyond the caret. */
function lineAfter(units: string, place: number, caret: number): number {
  if (place <= 1) return 1;
  const found = units.slice(place, caret).search(/[\n\u2029]/);
  if (found >= 0) return place + found + 1;
  return isWithinLetter(units, place) ? place - 1 : place;
}

const isWithinLetter = (units: string, place: number): boolean =>
  isLowHalf(units.charCodeAt(place)) && isHighHalf(units.charCodeAt(place - 1));
const isHighHalf = (code: number): boolean => code >= 0xd800 && code < 0xdc00;
const isLowHalf = (code: number): boolean => code >= 0xdc00 && code < 0xe000;

export interface Difference {
  /** What was removed. */
  readonly start: number;
  readonly end: number;
  readonly inserted: string;
}

/** What was done to a text. The caret, which is behind what was typed, tells which of several equal letters is new. */
export function differenceBetween(before: string, after: string, caret: number = after.length): Difference | undefined {
  if (before === after) return undefined;
  const most = Math.min(before.length, after.length);
  const behind = after.length - caret;
  let tail = behind <= most && before.endsWith(after.slice(caret)) ? behind : 0;
  let head = 0;
  while (head < most - tail && before[head] === after[head]) head += 1;
  while (tail < most - head && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  if (isWithinLetter(before, head) || isWithinLetter(after, head)) head -= 1;
  if (isWithinLetter(before, before.length - tail) || isWithinLetter(after, after.length - tail)) tail -= 1;
  return { start: head, end: before.length - tail, inserted: after.slice(head, after.length - tail) };
}
