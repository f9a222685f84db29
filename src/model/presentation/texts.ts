import type { Color } from './paints.ts';
import type { Link } from './link.ts';

export const styleClasses = ['title', 'subtitle', 'subtitle_2', 'body', 'body_2'] as const;
export type StyleClass = (typeof styleClasses)[number];

export interface TextStyle {
  /** A family of `text/families.ts`, or the theme's own for headings, texts and code. An unknown name is drawn in the theme's. */
  family: string;
  size: number;
  /** 100 to 900. */
  weight: number;
  isItalic: boolean;
  color: Color;
  /** Times the font size, from baseline to baseline. */
  lineHeight: number;
  /** In font sizes. */
  letterSpacing: number;
}

export interface Run {
  text: string;
  family?: string | undefined;
  size?: number | undefined;
  weight?: number | undefined;
  isItalic?: boolean | undefined;
  color?: Color | undefined;
  letterSpacing?: number | undefined;
  isUnderlined?: boolean | undefined;
  isStruck?: boolean | undefined;
  /** Raised or lowered and smaller. */
  position?: 'super' | 'sub' | undefined;
  link?: Link | undefined;
}

export interface Paragraph {
  runs: Run[];
  align: 'start' | 'center' | 'end' | 'justify';
  listType?: 'BULLET' | 'NUMBER' | undefined;
  /** Of the list, from 0. */
  level: number;
  /** The number it has; absent: the next of its list, or 1 after a paragraph that is in none. */
  start?: number | undefined;
  language?: string | undefined;
  direction?: 'auto' | 'ltr' | 'rtl' | undefined;
  /** Over the text's own. */
  lineHeight?: number | undefined;
  /** Space before it, in font sizes of its text. */
  spaceBefore?: number | undefined;
  /** Space after it, unless it is the last. */
  spaceAfter?: number | undefined;
  /** What stands before it instead of the usual bullet or number of its list. */
  marker?: string | undefined;
  /** Of the marker; absent: as its first letter. */
  markerColor?: Color | undefined;
  markerFamily?: string | undefined;
  /** Times the text's. */
  markerSize?: number | undefined;
  /** From the edge where reading begins to the text, in units; absent: as its list asks. */
  inset?: number | undefined;
  /** From there to where the first line begins, or its marker: negative hangs. */
  hang?: number | undefined;
  /** Where tabs lead, in units from that edge, each farther than the one before; beyond them, as everywhere, every two font sizes. */
  tabs?: number[] | undefined;
}
