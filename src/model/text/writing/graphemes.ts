import { remember } from '../remember.ts';

const segmenters = new Map<string, Intl.Segmenter>();

/** Where letters, as a reader takes them, or words begin. Always asked in one language: it must not depend on whose machine it is. */
export const segmentsOf = (text: string, granularity: 'grapheme' | 'word'): Iterable<{ index: number }> =>
  Intl.Segmenter
    ? remember(segmenters, granularity, () => new Intl.Segmenter('en', { granularity })).segment(text)
    : text.matchAll(/\P{M}\p{M}*/gu);

/** Where letters begin, in code units. */
export function graphemesOf(text: string): number[] {
  // Dashes, quotation marks and dots stand alone; a segmenter takes longer to make than a page of text to lay out.
  if (/[^\0-\u02ff\u2010-\u2027\u2030-\u203a]/.test(text)) return Array.from(segmentsOf(text, 'grapheme'), ({ index }) => index);
  return Array.from(text, (_, index) => index);
}
