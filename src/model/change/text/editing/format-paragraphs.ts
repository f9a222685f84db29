import type { Paragraph } from '../../../presentation/texts.ts';
import { ChangeWriter, type Formatting, isSame } from '../text-change.ts';
import { inCommon } from './format-letters.ts';
import { type Block, blocksIn, blocksOf, type Common, type Edit, type ParagraphFormat, type TextRange, within } from './places.ts';

export const formatParagraphs = (paragraphs: readonly Paragraph[], range: TextRange, format: ParagraphFormat): Edit =>
  changeParagraphs(blocksOf(paragraphs), range, () => format);

/** What all paragraphs have, or `mixed`. */
export function paragraphFormattingOf(paragraphs: readonly Paragraph[], range: TextRange): Common<Omit<Paragraph, 'id' | 'runs'>> {
  const blocks = blocksOf(paragraphs);
  return inCommon(blocksIn(blocks, within(blocks, range)).map(({ format }) => format));
}

/** Only what differs is set. */
export function changeParagraphs(blocks: readonly Block[], range: TextRange, formatFor: (format: Formatting) => ParagraphFormat): Edit {
  const selection = within(blocks, range);
  const change = new ChangeWriter();
  let at = 0;
  for (const { from, format } of blocksIn(blocks, selection)) {
    const differing = Object.entries(formatFor(format)).filter(([name, value]) => !isSame(format[name] ?? null, value ?? null));
    if (differing.length === 0) continue;
    change.add({ keep: from - 1 - at });
    change.add({ keep: 1, paragraphs: Object.fromEntries(differing) });
    at = from;
  }
  return { change: change.finish(), selection };
}
