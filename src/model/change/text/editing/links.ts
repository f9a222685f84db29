import type { Link } from '../../../presentation/link.ts';
import { link as linkSchema } from '../../../presentation/reading/schemas/texts.ts';
import type { Paragraph } from '../../../presentation/texts.ts';
import { changeLetters } from './format-letters.ts';
import { linkAt } from './link-at.ts';
import { blocksOf, type Edit, isCaret, type TextRange, within } from './places.ts';
import { typeText } from './type-text.ts';

/**
 * Where all letters in a range lead, and at a caret all of the link there; without a link, nowhere. One that documents may not have is not
 * set.
 */
export function setLink(paragraphs: readonly Paragraph[], range: TextRange, to: Link | undefined): Edit {
  const blocks = blocksOf(paragraphs);
  const selection = within(blocks, range);
  const read = linkSchema.safeParse(to);
  const place = isCaret(selection) ? linkAt(paragraphs, selection.from) : selection;
  if (!place || (to && !read.success)) return { change: [], selection };
  return { ...changeLetters(blocks, place, () => ({ link: to ? read.data : null }), false), selection };
}

/** Writes letters that lead somewhere, in place of what is selected; without words, its address. */
export function insertLink(paragraphs: readonly Paragraph[], range: TextRange, typed: string, to: Link): Edit {
  const read = linkSchema.safeParse(to);
  const words = typed.trim() || (to.kind === 'address' ? to.href.trim() : '');
  if (!read.success || !words) return { change: [], selection: within(blocksOf(paragraphs), range) };
  return typeText(paragraphs, range, words, { pending: { link: read.data } });
}
