import type { Paragraph } from '../../presentation/texts.ts';
import { PieceReader } from './apply-text.ts';
import { ChangeWriter, EMPTY, type Formatting, type KeepPart, type TextChange, unitsBefore, unitsInserted } from './text-change.ts';
import { isBeginning, lengthOf, type Piece, unformatted } from './text-units.ts';

/** What takes a change back, given the text before it. The change must apply to that text. */
export function invertText(paragraphs: readonly Paragraph[], change: TextChange): TextChange {
  const reading = new PieceReader(paragraphs);
  const inverse = new ChangeWriter();
  for (const part of change) {
    if (unitsInserted(part) > 0) inverse.add({ remove: unitsInserted(part) });
    for (let left = unitsBefore(part); left > 0;) {
      const piece = reading.take(left);
      left -= lengthOf(piece);
      inverse.add('keep' in part ? kept(piece, part, left === 0) : inserted(piece));
    }
  }
  return inverse.finish();
}

const inserted = (piece: Piece) =>
  isBeginning(piece)
    ? { begin: piece.id, paragraphs: piece.format }
    : { insert: piece.text, ...(hasAny(piece.format) && { letters: piece.format }) };

/** An empty paragraph at the end of what is kept may get letters, and with them lose the formatting it had while it was empty. */
function kept(piece: Piece, { letters, paragraphs }: KeepPart, isLast: boolean): KeepPart {
  const keep = lengthOf(piece);
  if (!isBeginning(piece)) return letters ? { keep, letters: unformatted(piece.format, letters) } : { keep };
  const empty = isLast && EMPTY in piece.format ? { [EMPTY]: piece.format[EMPTY] } : undefined;
  const former = { ...(paragraphs && unformatted(piece.format, paragraphs)), ...empty };
  return hasAny(former) ? { keep, paragraphs: former } : { keep };
}

const hasAny = (format: Formatting): boolean => Object.keys(format).length > 0;
