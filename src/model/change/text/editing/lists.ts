import { paragraphFields } from '../../../presentation/reading/schemas/texts.ts';
import type { Paragraph } from '../../../presentation/texts.ts';
import type { Formatting } from '../text-change.ts';
import { changeParagraphs } from './format-paragraphs.ts';
import { type Block, blocksIn, blocksOf, type Edit, type ParagraphFormat, type TextRange, within } from './places.ts';

type ListType = NonNullable<Paragraph['listType']>;

const usualInset = { inset: null, hang: null };
const usualMarker = { marker: null, markerFamily: null };
const outside: ParagraphFormat = {
  listType: null,
  level: 0,
  start: null,
  ...usualMarker,
  markerColor: null,
  markerSize: null,
  ...usualInset,
};

/** Makes paragraphs items of a list; without a type, they leave it. Insets and markers of their own suited what they were before. */
export const setList = (paragraphs: readonly Paragraph[], range: TextRange, listType: ListType | undefined): Edit =>
  changeParagraphs(blocksOf(paragraphs), range, (format) => {
    if (format['listType'] === listType) return {};
    if (!listType) return outside;
    return { listType, start: null, ...usualMarker, ...(!format['listType'] && usualInset) };
  });

/** One level further in or out, as far as levels go. Paragraphs outside any list move by `step` units instead, but not beyond the edge. */
export const indent = (paragraphs: readonly Paragraph[], range: TextRange, by: 1 | -1, step: number): Edit =>
  changeParagraphs(blocksOf(paragraphs), range, (format) => {
    if (format['listType']) return atLevel(levelOf(format) + by);
    const inset = Number(format['inset'] ?? 0);
    const next = by < 0 ? Math.min(Math.max(inset - step, 0), inset) : inset + step;
    return next === inset || !paragraphFields.inset.safeParse(next).success ? {} : { inset: next || null };
  });

/** Out of the list from its first level, as Enter and Backspace do. */
export const oneLevelUp = (format: Formatting): ParagraphFormat => (levelOf(format) > 0 ? atLevel(levelOf(format) - 1) : outside);

/** The number of the first numbered paragraph; those after it follow. Without one, it goes on from those before. */
export function numberFrom(paragraphs: readonly Paragraph[], range: TextRange, start: number | undefined): Edit {
  const blocks = blocksOf(paragraphs);
  const selection = within(blocks, range);
  const first = blocksIn(blocks, selection).find(({ format }) => format['listType'] === 'NUMBER');
  const isNumber = start === undefined || paragraphFields.start.safeParse(start).success;
  if (!first || !isNumber) return { change: [], selection };
  return { ...changeParagraphs(blocks, caretIn(first), () => ({ start: start ?? null })), selection };
}

const caretIn = ({ from }: Block): TextRange => ({ from, to: from });

const levelOf = ({ level }: Formatting): number => Number(level ?? 0);

const atLevel = (level: number): ParagraphFormat => (paragraphFields.level.safeParse(level).success ? { level, ...usualInset } : {});
