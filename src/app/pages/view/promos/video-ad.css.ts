import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/tokens.css.ts';

export const ad = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.s3,
  padding: vars.s5,
  background: vars.surface2,
  borderRadius: vars.rCard,
});
export const title = style({ fontSize: vars.fs15, fontWeight: vars.wSemibold, letterSpacing: vars.trackTitle });
export const text = style({ color: vars.text2 });
