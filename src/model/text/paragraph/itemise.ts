import type { TextObject } from '../../presentation/presentation.ts';
import type { Paragraph } from '../../presentation/texts.ts';
import { faceOf, familyFor, isDrawable } from '../families.ts';
import { remember } from '../remember.ts';
import type { Bidi } from '../writing/bidi.ts';
import { graphemesOf } from '../writing/graphemes.ts';
import { stopsOf } from '../writing/line-breaks.ts';
import type { LetterStyle } from './styles.ts';

export interface Span {
  text: string;
  style: LetterStyle;
}

/** Consecutive letters of one style, family and direction; a tab is a separate piece. */
export interface Piece {
  /** Index of the first letter after it. */
  end: number;
  style: LetterStyle;
  family: string;
  face: string;
  isSlanted: boolean;
  level: number;
  isTab: boolean;
}

/** A paragraph ready to be broken into lines; indices in it count letters (graphemes). */
export interface Flow {
  /** As drawn: without invisible characters, except soft hyphens. */
  text: string;
  /** Where each letter starts in it, and its end. */
  starts: number[];
  /** Number of letters. */
  length: number;
  /** Where a line may end; the last one is the end of the text. */
  stops: number[];
  pieces: Piece[];
  /** The piece each letter belongs to. */
  pieceOf: Uint32Array;
  /** Level of the paragraph: 1 is right to left. */
  level: 0 | 1;
  bidi: Bidi | undefined;
  /** Tab stops from the start of the line, for the first line and the others. */
  tabs?: { first: number[]; rest: number[]; aligns: Paragraph['tabAligns'] };
}

/** Normalises line breaks to line feeds, and removes control characters. */
export const plain = (text: string): string =>
  text.replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n').replace(/[^\P{Cc}\t\n]|[\u202a-\u202e\u2066-\u2069]/gu, '');

/** Some engines pull these together, others do not, unless they are drawn separately. */
const wide = /[\u3000-\u303f\u30fb\uff00-\uff65]/;

export const lettersOf = ({ text, starts }: Flow, from: number, to: number): string => text.slice(starts[from], starts[to]);

export function itemise(spans: readonly Span[], direction: TextObject['direction'], language: string, bidi: Bidi | undefined): Flow {
  const source = spans.map((span) => span.text).join('');
  const places = graphemesOf(source);
  const level = bidi?.baseLevel(source, direction, language) ?? 0;
  const levels = bidi?.levelsOf(source, level);
  const pieceOf = new Uint32Array(places.length);
  const starts = [0];
  const pieces: Piece[] = [];
  /** Keyed by the families of the run and of the preceding letter. */
  const known = new Map<string, Map<string, { letter: string; family: string }>>();
  let [text, end, before, index] = ['', 0, '', 0];
  let piece: Piece | undefined;
  let wasWide = false;
  for (const { text: words, style } of spans) {
    const own = style.family;
    if (own !== piece?.style.family) before = own;
    end += words.length;
    for (let place = places[index]; place !== undefined && place < end; place = places[index]) {
      const char = source.slice(place, places[index + 1]);
      const { letter, family } = remember(
        remember(known, own + before, () => new Map()),
        char,
        () => {
          const letter = /[\u200b\u2060\ufeff]/.test(char) ? '' : isDrawable(char) ? char : '\ufffd';
          return { letter, family: familyFor(letter || char, own, language, before) };
        },
      );
      before = family;
      const isWide = wide.test(char);
      const depth = levels?.[place] ?? 0;
      const isTab = letter === '\t';
      if (
        !piece ||
        isTab ||
        piece.isTab ||
        (isWide && wasWide) ||
        piece.style !== style ||
        piece.family !== family ||
        piece.level !== depth
      )
        pieces.push((piece = { end: 0, style, family, ...faceOf(family, style.weight, style.isItalic), level: depth, isTab }));
      wasWide = isWide;
      pieceOf[index] = pieces.length - 1;
      piece.end = index += 1;
      text += letter;
      starts.push(text.length);
    }
  }
  return { text, starts, length: index, stops: stopsOf(source, places), pieces, pieceOf, level, bidi };
}
