import { style } from '@vanilla-extract/css';
import { media } from '../../../ui/media/media.ts';
import { vars } from '../../../ui/tokens.css.ts';

export const trending = style({ display: 'grid', gap: vars.s4 });
export const terms = style({ display: 'flex', flexWrap: 'wrap', gap: `${vars.s2} 10px` });

export const term = style({
  display: 'inline-flex',
  maxWidth: '100%',
  overflowWrap: 'anywhere',
  alignItems: 'center',
  gap: vars.s2,
  minHeight: vars.controlMd,
  paddingInline: 14,
  color: vars.text2,
  border: `1px solid ${vars.lineStrong}`,
  borderRadius: vars.rFull,
  fontWeight: vars.wMedium,
  textDecoration: 'none',
  transition: `background-color ${vars.tFast} ${vars.easeOut}, color ${vars.tFast} ${vars.easeOut}`,
  '@media': {
    [media.hover]: { ':hover': { color: vars.text, background: vars.surface2 } },
    [media.coarse]: { minHeight: vars.touch },
    [media.phone]: { minHeight: vars.touch },
  },
});
