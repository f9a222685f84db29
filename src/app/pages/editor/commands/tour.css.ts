import { style } from '@vanilla-extract/css';
import { media } from '../../../ui/media/media.ts';
import { vars } from '../../../ui/tokens.css.ts';

/** In the corner above the zoom: most of the canvas stays free. */
export const card = style({
  position: 'absolute',
  zIndex: 3,
  insetBlockEnd: 68,
  insetInlineEnd: vars.s4,
  display: 'grid',
  gap: vars.s3,
  width: 316,
  maxWidth: 'calc(100% - 32px)',
  padding: vars.s4,
  borderRadius: vars.rMenu,
  color: vars.text,
  background: vars.surface,
  boxShadow: vars.sh3,
  outline: 'none',
  selectors: { '&:focus-visible': { boxShadow: vars.focusRing } },
  '@media': {
    [media.phone]: { insetBlockEnd: vars.s2, insetInline: vars.s2, width: 'auto', maxWidth: 'none', padding: vars.s3 },
    [media.forcedColors]: { border: '1px solid' },
  },
});
export const head = style({ display: 'flex', alignItems: 'center', gap: vars.s2 });
export const kicker = style({ fontSize: vars.fs13, fontWeight: vars.wSemibold, color: vars.accentText });
export const place = style({ color: vars.text2, fontSize: vars.fs13, fontVariantNumeric: 'tabular-nums' });
export const close = style({ marginInlineStart: 'auto', '@media': { [media.coarse]: { width: vars.touch, height: vars.touch } } });
export const step = style({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: vars.s3 });
export const icon = style({
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  borderRadius: vars.r2,
  color: vars.accentText,
  background: vars.accentSoft,
});
export const title = style({ fontSize: vars.fs15, fontWeight: vars.wSemibold });
export const lead = style({ marginBlockStart: 4, color: vars.text2, fontSize: vars.fs14, lineHeight: vars.lhUi });
export const foot = style({ display: 'flex', justifyContent: 'flex-end', gap: vars.s2 });
export const button = style({ '@media': { [media.coarse]: { minHeight: vars.touch } } });
