import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../ui/media/media.ts';
import { vars } from '../../ui/tokens.css.ts';

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.s3 });
export const source = style({ minWidth: 0 });
globalStyle(`${source} textarea`, { fontFamily: vars.fontMono, direction: 'ltr' });

export const keys = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.s1,
  // One row, which scrolls, where there is little room.
  '@media': { [media.phone]: { flexWrap: 'nowrap', overflowX: 'auto', padding: 3, margin: -3 } },
});
const large = { flex: 'none', minWidth: vars.touch, minHeight: vars.touch };
export const key = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: 34,
  minHeight: 34,
  paddingInline: vars.s2,
  border: `1px solid ${vars.line}`,
  borderRadius: vars.r2,
  background: vars.surface,
  color: vars.text,
  fontSize: vars.fs16,
  lineHeight: 1,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: { '&:focus-visible': { outline: 'none', boxShadow: vars.focusRing } },
  '@media': {
    [media.coarse]: large,
    [media.phone]: large,
    [media.hover]: { selectors: { '&:hover': { background: vars.accentSoft, color: vars.accentText } } },
  },
});

export const preview = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  placeItems: 'center',
  minHeight: 112,
  padding: vars.s4,
  borderRadius: vars.r2,
  background: vars.surface2,
  color: vars.text,
  selectors: { '&[data-old]': { color: vars.text3 } },
});
export const drawing = style({ display: 'block', maxWidth: '100%', maxHeight: '26dvh', fill: 'currentColor' });
export const line = style({ fill: 'none', stroke: 'currentColor' });
export const empty = style({ color: vars.text3, fontSize: vars.fs14, textAlign: 'center' });
