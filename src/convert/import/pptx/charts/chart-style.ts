import type { Color, Paint, Stroke } from '#model/presentation/paints.ts';
import type { XmlElement } from '../../xml/xml.ts';
import type { SlideContext } from '../slide-context.ts';
import { amountOf } from './chart-data.ts';
import { accentOf, themeColor } from './chart-look.ts';

/** One of the 48 looks of `c:style` (ECMA-376, 21.2.2.227): six rows, each in greys, in all accents, and in shades of one accent. */
export interface ChartStyle {
  /** Of a series, or of a slice or column if they vary: number `index` of `count`. */
  colorOf(index: number, count: number): Color;
  /** The theme's fill in a colour: a gradient in the more elaborate styles. */
  fillOf(color: Color): Paint;
  /** The outline of columns, areas and slices. */
  edgeOf(index: number): Stroke | undefined;
  linePoints: number;
  ink: Color;
  fill: Paint | undefined;
  plotFill: Paint | undefined;
}

const greys = [88.5, 55, 78, 92.5, 70, 30];
const greysOnDark = [5, 55, 78, 15, 70, 30];
const solid = (color: Color | undefined): Paint | undefined => (color === undefined ? undefined : { kind: 'color', color });

export function chartStyle(space: XmlElement, context: SlideContext): ChartStyle {
  const given = amountOf(space, 'c:style') ?? (amountOf(space, 'c14:style') ?? 102) - 100;
  const number = given >= 1 && given <= 48 ? Math.trunc(given) - 1 : 1;
  const [row, column] = [Math.floor(number / 8), number % 8];
  const isDark = row === 5;
  const accent = `accent${column - 1}`;
  const theme = (name: string, change?: string, share = 100) => themeColor(context, name, change ? [[change, share]] : []);
  const black = theme('dk1') ?? '#000000';

  function colorOf(index: number, count: number): Color {
    if (column === 0) return theme('dk1', 'tint', (isDark ? greysOnDark : greys)[index % 6]) ?? black;
    if (column === 1) return accentOf(context, index);
    // From dark to light, with the accent itself in the middle.
    const fade = ((index + 1) / (Math.max(count, index + 1) + 1)) * 1.4 - 0.7;
    return (fade < 0 ? theme(accent, 'shade', (1 + fade) * 100) : theme(accent, 'tint', (1 - fade) * 100)) ?? black;
  }

  function edgeOf(index: number): Stroke | undefined {
    const color =
      row === 1
        ? theme('lt1')
        : row === 4
          ? theme(column === 0 ? 'dk1' : column === 1 ? `accent${(index % 6) + 1}` : accent, 'shade', 50)
          : undefined;
    return color === undefined
      ? undefined
      : { paint: { kind: 'color', color }, width: 9525 * context.unit, dash: [], cap: 'butt', join: 'round' };
  }

  return {
    colorOf,
    edgeOf,
    fillOf(color) {
      const reference = themed(row === 2 || row === 3 || isDark ? 3 : 1, color);
      const fill = context.fillOfStyle(reference);
      return fill?.kind === 'paint' ? fill.paint : { kind: 'color', color };
    },
    linePoints: [2.25, 3.75, 3.75, 5.25, 3.75, 3.75][row] ?? 2.25,
    ink: (isDark ? theme('lt1') : row === 4 ? black : theme('tx1')) ?? black,
    fill: isDark ? solid(black) : undefined,
    plotFill: row < 4 ? undefined : solid(isDark ? theme('dk1', 'tint', 95) : theme(column < 2 ? 'dk1' : accent, 'tint', 20)),
  };
}

const themed = (index: number, color: Color): XmlElement => ({
  name: 'a:fillRef',
  attributes: { idx: String(index) },
  children: [{ name: 'a:srgbClr', attributes: { val: color.slice(1, 7) }, children: [], text: '' }],
  text: '',
});
