import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../../ui/media/media.ts';
import { vars } from '../../../ui/tokens.css.ts';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.s4} ${vars.s6}`,
});
export const title = style({ minWidth: 0, overflowWrap: 'anywhere', outline: 'none' });
globalStyle(`${title}:focus-visible`, { outline: 'none' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.s3, '@media': { [media.phone]: { width: '100%' } } });

export const search = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  width: 260,
  '@media': { [media.phone]: { width: '100%' } },
});
export const lens = style({
  position: 'absolute',
  insetInlineStart: 2,
  display: 'grid',
  placeItems: 'center',
  width: 36,
  height: 'calc(100% - 4px)',
  padding: 0,
  color: vars.text3,
  background: 'none',
  border: 0,
  borderRadius: vars.rControl,
  cursor: 'pointer',
  '@media': {
    [media.hover]: { selectors: { '&:hover': { color: vars.text } } },
    [media.coarse]: { insetInlineStart: 0, width: vars.touch, height: vars.touch },
  },
});
export const field = style({
  width: '100%',
  height: vars.controlMd,
  paddingInline: '38px 12px',
  color: vars.text,
  background: vars.surface,
  border: `1px solid ${vars.lineControl}`,
  borderRadius: vars.rControl,
  textOverflow: 'ellipsis',
  '::placeholder': { color: vars.text3, opacity: 1 },
  selectors: { '&:focus-visible': { borderColor: vars.focus, outline: `2px solid ${vars.focus}`, outlineOffset: '-2px' } },
  '@media': { [media.coarse]: { height: vars.touch, paddingInlineStart: vars.touch, fontSize: vars.fs16 } },
});

/** Side by side on a phone, filling its width. */
export const wide = style({ '@media': { [media.phone]: { flex: '1 0 auto' } } });
