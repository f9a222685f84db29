import type { Color } from './paints.ts';
import type { Link } from './link.ts';

export const styleClasses = ['title', 'subtitle', 'subtitle_2', 'body', 'body_2'] as const;
export type StyleClass = (typeof styleClasses)[number];

export interface TextStyle {
  /** A family from `text/families.ts`, or the theme's own for headings, body or code. An unknown family is replaced by the theme's. */
  family: string;
  size: number;
  /** 100 to 900. */
  weight: number;
  isItalic: boolean;
  color: Color;
  /** As a multiple of the font size, from baseline to baseline. */
  lineHeight: number;
  /** As a multiple of the font size. */
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
  /** Raised or lowered, and smaller. */
  position?: 'super' | 'sub' | undefined;
  link?: Link | undefined;
}

export interface Paragraph {
  runs: Run[];
  align: 'start' | 'center' | 'end' | 'justify';
  listType?: 'BULLET' | 'NUMBER' | undefined;
  /** List level, from 0. */
  level: number;
  /** Its number; by default the next in its list, or 1 after a paragraph outside any list. */
  start?: number | undefined;
  language?: string | undefined;
  direction?: 'auto' | 'ltr' | 'rtl' | undefined;
  /** Overrides the text's own. */
  lineHeight?: number | undefined;
  /** Space before it, as a multiple of its text's font size. */
  spaceBefore?: number | undefined;
  /** Space after it, unless it is the last. */
  spaceAfter?: number | undefined;
  /** Replaces its list's usual bullet or number. */
  marker?: string | undefined;
  /** Colour of the marker; defaults to that of the first letter. */
  markerColor?: Color | undefined;
  markerFamily?: string | undefined;
  /** As a multiple of the text's size. */
  markerSize?: number | undefined;
  /** From the edge where reading starts to the text, in units; by default depends on the list. */
  inset?: number | undefined;
  /** From there to the start of the first line, or its marker; negative for a hanging indent. */
  hang?: number | undefined;
  /** Tab stops in units from that edge, in ascending order; beyond them, and by default, every two font sizes. */
  tabs?: number[] | undefined;
  /** Which part of the text after each of them is there; its start by default. */
  tabAligns?: ('start' | 'center' | 'end')[] | undefined;
}
