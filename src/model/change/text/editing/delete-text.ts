import type { Paragraph } from '../../../presentation/texts.ts';
import { changeParagraphs } from './format-paragraphs.ts';
import { oneLevelUp } from './lists.ts';
import { blockAt, blocksOf, type Edit, type TextRange, within } from './places.ts';
import { replace } from './replace.ts';

const nothing = { lines: [''] };

export const deleteRange = (paragraphs: readonly Paragraph[], range: TextRange): Edit => replace(blocksOf(paragraphs), range, nothing);

/** What a key removes, up to where it reaches (`reachFrom`). Before a list item, that is its marker, or a level. */
export function deleteFrom(paragraphs: readonly Paragraph[], caret: number, reach: number, isForward: boolean): Edit {
  const blocks = blocksOf(paragraphs);
  const here = within(blocks, { from: caret, to: caret });
  const { from, format } = blockAt(blocks, here.from);
  if (!isForward && here.from === from && format['listType']) return changeParagraphs(blocks, here, oneLevelUp);
  return replace(blocks, { from: caret, to: reach }, nothing);
}
