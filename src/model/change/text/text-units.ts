import type { Paragraph, Run } from '../../presentation/texts.ts';
import { EMPTY, type Formatting, isSame } from './text-change.ts';

/** A piece of a text: the beginning of a paragraph, or letters with the same formatting. */
export type Piece = Beginning | Letters;

export interface Beginning {
  readonly id: string;
  /** Everything about the paragraph but its letters; `empty` if it has none, with their formatting. */
  readonly format: Formatting;
  /** The paragraph this piece comes from. */
  readonly source?: Paragraph | undefined;
}

export interface Letters {
  readonly text: string;
  readonly format: Formatting;
}

export const isBeginning = (piece: Piece): piece is Beginning => 'id' in piece;
export const lengthOf = (piece: Piece): number => (isBeginning(piece) ? 1 : piece.text.length);

/** How many units a text has. */
export const unitsOf = (paragraphs: readonly Paragraph[]): number =>
  paragraphs.reduce((sum, { runs }) => sum + runs.reduce((length, { text }) => length + text.length, 1), 0);

export function piecesOf(paragraph: Paragraph): Piece[] {
  const { runs, id = '', ...own } = paragraph;
  const format = formatted(own, {});
  const letters = runs.filter(({ text }) => text !== '').map(({ text, ...own }): Letters => ({ text, format: formatted(own, {}) }));
  if (letters.length > 0) return [{ id, format, source: paragraph }, ...letters];
  const { text: _, ...empty } = runs[0] ?? { text: '' };
  return [{ id, format: { ...format, [EMPTY]: formatted(empty, {}) }, source: paragraph }];
}

/** What the formatting becomes; null is none. */
export function formatted(format: Formatting, change: Formatting | undefined): Formatting {
  if (!change) return format;
  const all = Object.entries({ ...format, ...change }).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(all);
}

/** What turns a formatting that is about to be changed back into what it is. */
export const unformatted = (format: Formatting, change: Formatting): Formatting =>
  Object.fromEntries(Object.keys(change).map((name) => [name, Object.hasOwn(format, name) ? format[name] : null]));

/** A paragraph in its only form: neighbouring runs differ, and the only run of an empty paragraph is empty. */
export function paragraphOf({ id, format, source }: Beginning, letters: readonly Letters[]): Paragraph {
  const runs: Run[] = [];
  let last: Letters | undefined;
  for (const piece of letters) {
    if (last && isSame(last.format, piece.format)) {
      last = { text: last.text + piece.text, format: last.format };
      runs[runs.length - 1] = { ...last.format, text: last.text };
    } else {
      last = piece;
      runs.push({ ...piece.format, text: piece.text });
    }
  }
  const { [EMPTY]: empty, ...own } = format;
  if (runs.length === 0) runs.push({ ...(typeof empty === 'object' && empty), text: '' });
  const paragraph: Paragraph = { align: 'start', level: 0, ...own, id, runs };
  return source && isSame(source, paragraph) ? source : paragraph;
}
