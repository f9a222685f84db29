import type { Color } from '../presentation/paints.ts';
import type { Link } from '../presentation/link.ts';

/** Letters of one face, drawn at once; coordinates of the text's box, y of the baseline. */
export interface TextFragment {
  text: string;
  x: number;
  y: number;
  /** To the end of the last letter: room between letters that comes after it is not in it. */
  width: number;
  size: number;
  /** A face's key of `families.ts`. */
  face: string;
  /** The face has no italic: the painter slants it. */
  isSlanted: boolean;
  color: Color;
  direction: 'ltr' | 'rtl';
  /** In font sizes. */
  letterSpacing: number;
  link?: Link | undefined;
  /** `p0` is of the first paragraph, `p0*` the bullet or number before it. */
  part: string;
  /** In the order in which they are read; they stand in the order in which they are seen. */
  place: number;
  /** It ends a line or comes before a tab: a space after it is not drawn. */
  hasSpace: boolean;
}

/** A line under or through letters. */
export interface TextRule {
  x: number;
  /** Of its upper edge. */
  y: number;
  width: number;
  thickness: number;
  color: Color;
}

export interface TextLayout {
  fragments: TextFragment[];
  rules: TextRule[];
  lineCount: number;
  /** From the top of the first line to the bottom of the last. */
  height: number;
}

/** Advance of a text in a face at font size 1, kerning on. */
export type Measure = (text: string, face: string, direction: 'ltr' | 'rtl') => number;
