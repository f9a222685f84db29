import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../../ui/media/media.ts';
import { vars } from '../../../ui/tokens.css.ts';

export const menu = style({
  position: 'fixed',
  inset: 'auto',
  width: 284,
  margin: 0,
  maxHeight: 'calc(100dvh - 16px)',
  padding: 6,
  overflowY: 'auto',
  border: `1px solid ${vars.line}`,
  borderRadius: vars.rMenu,
  background: vars.surface,
  color: vars.text,
  boxShadow: vars.sh3,
});
export const name = style({ flex: 1, textAlign: 'start' });
export const keys = style({ display: 'inline-flex', gap: 4, flex: 'none' });
export const key = style({
  minWidth: 22,
  padding: '1px 6px',
  border: `1px solid ${vars.line}`,
  borderRadius: 5,
  background: vars.surface,
  color: vars.text2,
  font: 'inherit',
  fontSize: 12,
  textAlign: 'center',
});
// Fingers have none.
globalStyle(`${menu} ${keys}`, { '@media': { [media.coarse]: { display: 'none' } } });

export const results = style({ display: 'grid', gap: 2, marginBlockStart: vars.s3, maxHeight: '50dvh', overflowY: 'auto' });
export const result = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.s3,
  minHeight: 40,
  padding: '4px 10px',
  borderRadius: vars.r1,
  cursor: 'pointer',
  selectors: { '&[aria-selected=true]': { background: vars.accentSoft, boxShadow: `inset 2px 0 0 ${vars.accent}` } },
  '@media': { [media.coarse]: { minHeight: vars.touch } },
});
export const empty = style({ padding: '16px 10px', color: vars.text2 });

export const sheet = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(260px, 1fr))', gap: `${vars.s5} ${vars.s8}` });
export const list = style({ display: 'grid', gap: 2 });
export const row = style({ display: 'flex', alignItems: 'center', gap: vars.s3, minHeight: 32 });
