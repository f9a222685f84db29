import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/tokens.css.ts';

export const shelf = style({ selectors: { '& + &': { marginBlockStart: vars.s14 } } });
export const shelfHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.s4,
  minHeight: vars.controlMd,
  marginBlockEnd: vars.s4,
});
