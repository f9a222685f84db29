import { families } from '#model/text/families.ts';
import type { ReadParagraph } from './paragraphs.ts';

/** Of a line, in font sizes: what lies below the baseline. */
const BELOW = 0.2;

/**
 * How far down our lines have to move: what line spacing takes or adds is above the letters there, on the first line too; ours have half of
 * it below them.
 */
export function lineShift({ paragraph, size }: ReadParagraph, height: number): number {
  const family = families.find(({ name }) => name === paragraph.runs[0]?.family);
  return family ? (height - BELOW - (height + family.ascent - family.descent) / 2) * size : 0;
}
