import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/tokens.css.ts';

export const state = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.s2,
  padding: `${vars.s2} ${vars.s4}`,
  borderBlockEnd: `1px solid ${vars.line}`,
  background: vars.surface2,
  fontSize: vars.fs13,
});
export const name = style({ flex: 1, fontWeight: vars.wSemibold });
