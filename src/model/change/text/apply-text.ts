import type { Paragraph } from '../../presentation/texts.ts';
import { EMPTY, type Formatting, type TextChange, type TextPart, unitsBefore } from './text-change.ts';
import { type Beginning, formatted, isBeginning, lengthOf, type Letters, paragraphOf, type Piece, piecesOf } from './text-units.ts';

export type TextRule = 'beyond-the-end' | 'first-paragraph' | 'split-character' | 'taken-id';

/** Applies a change. Paragraphs that it does not touch stay the same objects. */
export function applyText(paragraphs: readonly Paragraph[], change: TextChange): readonly Paragraph[] | TextRule {
  const reading = new PieceReader(paragraphs);
  const writing = new ParagraphWriter();
  for (const [index, part] of change.entries()) {
    if (index === 0 && !('keep' in part)) return 'first-paragraph';
    const rule = applyPart(part, reading, writing);
    if (rule) return rule;
  }
  while (!reading.isAtEnd) writing.keep(reading.take(Infinity));
  return writing.finish();
}

function applyPart(part: TextPart, reading: PieceReader, writing: ParagraphWriter): TextRule | undefined {
  if ('insert' in part) writing.write({ text: part.insert, format: formatted({}, part.letters) });
  else if ('begin' in part) writing.write({ id: part.begin, format: formatted({}, part.paragraphs) });
  for (let left = unitsBefore(part); left > 0;) {
    if (reading.isAtEnd) return 'beyond-the-end';
    const piece = reading.take(left);
    left -= lengthOf(piece);
    if ('remove' in part) writing.leaveOut(piece);
    else if ('keep' in part) writing.keep(piece, part.letters, part.paragraphs);
  }
  // A piece that continues here must not continue within a character.
  return reading.isWithinCharacter ? 'split-character' : undefined;
}

/** Reads a text piece by piece, of any length. */
export class PieceReader {
  readonly #paragraphs: readonly Paragraph[];
  #paragraph = 0;
  #pieces: Piece[] = [];
  #piece = 0;
  #offset = 0;

  constructor(paragraphs: readonly Paragraph[]) {
    this.#paragraphs = paragraphs;
  }

  get isAtEnd(): boolean {
    return this.#peek() === undefined;
  }

  get isWithinCharacter(): boolean {
    const piece = this.#peek();
    if (!piece || isBeginning(piece) || this.#offset === 0) return false;
    return isLowHalf(piece.text.charCodeAt(this.#offset)) && isHighHalf(piece.text.charCodeAt(this.#offset - 1));
  }

  /** The next units: at most so many, and all with the same formatting. There must be one. */
  take(most: number): Piece {
    const piece = this.#peek();
    if (!piece) throw new RangeError('The text ends here');
    if (isBeginning(piece)) {
      this.#piece++;
      return piece;
    }
    const text = piece.text.slice(this.#offset, this.#offset + most);
    this.#offset += text.length;
    if (this.#offset === piece.text.length) {
      this.#piece++;
      this.#offset = 0;
    }
    return { text, format: piece.format };
  }

  #peek(): Piece | undefined {
    while (this.#piece >= this.#pieces.length) {
      const paragraph = this.#paragraphs[this.#paragraph];
      if (!paragraph) return undefined;
      this.#pieces = piecesOf(paragraph);
      this.#piece = 0;
      this.#paragraph++;
    }
    return this.#pieces[this.#piece];
  }
}

const isHighHalf = (code: number) => code >= 0xd800 && code < 0xdc00;
const isLowHalf = (code: number) => code >= 0xdc00 && code < 0xe000;

class ParagraphWriter {
  readonly #paragraphs: Paragraph[] = [];
  readonly #ids = new Set<string>();
  #hasTwins = false;
  #beginning: Beginning | undefined;
  #letters: Letters[] = [];
  /** Formatting of the first letter that the paragraph had, in case it has none in the end. */
  #former: Formatting | undefined;
  #lostFirst = false;

  keep(piece: Piece, letters?: Formatting, paragraphs?: Formatting): void {
    if (!isBeginning(piece)) this.#former ??= piece.format;
    this.write({ ...piece, format: formatted(piece.format, isBeginning(piece) ? paragraphs : letters) });
  }

  write(piece: Piece): void {
    if (isBeginning(piece)) this.#begin(piece);
    else if (this.#beginning) this.#letters.push(piece);
    else this.#lostFirst = true;
  }

  leaveOut(piece: Piece): void {
    if (!isBeginning(piece)) this.#former ??= piece.format;
    else if (!this.#beginning) this.#lostFirst = true;
  }

  finish(): readonly Paragraph[] | TextRule {
    if (this.#lostFirst) return 'first-paragraph';
    this.#end();
    return this.#hasTwins ? 'taken-id' : this.#paragraphs;
  }

  #begin(piece: Beginning): void {
    this.#end();
    this.#beginning = piece;
    if (this.#ids.size === this.#ids.add(piece.id).size) this.#hasTwins = true;
  }

  #end(): void {
    if (!this.#beginning) return;
    const { format } = this.#beginning;
    const isEmptied = this.#letters.length === 0 && this.#former !== undefined && !(EMPTY in format);
    const beginning = isEmptied ? { ...this.#beginning, format: { ...format, [EMPTY]: this.#former } } : this.#beginning;
    this.#paragraphs.push(paragraphOf(beginning, this.#letters));
    this.#letters = [];
    this.#former = undefined;
  }
}
