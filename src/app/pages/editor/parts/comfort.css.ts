import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../../ui/media/media.ts';
import { vars } from '../../../ui/tokens.css.ts';

export const card = style({
  position: 'absolute',
  // Upon the small map.
  zIndex: 1,
  insetBlockEnd: vars.s4,
  insetInlineStart: vars.s4,
  display: 'flex',
  flexDirection: 'column',
  width: 330,
  maxWidth: 'calc(100% - 32px)',
  maxHeight: 'min(420px, calc(100% - 104px))',
  overflow: 'hidden',
  borderRadius: vars.r2,
  background: vars.surface,
  color: vars.text,
  boxShadow: vars.sh3,
  ':focus-visible': { outlineOffset: -2 },
  '@media': { [media.phone]: { insetInline: vars.s2, insetBlockEnd: vars.s2, width: 'auto', maxWidth: 'none', maxHeight: '60%' } },
});
export const header = style({ display: 'flex', alignItems: 'center', gap: vars.s2, padding: `${vars.s2} ${vars.s2} 0 ${vars.s4}` });
export const title = style({ flex: 1, fontSize: vars.fs14 });
export const sum = style({ padding: `0 ${vars.s4} ${vars.s2}`, color: vars.text2, fontSize: vars.fs13 });

export const list = style({ overflowY: 'auto', overscrollBehavior: 'contain', borderBlockStart: `1px solid ${vars.line}` });
export const item = style({
  padding: `${vars.s2} ${vars.s4} ${vars.s3}`,
  selectors: { '&[data-chosen]': { background: vars.surface2 }, '& + &': { borderBlockStart: `1px solid ${vars.line}` } },
});
export const name = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.s2,
  width: '100%',
  minHeight: 28,
  textAlign: 'start',
  fontWeight: vars.wSemibold,
  '@media': { [media.coarse]: { minHeight: vars.touch } },
});
export const label = style({ flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const facts = style({ color: vars.text2, fontSize: vars.fs13, fontVariantNumeric: 'tabular-nums' });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.s1,
  marginBlockStart: vars.s2,
  selectors: { '&:empty': { display: 'none' } },
});

const grade = style({ flex: 'none', paddingInline: vars.s2, borderRadius: vars.rFull, fontSize: vars.fs12, lineHeight: '20px' });
export const grades = styleVariants({
  calm: [grade, { background: vars.accentSoft2, color: vars.accentText }],
  cut: [grade, { background: vars.surface2, color: vars.text2 }],
  lively: [grade, { background: vars.surface3, color: vars.text }],
  wild: [grade, { background: vars.lamp, color: vars.onLamp }],
});
