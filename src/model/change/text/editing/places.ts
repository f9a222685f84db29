import type { Paragraph, Run } from '../../../presentation/texts.ts';
import { EMPTY, type Formatting, type TextChange } from '../text-change.ts';
import { isBeginning, lengthOf, piecesOf } from '../text-units.ts';

/** Between two places for a caret, which count the units before them; the same twice is a caret. */
export interface TextRange {
  readonly from: number;
  readonly to: number;
}

/** A change, and what is selected after it. A change without parts does nothing. */
export interface Edit {
  readonly change: TextChange;
  readonly selection: TextRange;
}

/** Formatting of letters and of paragraphs to set; null removes it. */
export type LetterFormat = { readonly [K in keyof Omit<Run, 'text'>]?: Run[K] | null };
export type ParagraphFormat = {
  readonly [K in keyof Omit<Paragraph, 'id' | 'runs'>]?: undefined extends Paragraph[K] ? Paragraph[K] | null : Paragraph[K];
};

/** What letters or paragraphs have in common. */
export type Common<T> = { readonly [K in keyof T]?: T[K] | 'mixed' };

/** A paragraph, and the first and the last place for a caret in it. */
export interface Block extends TextRange {
  /** Everything but its letters; never `empty`. */
  readonly format: Formatting;
  /** Letters with the same formatting. */
  readonly letters: readonly Slice[];
  /** Formatting of its first letter, or of those it would have. */
  readonly first: Formatting;
}

export interface Slice extends TextRange {
  readonly text: string;
  readonly format: Formatting;
}

export function blocksOf(paragraphs: readonly Paragraph[]): Block[] {
  let to = 0;
  return paragraphs.map((paragraph) => {
    const from = to + 1;
    let [format, empty]: [Formatting, Formatting] = [{}, {}];
    const letters: Slice[] = [];
    for (const piece of piecesOf(paragraph)) {
      const start = to;
      to += lengthOf(piece);
      if (isBeginning(piece)) {
        const { [EMPTY]: own, ...rest } = piece.format;
        [format, empty] = [rest, (own ?? {}) as Formatting];
      } else letters.push({ ...piece, from: start, to });
    }
    return { from, to, format, letters, first: letters[0]?.format ?? empty };
  });
}

export const isCaret = ({ from, to }: TextRange): boolean => from === to;

/** Where a place is; there always is a paragraph. */
export function blockAt(blocks: readonly Block[], place: number): Block {
  const block = blocks.findLast(({ from }) => from <= place) ?? blocks[0];
  if (!block) throw new RangeError('A text has at least one paragraph');
  return block;
}

/** The paragraphs a range is in. One of whose letters only the beginning is reached is not meant. */
export const blocksIn = (blocks: readonly Block[], { from, to }: TextRange): Block[] =>
  blocks.filter((block) => block.to >= from && block.from <= to && (block.from < to || from === to || isCaret(block)));

/** A range in order and within the text; one that ends within a character covers all of it. */
export function within(blocks: readonly Block[], { from, to }: TextRange): TextRange {
  const end = blocks.at(-1)?.to ?? 1;
  const [start, stop] = [Math.min(from, to), Math.max(from, to)].map((place) => Math.min(Math.max(place, 1), end)) as [number, number];
  const first = isWithinCharacter(blocks, start) ? start - 1 : start;
  if (start === stop) return { from: first, to: first };
  return { from: first, to: isWithinCharacter(blocks, stop) ? stop + 1 : stop };
}

function isWithinCharacter(blocks: readonly Block[], place: number): boolean {
  const slice = blockAt(blocks, place).letters.find(({ from, to }) => from < place && place < to);
  return slice !== undefined && (slice.text.codePointAt(place - slice.from - 1) ?? 0) > 0xffff;
}
