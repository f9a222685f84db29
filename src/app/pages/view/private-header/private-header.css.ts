import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/tokens.css.ts';
import { metaText } from '../../../ui/type.css.ts';

export const header = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.s4,
  minHeight: vars.touch,
  marginBlockEnd: vars.s3,
});

export const title = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: vars.fs16,
  fontWeight: vars.wSemibold,
  letterSpacing: vars.trackTitle,
});
export const note = style([metaText, { display: 'block', fontWeight: vars.wRegular, letterSpacing: 0, whiteSpace: 'normal' }]);
