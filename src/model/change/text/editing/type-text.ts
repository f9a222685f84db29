import { text as textSchema } from '../../../presentation/reading/schemas/values.ts';
import type { Paragraph } from '../../../presentation/texts.ts';
import { blockAt, blocksOf, type Edit, isCaret, type LetterFormat, type TextRange, within } from './places.ts';
import { changeParagraphs } from './format-paragraphs.ts';
import { oneLevelUp } from './lists.ts';
import { replace } from './replace.ts';

export interface Typing {
  /** For paragraphs; without it, as in code, line breaks stay within the paragraph. */
  readonly newId?: (() => string) | undefined;
  /** Chosen while nothing was selected. */
  readonly pending?: LetterFormat | undefined;
}

const ofParagraphs = /\r\n|[\r\n\f\u0085\u2029]/u;
const anyLength = textSchema(Infinity);

/** Instead of what is selected, or of what an input method wrote before. Characters that no text may have are left out. */
export function typeText(paragraphs: readonly Paragraph[], range: TextRange, typed: string, { newId, pending }: Typing = {}): Edit {
  const lines = newId ? typed.split(ofParagraphs) : [typed];
  return replace(blocksOf(paragraphs), range, { lines: lines.map(cleanLine), pending, newId });
}

/** Half a character cannot be sent. */
const cleanLine = (line: string): string => anyLength.parse(line.replace(/\p{Cs}/gu, ''));

/** A line within the paragraph. */
export const breakLine = (paragraphs: readonly Paragraph[], range: TextRange, pending?: LetterFormat): Edit =>
  typeText(paragraphs, range, '\n', { pending });

/** The new paragraph is like the one before. In an empty list item it ends the list, or goes on one level further out. */
export function breakParagraph(paragraphs: readonly Paragraph[], range: TextRange, newId: () => string, pending?: LetterFormat): Edit {
  const blocks = blocksOf(paragraphs);
  const here = within(blocks, range);
  const block = blockAt(blocks, here.from);
  if (isCaret(here) && isCaret(block) && block.format['listType']) return changeParagraphs(blocks, here, oneLevelUp);
  return replace(blocks, here, { lines: ['', ''], pending, newId });
}
