import type { Color } from './paints.ts';
import type { Link } from './link.ts';

export const styleClasses = ['title', 'subtitle', 'subtitle_2', 'body', 'body_2'] as const;
export type StyleClass = (typeof styleClasses)[number];

export interface TextStyle {
  /** A family from `text/families.ts`, or the theme's own for headings, body or code. An unknown family is replaced by the theme's. */
  readonly family: string;
  readonly size: number;
  /** 100 to 900. */
  readonly weight: number;
  readonly isItalic: boolean;
  readonly color: Color;
  /** As a multiple of the font size, from baseline to baseline. */
  readonly lineHeight: number;
  /** As a multiple of the font size. */
  readonly letterSpacing: number;
}

export interface Run {
  readonly text: string;
  readonly family?: string | undefined;
  readonly size?: number | undefined;
  readonly weight?: number | undefined;
  readonly isItalic?: boolean | undefined;
  readonly color?: Color | undefined;
  readonly letterSpacing?: number | undefined;
  readonly isUnderlined?: boolean | undefined;
  readonly isStruck?: boolean | undefined;
  /** Raised or lowered, and smaller. */
  readonly position?: 'super' | 'sub' | undefined;
  readonly link?: Link | undefined;
}

export interface Paragraph {
  /** Unique within its text; absent until somebody edits the document. */
  readonly id?: string | undefined;
  readonly runs: readonly Run[];
  readonly align: 'start' | 'center' | 'end' | 'justify';
  readonly listType?: 'BULLET' | 'NUMBER' | undefined;
  /** List level, from 0. */
  readonly level: number;
  /** Its number; by default the next in its list, or 1 after a paragraph outside any list. */
  readonly start?: number | undefined;
  readonly language?: string | undefined;
  readonly direction?: 'auto' | 'ltr' | 'rtl' | undefined;
  /** Overrides the text's own. */
  readonly lineHeight?: number | undefined;
  /** Space before it, as a multiple of its text's font size. */
  readonly spaceBefore?: number | undefined;
  /** Space after it, unless it is the last. */
  readonly spaceAfter?: number | undefined;
  /** Replaces its list's usual bullet or number. */
  readonly marker?: string | undefined;
  /** Colour of the marker; defaults to that of the first letter. */
  readonly markerColor?: Color | undefined;
  readonly markerFamily?: string | undefined;
  /** As a multiple of the text's size. */
  readonly markerSize?: number | undefined;
  /** From the edge where reading starts to the text, in units; by default depends on the list. */
  readonly inset?: number | undefined;
  /** From there to the start of the first line, or its marker; negative for a hanging indent. */
  readonly hang?: number | undefined;
  /** Tab stops in units from that edge, in ascending order; beyond them, and by default, every two font sizes. */
  readonly tabs?: readonly number[] | undefined;
  /** Which part of the text after each of them is there; its start by default. */
  readonly tabAligns?: readonly ('start' | 'center' | 'end')[] | undefined;
}
