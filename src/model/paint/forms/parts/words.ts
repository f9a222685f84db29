import type { Color, PaletteName } from '../../../presentation/paints.ts';
import type { TextObject } from '../../../presentation/presentation.ts';
import type { Paragraph, TextStyle } from '../../../presentation/texts.ts';
import type { TextLayout } from '../../../text/layout.ts';
import { type LaidText, layoutText } from '../../../text/layout-text.ts';
import { resolveColor } from '../../marks/colors.ts';
import type { Form, FormKit } from '../form.ts';

type WordStyle = Partial<TextStyle> & { size: number };

/** Like any text of the presentation, in a box of this width. */
export const textOfWidth = (
  width: number,
  paragraphs: readonly Paragraph[],
  style: WordStyle,
  direction: TextObject['direction'] = 'auto',
): LaidText => ({ width, height: 0, styleClass: 'body', paragraphs, direction, verticalAlign: 'top', style });

export const layParagraphs = (
  paragraphs: readonly Paragraph[],
  style: WordStyle,
  width: number,
  kit: FormKit,
  direction?: TextObject['direction'],
): TextLayout => layoutText(textOfWidth(width, paragraphs, style, direction), kit);

export const paragraph = (text: string): Paragraph => ({ runs: [{ text }], align: 'start', level: 0 });

export interface Words {
  /** As shown: possibly cut. */
  text: string;
  layout: TextLayout;
  left: number;
  width: number;
  height: number;
}

/** Wide enough that no line breaks; glyphs are hardly ever wider than high. */
const ROOM = 3e3;
const LONGEST = 300;

/** One line, cut with an ellipsis if it is too wide. */
export function words(text: string, style: WordStyle, kit: FormKit, most = Infinity): Words {
  const letters = [...text.slice(0, LONGEST).replace(/\s+/g, ' ').trim()];
  let kept = letters.length;
  for (;;) {
    const shown = kept < letters.length && kept ? `${letters.slice(0, kept).join('').trimEnd()}…` : letters.slice(0, kept).join('');
    const laid = inkOf(layParagraphs([paragraph(shown)], { lineHeight: 1.25, ...style }, style.size * ROOM, kit));
    if (laid.width <= most || kept === 0) return { ...laid, text: shown };
    kept = Math.min(kept - 1, Math.max(0, Math.floor((kept * most) / laid.width)));
  }
}

/** The extent of the text; right-to-left text starts elsewhere in its box. */
export function inkOf(layout: TextLayout): Words {
  const { fragments, height } = layout;
  if (fragments.length === 0) return { text: '', layout, left: 0, width: 0, height };
  const left = Math.min(...fragments.map(({ x }) => x));
  return { text: '', layout, left, width: Math.max(...fragments.map(({ x, width }) => x + width)) - left, height };
}

/** At a point: `anchor` 0 starts there, 0.5 is centred, 1 ends there; vertically centred. */
export const place = ({ layout, left, width, height }: Words, x: number, y: number, anchor = 0): Form => ({
  kind: 'text',
  layout,
  x: x - left - width * anchor,
  y: y - height / 2,
});

type Colours = Pick<FormKit, 'theme'>;

/** From 0 to 1, accurate enough to tell light from dark. */
function lightness(color: Color, { theme }: Colours): number {
  const number = Number.parseInt(resolveColor(color, theme).slice(1, 7), 16);
  return 0.21 * ((number >> 16) / 255) ** 2.2 + 0.72 * (((number >> 8) & 255) / 255) ** 2.2 + 0.07 * ((number & 255) / 255) ** 2.2;
}

/** As WCAG defines it: 1 is indistinguishable, 21 is black on white. */
export function contrast(one: Color, other: Color, kit: Colours): number {
  const [dark = 0, light = 0] = [lightness(one, kit), lightness(other, kit)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The text colour that is most readable on another colour. */
export const inkOn = (color: Color, kit: Colours): PaletteName =>
  contrast('text', color, kit) >= contrast('background', color, kit) ? 'text' : 'background';
