import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/tokens.css.ts';

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 5,
  flex: 'none',
  height: 22,
  paddingInline: 8,
  color: vars.text2,
  background: vars.surface2,
  borderRadius: vars.rFull,
  fontSize: vars.fs12,
  fontWeight: vars.wSemibold,
  whiteSpace: 'nowrap',
});
export const listed = style([chip, { color: vars.accentText, background: vars.accentSoft }]);

export const counts = style({
  display: 'inline-flex',
  gap: 10,
  flex: 'none',
  color: vars.text3,
  fontSize: vars.fs12,
  fontVariantNumeric: 'tabular-nums',
});
export const count = style({ position: 'relative', display: 'inline-flex', alignItems: 'center', gap: vars.s1 });
