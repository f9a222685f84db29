import { families } from '#model/text/families.ts';
import type { ReadParagraph } from './paragraphs.ts';

/** The part of a line below the baseline, in font sizes. */
const BELOW = 0.2;

/**
 * How far down our lines have to move: PowerPoint applies line spacing above the letters, on the first line too; we put half of it below
 * them.
 */
export function lineShift({ paragraph, size }: Pick<ReadParagraph, 'paragraph' | 'size'>, height: number): number {
  const family = families.find(({ name }) => name === paragraph.runs[0]?.family);
  return family ? (height - BELOW - (height + family.ascent - family.descent) / 2) * size : 0;
}
