import { style } from '@vanilla-extract/css';
import { media } from '../../../ui/media/media.ts';
import { vars } from '../../../ui/tokens.css.ts';

export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: vars.s2, marginBlockStart: vars.s2, ':empty': { display: 'none' } });

export const tag = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.s1,
  maxWidth: '100%',
  minHeight: 32,
  paddingInline: '13px 9px',
  overflowWrap: 'anywhere',
  color: vars.text2,
  background: vars.surface2,
  borderRadius: vars.rFull,
  fontSize: vars.fs13,
  fontWeight: vars.wMedium,
  textAlign: 'start',
  '@media': {
    [media.hover]: { ':hover': { color: vars.text, background: vars.surface3 } },
    [media.coarse]: { minHeight: vars.touch },
    [media.phone]: { minHeight: vars.touch, fontSize: vars.fs14 },
    [media.forcedColors]: { border: '1px solid' },
  },
});
