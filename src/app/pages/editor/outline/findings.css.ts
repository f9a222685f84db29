import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../../ui/media/media.ts';
import { vars } from '../../../ui/tokens.css.ts';

export const card = style({
  display: 'flex',
  flex: 'none',
  flexDirection: 'column',
  maxHeight: '55%',
  margin: vars.s3,
  padding: `${vars.s3} 12px`,
  borderRadius: vars.rThumb,
  background: vars.bgSubtle,
  overflow: 'hidden',
  '@media': { [media.forcedColors]: { border: '1px solid' } },
});

export const fine = style({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  marginBlockStart: 6,
  color: vars.accentText,
  fontSize: vars.fs13,
});
export const button = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.s2,
  minHeight: 32,
  marginBlockStart: vars.s1,
  borderRadius: vars.r1,
  color: vars.accentText,
  fontSize: vars.fs13,
  fontWeight: vars.wSemibold,
  '@media': { [media.coarse]: { minHeight: vars.touch } },
});
globalStyle(`${button}[aria-expanded=true] > svg`, { rotate: '180deg' });

export const list = style({ minHeight: 0, marginInline: -12, overflowY: 'auto', overscrollBehavior: 'contain', scrollbarWidth: 'thin' });
export const item = style({
  display: 'grid',
  gap: vars.s2,
  padding: `${vars.s2} 12px ${vars.s3}`,
  borderBlockStart: `1px solid ${vars.line}`,
  outlineOffset: -2,
});
export const head = style({ display: 'flex', alignItems: 'center', gap: vars.s2, marginInlineEnd: -6 });
export const title = style({ flex: 1, fontSize: vars.fs13 });
export const icon = style({ flex: 'none', color: vars.danger });
export const detail = style({ color: vars.text2, fontSize: vars.fs13 });
export const form = style({ display: 'grid', gap: vars.s2 });
export const pictured = style({ display: 'flex', alignItems: 'center', gap: vars.s3 });
export const picture = style({ flex: 'none', width: 84, height: 47, borderRadius: vars.r2, background: vars.stage });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.s1 });
export const rest = style({ padding: '10px 12px', borderBlockStart: `1px solid ${vars.line}`, color: vars.text3, fontSize: vars.fs13 });
export const all = style({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.s2,
  marginInline: -12,
  padding: `${vars.s2} 12px 0`,
  borderBlockStart: `1px solid ${vars.line}`,
});
export const part = style({ color: vars.text3, fontSize: vars.fs13 });
