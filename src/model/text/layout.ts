import type { Color } from '../presentation/paints.ts';
import type { Link } from '../presentation/link.ts';

/** Text of one face, drawn in one go; in the coordinates of the text's box, with y at the baseline. */
export interface TextFragment {
  text: string;
  x: number;
  y: number;
  /** To the end of the last letter, without the letter spacing after it. */
  width: number;
  size: number;
  /** Key of a face in `families.ts`. */
  face: string;
  /** The face has no italic: the painter slants it. */
  isSlanted: boolean;
  color: Color;
  direction: 'ltr' | 'rtl';
  /** As a multiple of the font size. */
  letterSpacing: number;
  link?: Link | undefined;
  /** `p0` belongs to the first paragraph, `p0*` is the bullet or number before it. */
  part: string;
  /** Index in reading order; fragments are listed in visual order. */
  place: number;
  /** Followed by a space that is not drawn, at the end of a line or before a tab. */
  hasSpace: boolean;
}

/** An underline or strikethrough. */
export interface TextRule {
  x: number;
  /** Top edge. */
  y: number;
  width: number;
  thickness: number;
  color: Color;
}

/** For each line of each paragraph: the index after its last letter, then the width of each part that is drawn in one go. */
export type MeasuredText = (readonly number[])[][];

export interface TextLayout {
  fragments: TextFragment[];
  rules: TextRule[];
  lineCount: number;
  /** From the top of the first line to the bottom of the last. */
  height: number;
  /** All that was measured: with it, the same text is laid out again without measuring, except for markers. */
  measured: MeasuredText;
}

/** Advance of a text in a face at font size 1, with kerning. */
export type Measure = (text: string, face: string, direction: 'ltr' | 'rtl') => number;
