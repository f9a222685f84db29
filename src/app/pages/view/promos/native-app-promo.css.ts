import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/tokens.css.ts';

export const promo = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.s3,
  padding: vars.s4,
  border: `1px solid ${vars.line}`,
  borderRadius: vars.rCard,
  fontWeight: vars.wMedium,
});
