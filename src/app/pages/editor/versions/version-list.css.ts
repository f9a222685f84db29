import { style } from '@vanilla-extract/css';
import { media } from '../../../ui/media/media.ts';
import { vars } from '../../../ui/tokens.css.ts';

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.s3,
  padding: `${vars.s4} ${vars.s4} ${vars.s2}`,
});
export const filter = style({ flex: 'none', minWidth: 168 });
/** What is there now is in no version yet, or in the latest. */
export const now = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.s3,
  padding: `${vars.s2} 18px 0`,
  color: vars.accentText,
  fontSize: vars.fs14,
  fontWeight: vars.wSemibold,
});
export const title = style({ fontSize: vars.fs15, fontWeight: vars.wSemibold });
export const day = style({
  padding: `${vars.s4} ${vars.s4} ${vars.s1}`,
  color: vars.text2,
  fontSize: vars.fs13,
  fontWeight: vars.wSemibold,
});
export const versions = style({ display: 'grid', gap: 2, paddingInline: vars.s2 });
export const version = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.s3,
  width: '100%',
  minHeight: 54,
  padding: '8px 10px',
  border: 0,
  borderRadius: vars.r2,
  background: 'none',
  color: vars.text,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&[aria-pressed=true]': { background: vars.accentSoft },
    '&:focus-visible': { outline: 'none', boxShadow: vars.focusRing },
  },
  '@media': { [media.hover]: { selectors: { '&:hover:not([aria-pressed=true])': { background: vars.surface2 } } } },
});
export const mark = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  borderRadius: '50%',
  color: vars.accentText,
  selectors: { [`${version}[aria-pressed=true] &`]: { color: vars.onAccent, background: vars.accent } },
});
export const dot = style({ width: 11, height: 11, border: '2px solid currentColor', borderRadius: '50%' });
export const fullDot = style({ width: 11, height: 11, borderRadius: '50%', background: 'currentColor' });
export const words = style({ flex: 1, minWidth: 0, display: 'grid', gap: 1 });
export const name = style({
  overflow: 'hidden',
  fontSize: vars.fs14,
  fontWeight: vars.wSemibold,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const facts = style({ display: 'flex', flexWrap: 'wrap', gap: `2px ${vars.s2}`, color: vars.text2, fontSize: vars.fs13 });
export const tag = style({
  paddingInline: 7,
  borderRadius: vars.rFull,
  color: vars.accentText,
  background: vars.accentSoft,
  fontSize: vars.fs12,
  fontWeight: vars.wSemibold,
  selectors: { [`${version}[aria-pressed=true] &`]: { background: vars.surface } },
});
export const waiting = style({ display: 'grid', justifyItems: 'center', gap: vars.s3, padding: vars.s5, textAlign: 'center' });
export const empty = style({ padding: vars.s5, color: vars.text2, fontSize: vars.fs14 });
export const more = style({ display: 'grid', padding: vars.s4 });
export const kept = style({
  margin: vars.s4,
  padding: `${vars.s3} ${vars.s4}`,
  borderRadius: vars.r2,
  color: vars.text2,
  background: vars.surface2,
  fontSize: vars.fs13,
});
