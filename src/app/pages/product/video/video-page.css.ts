import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/tokens.css.ts';

export const note = style({
  maxWidth: '72ch',
  paddingInlineStart: vars.s5,
  borderInlineStart: `3px solid ${vars.lineStrong}`,
  fontSize: vars.fs15,
  lineHeight: vars.lhRead,
  color: vars.text2,
});
export const pointsAndNote = style({ display: 'grid', gap: vars.s10 });
