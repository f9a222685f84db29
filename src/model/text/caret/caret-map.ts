import type { Paragraph } from '../../presentation/texts.ts';
import { type LaidText, type LayoutKit, seatLines, type SeatedLine, sinkOf } from '../layout-text.ts';
import type { MeasuredText } from '../layout.ts';
import { columnsOf } from '../paragraph/columns.ts';
import { plain } from '../paragraph/itemise.ts';
import { lettersOf } from '../paragraph/itemise.ts';
import { seatLine } from '../paragraph/place-line.ts';
import { graphemesOf } from '../writing/graphemes.ts';

/** A letter on a line: what a caret steps over. Offsets count as in `change/text`: one for the beginning of each paragraph. */
export interface CaretLetter {
  from: number;
  to: number;
  left: number;
  right: number;
  isRtl: boolean;
}

export interface CaretLine {
  /** Index of its paragraph. */
  paragraph: number;
  /** Offsets of its first and last place for a caret. */
  from: number;
  to: number;
  /** The edges of its column. */
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** Where the caret is on a line without letters. */
  start: number;
  isRtl: boolean;
  /** The next line continues the same paragraph, at the same offset. */
  isWrapped: boolean;
  /** In reading order; measured once somebody asks. */
  readonly letters: readonly CaretLetter[];
  /** Those that begin or end at an offset. The others are not measured for them. */
  touching(offset: number): readonly CaretLetter[];
}

/** Where every letter of a text is, in the coordinates of its box. */
export interface CaretMap {
  lines: CaretLine[];
  /** The whole text, for words: one character per offset. */
  text: string;
}

/** Stands for the beginning of a paragraph. */
const BEGINNING = '\u2029';

/** With `known`, from the layout that the painter has made, hardly anything is measured. */
export function caretMap(text: LaidText, kit: LayoutKit, known?: MeasuredText): CaretMap {
  const seated = [...seatLines(text, kit, known)];
  const sink = sinkOf(
    text,
    seated.reduce((most, { bottom }) => Math.max(most, bottom), 0),
  );
  const { width } = columnsOf(text);
  const places = placesOf(text.paragraphs);
  const lines = seated.map((line, number) =>
    caretLine(line, { places: places[line.index] ?? [], width, sink, kit, next: seated[number + 1] }),
  );
  return { lines, text: text.paragraphs.map(({ runs }) => BEGINNING + runs.map((run) => run.text).join('')).join('') };
}

/** For each paragraph, the offset of each letter that is laid out, and of its end. */
function placesOf(paragraphs: readonly Paragraph[]): number[][] {
  let offset = 0;
  return paragraphs.map(({ runs }) => {
    const whole = runs.map(({ text }) => text).join('');
    const shown: number[] = [];
    // Characters that are never laid out belong to the letter before them.
    for (const { index, 0: found } of whole.matchAll(/\r\n|[^]/gu))
      if (plain(found)) for (let at = 0; at < plain(found).length; at++) shown.push(index + at);
    const letters = graphemesOf(plain(whole));
    offset += 1;
    const starts = letters.map((start) => offset + (shown[start] ?? whole.length));
    offset += whole.length;
    return [...starts, offset];
  });
}

interface LinePlaces {
  readonly places: readonly number[];
  /** Of its column. */
  readonly width: number;
  readonly sink: number;
  readonly kit: LayoutKit;
  readonly next: SeatedLine | undefined;
}

function caretLine(of: SeatedLine, { places, width, sink, kit, next }: LinePlaces): CaretLine {
  const { index, flow, line, seat } = of;
  const { left, right } = seatLine(flow, line, seat, kit.measure);
  const isRtl = flow.level === 1;
  const placeOf = (letter: number) => places[letter] ?? places.at(-1) ?? 0;
  const isBroken = lettersOf(flow, line.to - 1, line.to) === '\n' && line.to > line.from;
  const isWrapped = next?.index === index;
  const end = isBroken ? line.to - 1 : line.to;
  let letters: readonly CaretLetter[] | undefined;
  return {
    paragraph: index,
    from: placeOf(line.from),
    // The caret cannot be behind a line break on the line that it ends.
    to: placeOf(isBroken && isWrapped ? line.to - 1 : line.to),
    left: of.left,
    right: of.left + width,
    top: of.top + sink,
    bottom: of.bottom + sink,
    start: isRtl ? right : left,
    isRtl,
    isWrapped: isWrapped && !isBroken,
    get letters() {
      letters ??= lettersOn(of, placeOf, kit, line.from, end);
      return letters;
    },
    touching(offset) {
      if (letters) return letters.filter(({ from, to }) => from === offset || to === offset);
      const [first, last] = [line.from, end];
      let [low, high] = [first, last];
      while (low < high) {
        const middle = (low + high) >> 1;
        if (placeOf(middle) < offset) low = middle + 1;
        else high = middle;
      }
      // The one before it ends there.
      return lettersOn(of, placeOf, kit, Math.max(first, low - 1), Math.min(last, low + 1)).filter(
        ({ from, to }) => from === offset || to === offset,
      );
    },
  };
}

/** From one letter of a line up to another. */
function lettersOn(
  { flow, line, seat }: SeatedLine,
  placeOf: (letter: number) => number,
  { measure }: LayoutKit,
  first: number,
  last: number,
): CaretLetter[] {
  const { seated, left, right } = seatLine(flow, line, seat, measure);
  const isRtl = flow.level === 1;
  const letters = new Map<number, CaretLetter>();
  for (const { slice, x } of seated) {
    const { piece, level, from, to, width, letterSpacing } = slice;
    const isBack = level % 2 === 1;
    const { size } = piece.style;
    const advance = (end: number) =>
      end === to
        ? width
        : piece.isTab
          ? 0
          : measure(lettersOf(flow, from, end), piece.face, isBack ? 'rtl' : 'ltr') * size + letterSpacing * (end - from) * size;
    for (let letter = Math.max(from, first); letter < Math.min(to, last); letter++) {
      const [near, far] = [Math.min(advance(letter), width), Math.min(advance(letter + 1), width)];
      letters.set(letter, {
        from: placeOf(letter),
        to: placeOf(letter + 1),
        left: isBack ? x + width - far : x + near,
        right: isBack ? x + width - near : x + far,
        isRtl: isBack,
      });
    }
  }
  // Spaces at the end of a line overhang it, and are not drawn.
  const end = isRtl ? left : right;
  const list: CaretLetter[] = [];
  for (let letter = first; letter < last; letter++)
    list.push(letters.get(letter) ?? { from: placeOf(letter), to: placeOf(letter + 1), left: end, right: end, isRtl });
  return list;
}
