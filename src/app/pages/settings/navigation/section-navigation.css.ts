import { style } from '@vanilla-extract/css';
import { media } from '../../../ui/media/media.ts';
import { vars } from '../../../ui/tokens.css.ts';

export const navigation = style({
  position: 'sticky',
  insetBlockStart: vars.s6,
  '@media': { [media.narrow]: { display: 'none' } },
});

export const list = style({ display: 'grid', gap: 2 });

export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.s3,
  minHeight: vars.controlMd,
  paddingInline: vars.s3,
  borderRadius: vars.rControl,
  color: vars.text2,
  fontWeight: vars.wMedium,
  textDecoration: 'none',
  transition: `background-color ${vars.tFast} ${vars.easeOut}, color ${vars.tFast} ${vars.easeOut}`,
  selectors: {
    '&[aria-current]': { color: vars.text, background: vars.accentSoft, fontWeight: vars.wSemibold },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not([aria-current])': { color: vars.text, background: vars.surface2 } } },
    [media.coarse]: { minHeight: vars.touch },
    [media.forcedColors]: { selectors: { '&[aria-current]': { outline: '2px solid Highlight' } } },
  },
});

export const icon = style({ color: vars.text3, selectors: { '[aria-current] > &': { color: vars.accentText } } });
