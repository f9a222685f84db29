import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/tokens.css.ts';

export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.s2,
  minHeight: 22,
  fontSize: vars.fs13,
  color: vars.text3,
  fontVariantNumeric: 'tabular-nums',
});
export const dot = style({ flex: 'none', width: 8, height: 8, background: vars.data1, borderRadius: vars.rFull });
