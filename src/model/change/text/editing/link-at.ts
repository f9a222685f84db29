import type { Link } from '../../../presentation/link.ts';
import type { Paragraph } from '../../../presentation/texts.ts';
import { isSame } from '../text-change.ts';
import { type Block, blockAt, blocksOf, type TextRange, within } from './places.ts';

export interface LinkPlace extends TextRange {
  readonly link: Link;
}

/** The whole link at a place, however its letters look. Between two links it is the one before. */
export function linkAt(paragraphs: readonly Paragraph[], place: number): LinkPlace | undefined {
  const blocks = blocksOf(paragraphs);
  const { from } = within(blocks, { from: place, to: place });
  const block = blockAt(blocks, from);
  return linkAround(block, from - 1) ?? linkAround(block, from);
}

/** The link of the letter after a place. */
export function linkAround({ letters }: Block, place: number): LinkPlace | undefined {
  const index = letters.findIndex(({ from, to }) => from <= place && place < to);
  const link = letters[index]?.format['link'] as Link | undefined;
  if (!link) return undefined;
  const isOther = ({ format }: (typeof letters)[number]) => !isSame(format['link'], link);
  const before = letters.slice(0, index).findLast(isOther);
  const after = letters.slice(index).find(isOther);
  return { link, from: before?.to ?? letters[0]?.from ?? place, to: after?.from ?? letters.at(-1)?.to ?? place };
}
