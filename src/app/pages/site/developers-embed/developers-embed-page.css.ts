import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../../ui/media/media.ts';
import { pageTitle } from '../../../ui/type.css.ts';
import { vars } from '../../../ui/tokens.css.ts';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: vars.s4,
  paddingBlockStart: vars.s4,
});
export const title = style([pageTitle]);
export const lead = style({ marginBlockStart: vars.s2, fontSize: vars.fs18, color: vars.text2, textWrap: 'pretty' });

export const part = style({
  display: 'grid',
  gap: vars.s4,
  minWidth: 0,
  marginBlockStart: vars.s14,
  scrollMarginBlockStart: vars.s6,
  '@media': { [media.phone]: { marginBlockStart: vars.s10 } },
});
globalStyle(`${part} > *`, { minWidth: 0 });

export const choose = style({ display: 'flex', alignItems: 'end', gap: vars.s3, maxWidth: 400 });
globalStyle(`${choose} > :first-child`, { flex: 1 });
// As tall as the field beside it.
globalStyle(`${choose} > button`, { minHeight: 40, '@media': { [media.coarse]: { minHeight: vars.touch } } });

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.s4,
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const tableFrame = style({ overflowX: 'auto', border: `1px solid ${vars.line}`, borderRadius: vars.rThumb });
export const table = style({ width: '100%', borderCollapse: 'collapse', fontSize: vars.fs14, textAlign: 'start' });
export const caption = style({
  padding: `${vars.s3} ${vars.s4}`,
  fontWeight: vars.wSemibold,
  textAlign: 'start',
  background: vars.bgSubtle,
  borderBlockEnd: `1px solid ${vars.line}`,
});

globalStyle(`${table} th, ${table} td`, {
  padding: `${vars.s2} ${vars.s4}`,
  textAlign: 'start',
  verticalAlign: 'baseline',
  fontWeight: vars.wRegular,
  color: vars.text2,
});
globalStyle(`${table} thead th`, { fontSize: vars.fs13, color: vars.text3 });
globalStyle(`${table} tbody tr`, { borderBlockStart: `1px solid ${vars.line}` });
globalStyle(`${table} tbody th`, { width: '34%', color: vars.text, '@media': { [media.phone]: { width: 'auto' } } });
globalStyle(`${table} th, ${table} td`, { '@media': { [media.phone]: { paddingInline: vars.s3 } } });
globalStyle(`${table} code`, { fontSize: vars.fs13 });
