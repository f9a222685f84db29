import { globalStyle, style, type GlobalStyleRule } from '@vanilla-extract/css';
import { media } from '../../../ui/media/media.ts';
import { vars } from '../../../ui/tokens.css.ts';

export const frame = style({ overflow: 'hidden', background: vars.surface, border: `1px solid ${vars.line}`, borderRadius: vars.rCard });
export const table = style({ width: '100%', borderCollapse: 'collapse', fontSize: vars.fs14, tableLayout: 'auto' });
globalStyle(`${table} th, ${table} td`, {
  padding: `${vars.s2} ${vars.s3}`,
  textAlign: 'start',
  verticalAlign: 'middle',
  fontWeight: 'inherit',
});
globalStyle(`${table} thead th`, {
  height: 40,
  color: vars.text3,
  background: vars.bgSubtle,
  borderBlockEnd: `1px solid ${vars.line}`,
  fontSize: vars.fs13,
  fontWeight: vars.wMedium,
  whiteSpace: 'nowrap',
});

export const head = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.s1,
  color: 'inherit',
  textDecoration: 'none',
  borderRadius: vars.r1,
  selectors: { '&:hover, [aria-sort] > &': { color: vars.text }, '[aria-sort] > &': { fontWeight: vars.wSemibold } },
  '@media': { [media.coarse]: { minHeight: vars.touch } },
});
export const up = style({ rotate: '180deg' });

export const row = style({
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.line}` }, '&[data-chosen]': { background: vars.accentSoft } },
  '@media': { [media.hover]: { selectors: { '&:hover:not([data-chosen])': { background: vars.bgSubtle } } } },
});
export const check = style({ width: 44, position: 'relative' });
globalStyle(`${table} ${check}`, { paddingInlineEnd: 0 });
export const name = style({ width: '50%', maxWidth: 0, '@media': { [media.phone]: { width: 'auto', maxWidth: 'none', minWidth: 0 } } });
export const naming = style({ display: 'flex', alignItems: 'center', gap: vars.s3, minWidth: 0 });
export const thumb = style({
  position: 'relative',
  flex: 'none',
  width: 64,
  height: 36,
  overflow: 'hidden',
  background: vars.surface2,
  borderRadius: vars.r2,
  boxShadow: 'inset 0 0 0 1px rgb(18 22 19 / .1)',
  '@media': { [media.phone]: { width: 48, height: 27 } },
});
export const picture = style({ width: '100%', height: '100%', objectFit: 'cover' });
export const words = style({ display: 'grid', minWidth: 0 });
export const link = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: vars.text,
  fontWeight: vars.wSemibold,
  textDecoration: 'none',
  borderRadius: vars.r1,
  selectors: { 'a&:hover': { textDecoration: 'underline', textUnderlineOffset: '.2em' } },
  '@media': { [media.coarse]: { paddingBlock: 12, marginBlock: -6 } },
});
export const folder = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.s1,
  overflow: 'hidden',
  color: vars.text3,
  fontSize: vars.fs12,
  whiteSpace: 'nowrap',
});

export const number = style({ fontVariantNumeric: 'tabular-nums', '@media': { [media.phone]: { display: 'none' } } });
globalStyle(`${table} ${number}`, { textAlign: 'end' });
export const wide = style({});
export const when = style({ color: vars.text2, whiteSpace: 'nowrap' });
export const goes = style({ whiteSpace: 'nowrap' });
export const actions = style({ width: 1 });
export const tools = style({ display: 'flex', justifyContent: 'flex-end' });
export const insights = style({ '@media': { [media.phone]: { display: 'none' } } });

// On a phone, the title takes the width, with visibility and date below it.
const phone = (selector: string, rule: GlobalStyleRule) => globalStyle(selector, { '@media': { [media.phone]: rule } });
phone(`${table}, ${table} thead, ${table} tbody`, { display: 'block' });
phone(`${table} tr`, { display: 'grid', gridTemplateColumns: '44px auto minmax(0, 1fr) auto', alignItems: 'center' });
phone(`${table} thead th`, { height: 'auto', border: 0, background: 'none' });
phone(`${table} thead tr`, { background: vars.bgSubtle, borderBlockEnd: `1px solid ${vars.line}` });
phone(`${table} thead :is(${wide}, ${when}, ${goes})`, { display: 'none' });
phone(`${table} thead th:nth-child(2)`, { gridColumn: '2 / 4' });
phone(`${table} tbody ${check}, ${table} tbody ${actions}`, { gridRow: '1 / 3' });
phone(`${table} tbody ${actions}`, { gridColumn: 4, width: 'auto' });
phone(`${table} tbody ${name}`, { gridColumn: '2 / 4', paddingBlockEnd: 0 });
phone(`${table} tbody ${wide}`, { gridArea: '2 / 2', paddingInlineStart: 72, paddingInlineEnd: 0 });
phone(`${table} tbody :is(${when}, ${goes})`, {
  gridArea: '2 / 3',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  color: vars.text3,
  fontSize: vars.fs13,
});
