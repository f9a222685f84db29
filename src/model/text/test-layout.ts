import { defaultTheme } from '../presentation/default-theme.ts';
import type { TextObject } from '../presentation/presentation.ts';
import type { Paragraph, TextStyle } from '../presentation/texts.ts';
import { layoutText } from './layout-text.ts';
import type { Measure, TextLayout } from './layout.ts';
import { bidi } from './writing/bidi.ts';

/** Letters are half as wide as high, East Asian ones square, spaces a quarter, marks zero: easy sums. */
export const tableMeasure: Measure = (text) =>
  [...text].reduce(
    (sum, char) =>
      sum +
      (char === ' ' ? 0.25 : /[\u3000-\u9fff\uac00-\ud7a3\uff00-\uffef]|\p{EPres}/u.test(char) ? 1 : /[\p{M}\p{Cf}]/u.test(char) ? 0 : 0.5),
    0,
  );

const style: TextStyle = { family: 'body', size: 10, weight: 400, isItalic: false, color: 'text', lineHeight: 1.5, letterSpacing: 0 };

export const testTheme = { ...defaultTheme, textStyles: { ...defaultTheme.textStyles, body: style } };

export type TestParagraph = string | (Partial<Paragraph> & { runs: Paragraph['runs'] });

/** Lays out text of size 10 in a box 100 wide by default. */
export function layOut(
  paragraphs: TestParagraph[],
  { measure = tableMeasure, ...text }: Partial<TextObject> & { measure?: Measure } = {},
): TextLayout {
  const whole = paragraphs.map((each): Paragraph => ({
    align: 'start',
    level: 0,
    ...(typeof each === 'string' ? { runs: [{ text: each }] } : each),
  }));
  return layoutText(
    { styleClass: 'body', direction: 'auto', verticalAlign: 'top', width: 100, height: 0, ...text, paragraphs: whole },
    { theme: testTheme, language: 'en', measure, rich: { bidi } },
  );
}

/** The text of each line, from left to right as displayed. */
export function linesOf({ fragments }: TextLayout): string[] {
  const lines = new Map<number, string>();
  for (const { text, y } of fragments) lines.set(y, `${lines.get(y) ?? ''}${text}`);
  return [...lines.values()];
}
