import { defaultTheme } from '../../presentation/default-theme.ts';
import type { Paint } from '../../presentation/paints.ts';
import type { Theme } from '../../presentation/presentation.ts';
import type { OutlineLook } from '../outline.ts';

type Palette = Theme['palette'];
type Ink = 'background' | 'surface' | 'text' | 'muted';

const palette = (
  inks: Record<Ink, string>,
  [accent1, accent2, accent3, accent4, accent5, accent6]: readonly [string, string, string, string, string, string],
): Palette => ({
  ...inks,
  accent1,
  accent2,
  accent3,
  accent4,
  accent5,
  accent6,
});

const falling = (...colors: readonly string[]): Paint => ({
  kind: 'linear',
  x1: 0,
  y1: 0,
  x2: 0,
  y2: 1,
  stops: colors.map((color, index) => ({ offset: index / (colors.length - 1), color, opacity: 1 })),
});

/** One family for headings and one for the rest; all sizes are those of the default. */
function theme(colors: Palette, [heading, body]: readonly [string, string], fill: Paint, weight: number): Theme {
  const { textStyles } = defaultTheme;
  return {
    palette: colors,
    fonts: { heading, body, code: defaultTheme.fonts.code },
    textStyles: {
      ...textStyles,
      title: { ...textStyles.title, weight },
      subtitle: { ...textStyles.subtitle, weight: Math.min(weight, 700) },
    },
    background: { fill, layers: [] },
  };
}

const looks: Record<OutlineLook, Theme> = {
  rain: theme(
    palette({ background: '#e3edf0', surface: '#ffffff', text: '#12304a', muted: '#48606f' }, [
      '#2a76a3',
      '#b4541f',
      '#2f8152',
      '#5f4dad',
      '#8a5a10',
      '#a83a63',
    ]),
    ['Montserrat', 'Work Sans'],
    falling('#d5e5ee', '#e6eeec', '#eef0e2'),
    800,
  ),
  paper: defaultTheme,
  forest: theme(
    palette({ background: '#eaf2dd', surface: '#fbfdf5', text: '#17351f', muted: '#4a6350' }, [
      '#2f7a3d',
      '#9a5b10',
      '#1d716c',
      '#6a4a8c',
      '#5d7215',
      '#a8442a',
    ]),
    ['Lora', 'Nunito'],
    falling('#f4f8ea', '#e2eed2'),
    700,
  ),
  sunrise: theme(
    palette({ background: '#ffe9d6', surface: '#fffaf3', text: '#40182b', muted: '#75485a' }, [
      '#c2385f',
      '#a8500c',
      '#7a4fb0',
      '#0f6f73',
      '#8f5a00',
      '#2d5fb0',
    ]),
    ['Poppins', 'Poppins'],
    falling('#ffd9cf', '#ffe9d3', '#fff3df'),
    700,
  ),
  night: theme(
    palette({ background: '#0f1533', surface: '#1b2350', text: '#f5f3ff', muted: '#b9bfe0' }, [
      '#5b86f0',
      '#e0794a',
      '#2fa98c',
      '#b58a1e',
      '#9a6fe0',
      '#d85d90',
    ]),
    ['Space Grotesk', 'Inter'],
    falling('#0a0f28', '#141b42', '#241f52'),
    700,
  ),
  poster: theme(
    palette({ background: '#ffd84a', surface: '#fffdf4', text: '#16130a', muted: '#54491d' }, [
      '#16130a',
      '#b3261e',
      '#0b5fa5',
      '#00695c',
      '#6a1b9a',
      '#a03c00',
    ]),
    ['Oswald', 'Work Sans'],
    { kind: 'color', color: 'background' },
    700,
  ),
};

export const lookOf = (look: OutlineLook): Theme => looks[look];
