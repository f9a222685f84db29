import { remember } from '../remember.ts';

const segmenters = new Map<string, Intl.Segmenter>();

/** Where graphemes or words start. Always uses the same locale, so that the result does not depend on the machine. */
export const segmentsOf = (text: string, granularity: 'grapheme' | 'word'): Iterable<{ index: number }> =>
  Intl.Segmenter
    ? remember(segmenters, granularity, () => new Intl.Segmenter('en', { granularity })).segment(text)
    : text.matchAll(/\P{M}\p{M}*/gu);

/** Where graphemes start, in code units. */
export function graphemesOf(text: string): number[] {
  // Dashes, quotation marks and dots are graphemes on their own; creating a segmenter takes longer than laying out a page of text.
  if (/[^\0-\u02ff\u2010-\u2027\u2030-\u203a]/.test(text)) return Array.from(segmentsOf(text, 'grapheme'), ({ index }) => index);
  return Array.from(text, (_, index) => index);
}
