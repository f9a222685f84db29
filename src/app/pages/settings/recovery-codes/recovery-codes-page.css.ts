import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/tokens.css.ts';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
  gap: `${vars.s2} ${vars.s6}`,
  padding: vars.s5,
  background: vars.surface2,
  borderRadius: vars.rControl,
  fontSize: vars.fs15,
});
