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
