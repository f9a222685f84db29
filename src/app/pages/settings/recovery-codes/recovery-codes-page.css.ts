import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/tokens.css.ts';

export const list = style({
  display: 'grid',
  gap: vars.s2,
  padding: vars.s5,
  background: vars.surface2,
  borderRadius: vars.rControl,
  fontSize: vars.fs15,
  whiteSpace: 'nowrap',
  overflowX: 'auto',
});
