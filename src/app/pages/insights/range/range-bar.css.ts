import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../ui/tokens.css.ts';

export const bar = style({ display: 'flex', flexWrap: 'wrap', gap: vars.s3 });
export const presets = style({ display: 'grid' });
globalStyle(`${presets} [aria-current]`, { color: vars.accentText, background: vars.accentSoft, fontWeight: vars.wSemibold });
export const own = style({
  display: 'grid',
  gap: vars.s3,
  marginBlockStart: 6,
  padding: `${vars.s3} 10px 10px`,
  borderBlockStart: `1px solid ${vars.line}`,
});
export const note = style({ fontSize: vars.fs13, color: vars.text3 });
