import { style } from '@vanilla-extract/css';
import { media } from '../../../ui/media/media.ts';
import { vars } from '../../../ui/tokens.css.ts';

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.s3} ${vars.s5}`,
});
export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: vars.s2 });
export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 5,
  minHeight: vars.controlSm,
  paddingInline: 13,
  color: vars.text2,
  background: vars.surface2,
  borderRadius: vars.rFull,
  fontSize: vars.fs13,
  fontWeight: vars.wMedium,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: { '&[aria-current]': { color: vars.bg, background: vars.text, fontWeight: vars.wSemibold } },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not([aria-current])': { color: vars.text, background: vars.surface3 } } },
    [media.coarse]: { minHeight: vars.touch },
    [media.forcedColors]: { selectors: { '&[aria-current]': { outline: '2px solid Highlight' } } },
  },
});
export const count = style({ fontVariantNumeric: 'tabular-nums' });

export const end = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.s2,
  '@media': { [media.phone]: { flex: 1, justifyContent: 'space-between' } },
});
export const all = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.s2,
  minHeight: vars.controlSm,
  paddingInline: vars.s2,
  color: vars.text2,
  fontSize: vars.fs13,
  fontWeight: vars.wMedium,
  cursor: 'pointer',
  '@media': { [media.coarse]: { minHeight: vars.touch }, [media.phone]: { selectors: { '&:not([data-any])': { display: 'none' } } } },
});
export const allWords = style({
  '@media': { [media.phone]: { position: 'absolute', clipPath: 'inset(50%)', width: 1, height: 1, overflow: 'hidden' } },
});
export const layouts = style({ display: 'inline-flex', gap: vars.s2 });
export const layout = style({ selectors: { '&[aria-current]': { color: vars.text, background: vars.surface2 } } });
