import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/tokens.css.ts';
import { appTitle } from '../../../ui/type.css.ts';

export const title = style([appTitle, { marginBlockEnd: vars.s1 }]);
export const lead = style({ color: vars.text2, marginBlockEnd: vars.s6 });
export const tools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: vars.s3, marginBlock: vars.s4 });
export const canvas = style({
  display: 'block',
  maxWidth: '100%',
  height: 'auto',
  outline: `1px solid ${vars.line}`,
  borderRadius: vars.r1,
});
export const facts = style({ fontSize: vars.fs13, color: vars.text2, fontVariantNumeric: 'tabular-nums' });
