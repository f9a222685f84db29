import { defaultTheme } from '#model/presentation/default-theme.ts';
import type { Color } from '#model/presentation/paints.ts';
import type { Theme } from '#model/presentation/presentation.ts';
import { familyFor } from '../../fonts/family-for.ts';
import { parseColor, printColor } from './colors.ts';
import type { OfficeTheme } from './theme.ts';

/** The file's colours and fonts for later additions; the slides themselves specify everything they need. */
export function canvasTheme(theme: OfficeTheme | undefined): Theme {
  if (!theme) return defaultTheme;
  const color = (name: string, usual: Color) => opaque(theme.colors.get(name) ?? usual);
  const { palette, fonts } = defaultTheme;
  const [paper, ink] = [color('lt1', '#ffffff'), color('dk1', '#000000')];
  const family = (typeface: string, usual: string) => {
    const name = theme.typefaces.get(typeface);
    return name === undefined ? usual : familyFor(name).family;
  };
  return {
    ...defaultTheme,
    palette: {
      // Slightly darker than light slides, or lighter than dark ones, so that their edges are visible.
      background: mixed(paper, ink, 0.08),
      surface: paper,
      text: ink,
      muted: mixed(ink, paper, 0.35),
      accent1: color('accent1', palette.accent1),
      accent2: color('accent2', palette.accent2),
      accent3: color('accent3', palette.accent3),
      accent4: color('accent4', palette.accent4),
      accent5: color('accent5', palette.accent5),
      accent6: color('accent6', palette.accent6),
    },
    fonts: { heading: family('+mj-lt', fonts.heading), body: family('+mn-lt', fonts.body), code: fonts.code },
  };
}

const opaque = (color: Color) => color.slice(0, 7);

function mixed(one: Color, other: Color, share: number): Color {
  const [from, to] = [parseColor(one), parseColor(other)];
  if (!from || !to) return one;
  const mix = (channel: 'red' | 'green' | 'blue') => from[channel] + (to[channel] - from[channel]) * share;
  return printColor({ red: mix('red'), green: mix('green'), blue: mix('blue'), alpha: 1 });
}
