import { style } from '@vanilla-extract/css';
import { media } from '../../../ui/media/media.ts';
import { vars } from '../../../ui/tokens.css.ts';

/** Below the tools, at the edge, so that it covers little of the canvas. */
export const bar = style({
  position: 'absolute',
  zIndex: 4,
  insetBlockStart: 84,
  insetInlineEnd: vars.s4,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 6,
  width: 420,
  maxWidth: 'calc(100% - 32px)',
  padding: vars.s2,
  borderRadius: vars.r2,
  color: vars.text,
  background: vars.surface,
  boxShadow: vars.sh3,
  '@media': {
    [media.phone]: { insetBlockStart: vars.s2, insetInline: vars.s2, width: 'auto', maxWidth: 'none' },
    [media.forcedColors]: { border: '1px solid' },
  },
});
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, rowGap: 6 });
export const frame = style({
  flex: '1 1 150px',
  minWidth: 0,
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  minHeight: 36,
  paddingInlineEnd: 3,
  border: `1px solid ${vars.lineControl}`,
  borderRadius: vars.rControl,
  selectors: { '&:has(input:focus-visible)': { outline: `2px solid ${vars.focus}`, outlineOffset: -2 } },
  '@media': { [media.coarse]: { minHeight: vars.touch } },
});
export const field = style({
  flex: 1,
  minWidth: 0,
  padding: '6px 10px',
  border: 0,
  outline: 'none',
  color: vars.text,
  background: 'none',
  font: 'inherit',
  fontSize: vars.fs14,
  '::placeholder': { color: vars.text3, opacity: 1 },
  '@media': { [media.coarse]: { fontSize: vars.fs16 } },
});
export const toggle = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 28,
  height: 28,
  border: 0,
  borderRadius: vars.r1,
  color: vars.text2,
  background: 'none',
  cursor: 'pointer',
  selectors: {
    '&[aria-pressed=true]': { color: vars.accentText, background: vars.accentSoft2 },
    '&:focus-visible': { outline: 'none', boxShadow: vars.focusRing },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not([aria-pressed=true])': { background: vars.surface2 } } },
    [media.coarse]: { width: vars.touch, height: vars.touch },
  },
});
export const button = style({ flex: 'none', marginInlineStart: 4, '@media': { [media.coarse]: { minHeight: vars.touch } } });
export const foot = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: vars.s3, minHeight: 24 });
export const count = style({
  paddingInline: 4,
  color: vars.text2,
  fontSize: vars.fs13,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-none]': { color: vars.danger } },
});
export const more = style({
  flex: 'none',
  minHeight: 24,
  padding: '2px 6px',
  border: 0,
  borderRadius: vars.r1,
  color: vars.accentText,
  background: 'none',
  font: 'inherit',
  fontSize: vars.fs13,
  fontWeight: vars.wMedium,
  cursor: 'pointer',
  selectors: { '&:focus-visible': { outline: 'none', boxShadow: vars.focusRing } },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { background: vars.surface2 } } },
    [media.coarse]: { minHeight: vars.touch },
  },
});
