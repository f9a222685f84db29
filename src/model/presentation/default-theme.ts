import type { TextStyle } from './texts.ts';
import type { Theme } from './presentation.ts';

const style = (family: 'heading' | 'body', size: number, weight: number, lineHeight: number, letterSpacing = 0): TextStyle => ({
  family,
  size,
  weight,
  isItalic: false,
  color: 'text',
  lineHeight,
  letterSpacing,
});

/** Ink on warm paper: text has a contrast of at least 4.5 : 1, every accent at least 3 : 1. */
export const defaultTheme: Theme = {
  palette: {
    background: '#faf8f4',
    surface: '#ffffff',
    text: '#1d1b26',
    muted: '#6a6674',
    accent1: '#3b54e0',
    accent2: '#e0502f',
    accent3: '#0f8f80',
    accent4: '#b87709',
    accent5: '#8646bf',
    accent6: '#d13a7e',
  },
  fonts: { heading: 'Source Serif 4', body: 'Inter', code: 'JetBrains Mono' },
  textStyles: {
    title: style('heading', 96, 600, 1.1, -0.02),
    subtitle: style('heading', 56, 500, 1.2, -0.01),
    subtitle_2: style('body', 40, 600, 1.25, -0.01),
    body: style('body', 32, 400, 1.45),
    body_2: { ...style('body', 24, 400, 1.45), color: 'muted' },
  },
  background: { fill: { kind: 'color', color: 'background' }, layers: [] },
};
