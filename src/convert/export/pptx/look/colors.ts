import { resolveColor } from '#model/paint/marks/colors.ts';
import type { Color, PaletteName } from '#model/presentation/paints.ts';
import type { Theme } from '#model/presentation/presentation.ts';
import { type Markup, tag } from '../package/markup.ts';
import { share } from './units.ts';

/** Colours of the palette are colours of the theme, so that a new theme changes them. */
const schemeNames: Readonly<Record<PaletteName, string>> = {
  background: 'bg1',
  text: 'tx1',
  surface: 'bg2',
  muted: 'tx2',
  accent1: 'accent1',
  accent2: 'accent2',
  accent3: 'accent3',
  accent4: 'accent4',
  accent5: 'accent5',
  accent6: 'accent6',
};

export function colorMarkup(color: Color, opacity: number, theme: Theme): Markup {
  const solid = resolveColor(color, theme);
  const own = solid.length === 9 ? Number.parseInt(solid.slice(7), 16) / 255 : 1;
  const alpha = own * opacity;
  const fade = alpha < 0.9995 && tag('a:alpha', { val: share(Math.max(0, alpha)) });
  if (Object.hasOwn(schemeNames, color)) return tag('a:schemeClr', { val: schemeNames[color as PaletteName] }, fade);
  return tag('a:srgbClr', { val: solid.slice(1, 7).toUpperCase() }, fade);
}

export const solidFill = (color: Color, opacity: number, theme: Theme): Markup =>
  tag('a:solidFill', {}, colorMarkup(color, opacity, theme));

export const noFill: Markup = tag('a:noFill');
