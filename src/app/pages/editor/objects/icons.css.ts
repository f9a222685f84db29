import { style } from '@vanilla-extract/css';
import { media } from '../../../ui/media/media.ts';
import { vars } from '../../../ui/tokens.css.ts';

export const picker = style({ display: 'grid', gap: vars.s2 });
export const count = style({ minHeight: '1.5em', color: vars.text3, fontSize: vars.fs13 });
export const grid = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(52px, 1fr))',
  gridAutoRows: 52,
  alignContent: 'start',
  gap: vars.s1,
  height: 'min(420px, 52dvh)',
  padding: 3,
  margin: -3,
  overflow: 'auto',
});
export const icon = style({
  display: 'grid',
  placeItems: 'center',
  padding: 0,
  border: 0,
  borderRadius: vars.r2,
  background: 'none',
  color: vars.text,
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': { outline: 'none', background: vars.surface2, boxShadow: vars.focusRing },
  },
  '@media': { [media.hover]: { selectors: { '&:hover': { background: vars.accentSoft, color: vars.accentText } } } },
});
export const drawing = style({
  width: 26,
  height: 26,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

/** Emoji come from the system here, and from our own font on the canvas. */
const font = '"Apple Color Emoji", "Segoe UI Emoji", "Noto Color Emoji", sans-serif';
export const sign = style({ fontFamily: font, fontSize: 28, lineHeight: 1 });
export const kinds = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: vars.s2 });
export const signs = style({ display: 'flex', flexWrap: 'wrap' });
export const kind = style({
  display: 'grid',
  placeItems: 'center',
  width: 34,
  height: 34,
  padding: 0,
  border: 0,
  borderRadius: vars.r2,
  background: 'none',
  color: vars.text,
  fontFamily: font,
  fontSize: 18,
  lineHeight: 1,
  cursor: 'pointer',
  selectors: {
    '&[aria-checked="true"]': { background: vars.accentSoft, boxShadow: `inset 0 0 0 1px ${vars.accent}` },
    '&:focus-visible': { outline: 'none', boxShadow: vars.focusRing },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not([aria-checked="true"])': { background: vars.surface2 } } },
    [media.coarse]: { width: vars.touch, height: vars.touch },
    [media.forcedColors]: { selectors: { '&[aria-checked="true"]': { outline: '2px solid Highlight' } } },
  },
});
