import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/tokens.css.ts';

export const place = style({
  display: 'grid',
  justifyItems: 'center',
  textAlign: 'center',
  gap: vars.s5,
  padding: `${vars.s14} ${vars.s5}`,
  background: vars.surface,
  border: `1px dashed ${vars.lineStrong}`,
  borderRadius: vars.rCard,
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: vars.s2 });
export const address = style({
  marginBlockStart: vars.s3,
  fontFamily: vars.fontMono,
  fontSize: vars.fs13,
  color: vars.text,
  overflowWrap: 'anywhere',
  userSelect: 'all',
});
