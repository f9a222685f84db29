import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/tokens.css.ts';

export const facts = style({ display: 'grid', margin: 0 });
export const fact = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${vars.s3}`,
  paddingBlock: 9,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.line}` } },
});
export const value = style({ display: 'inline-flex', alignItems: 'baseline', gap: vars.s2, margin: 0, fontVariantNumeric: 'tabular-nums' });
export const number = style({ fontWeight: vars.wSemibold });
export const less = style({ fontSize: vars.fs13, color: vars.text3 });
export const more = style([less, { color: vars.accentText, fontWeight: vars.wMedium }]);
export const apart = style({ marginBlockStart: 'auto', fontSize: vars.fs13, color: vars.text3 });
export const under = style([less, { flexBasis: '100%', margin: 0, overflowWrap: 'anywhere' }]);
