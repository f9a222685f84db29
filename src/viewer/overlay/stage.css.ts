import { createTheme, globalStyle, style } from '@vanilla-extract/css';

/** The stage is dark whatever the theme of the page, and self-contained, because it is also embedded in other sites. */
export const [theme, stage] = createTheme({
  floor: '#060a0d',
  glass: 'rgb(9 14 17 / .78)',
  glassHover: 'rgb(255 255 255 / .1)',
  line: 'rgb(255 255 255 / .14)',
  lineControl: 'rgb(255 255 255 / .46)',
  text: '#f4f7f5',
  text2: '#c3ccc7',
  lamp: '#ffbe3d',
  lampHover: '#ffcd66',
  lampSoft: 'rgb(255 190 61 / .22)',
  onLamp: '#2a1a00',
  emerald: '#3fcf96',
  emeraldHover: '#5adba8',
  onEmerald: '#04231a',
  paper: '#f4f7f5',
  onPaper: '#121613',
  font: 'var(--font, "Geist Variable", "Geist", ui-sans-serif, system-ui, -apple-system, "Segoe UI", sans-serif)',
  fast: '140ms',
  base: '220ms',
  slow: '360ms',
  easeOut: 'cubic-bezier(.2, .8, .2, 1)',
  shadow: '0 2px 4px rgb(0 0 0 / .2), 0 12px 32px -6px rgb(0 0 0 / .5)',
});

const reducedMotion = '(prefers-reduced-motion: reduce)';
export const motion = '(prefers-reduced-motion: no-preference)';
export const forcedColors = '(forced-colors: active)';
export const coarse = '(pointer: coarse)';
export const canHover = '(hover: hover)';

/** Base style for everything on top of the canvas. */
export const onStage = style([
  theme,
  {
    colorScheme: 'dark',
    color: stage.text,
    fontFamily: stage.font,
    fontSize: 14,
    lineHeight: 1.43,
    letterSpacing: '-.006em',
    textAlign: 'start',
    WebkitFontSmoothing: 'antialiased',
    selectors: {
      '&:lang(ja), &:lang(ko)': { letterSpacing: 'normal' },
      // Lines end between phrases, as on the site.
      '&:lang(ja)': { lineBreak: 'strict', wordBreak: ['normal', 'auto-phrase'] as never },
      '&:lang(ko)': { wordBreak: 'keep-all' },
    },
    '@media': { [reducedMotion]: { vars: { [stage.fast]: '1ms', [stage.base]: '1ms', [stage.slow]: '1ms' } } },
  },
]);

// Zero specificity, so that any class overrides it.
globalStyle(`:where(${theme}) *, :where(${theme}) *::before, :where(${theme}) *::after`, { boxSizing: 'border-box' });
globalStyle(`:where(${theme} *)`, { margin: 0 });
globalStyle(`:where(${theme} button)`, {
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  letterSpacing: 'inherit',
  textAlign: 'inherit',
  cursor: 'pointer',
  touchAction: 'manipulation',
});
globalStyle(`:where(${theme} a)`, { color: 'inherit' });
globalStyle(`:where(${theme} :is(svg, img, video))`, { display: 'block', flex: 'none' });
globalStyle(`:where(${theme} :is(ul, ol))`, { padding: 0, listStyle: '""' });
globalStyle(`:where(${theme}) :focus-visible`, { outline: `2px solid ${stage.lamp}`, outlineOffset: 2 });

export const unseen = style({
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
