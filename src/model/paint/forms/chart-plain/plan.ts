import type { Color, Paint } from '../../../presentation/paints.ts';
import type { ChartObject, ChartSeries, PlainChart } from '../../../presentation/presentation.ts';
import type { TextStyle } from '../../../presentation/texts.ts';
import type { Form, FormKit } from '../form.ts';
import type { Box } from '../parts/nodes.ts';
import type { Words } from '../parts/words.ts';
import { inkOf, layParagraphs, paragraph, place, words } from '../parts/words.ts';

export type PlainSeries = ChartSeries & { color: Color; shown: NonNullable<ChartSeries['kind']> };

/** What every part of a plain chart is drawn from. */
export interface Plan {
  chart: ChartObject;
  plain: PlainChart;
  series: PlainSeries[];
  /** Space left for the data. */
  area: Box;
  kit: FormKit;
  style(own?: Partial<TextStyle>): Partial<TextStyle> & { size: number };
  /** Colour of a slice or a value. */
  colorOf(series: PlainSeries | undefined, index: number): Color;
  /** What fills it, if that is more than a colour. */
  fillOf(series: PlainSeries, index: number): Paint | undefined;
}

export const say = (plan: Plan, text: string, own?: Partial<TextStyle>, most?: number): Words =>
  words(text, plan.style(own), plan.kit, most);

/**
 * Which numbers appear depends on glyph widths. Collecting glyphs for a font measures nothing, so it gets all digits.
 */
export const allDigits = (plan: Plan, own?: Partial<TextStyle>): Form[] =>
  say(plan, '0', own).width > 0 ? [] : [place(say(plan, '0123456789.,-…', own), 0, 0)];

/** Wraps lines to `width`; the text is cut to a readable length. */
export function sayLines(
  plan: Plan,
  text: string,
  own: Partial<TextStyle> | undefined,
  width: number,
  align: 'start' | 'center' | 'end' = 'center',
): Words {
  const lines = text.slice(0, 600).split('\n').slice(0, 12);
  return inkOf(
    layParagraphs(
      lines.map((line) => ({ ...paragraph(line), align })),
      plan.style(own),
      Math.max(1e-3, width),
      plan.kit,
    ),
  );
}

/** Rotated about the point (x, y), which is at `across` and `down` in fractions of the text's box. */
export function placeTurned({ layout, left, width, height }: Words, x: number, y: number, turn: number, across: number, down = 0.5): Form {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const [dx, dy] = [left + width * across, height * down];
  return { kind: 'text', layout, x: x - cos * dx + sin * dy, y: y - sin * dx - cos * dy, turn };
}
