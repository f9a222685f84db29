import { style } from '@vanilla-extract/css';
import { media } from '../../ui/media/media.ts';
import { vars } from '../../ui/tokens.css.ts';

export const trigger = style({
  display: 'inline-grid',
  placeItems: 'center',
  borderRadius: vars.rFull,
  transition: `box-shadow ${vars.tFast} ${vars.easeOut}`,
  '@media': {
    [media.hover]: { ':hover': { boxShadow: `0 0 0 3px ${vars.surface3}` } },
    [media.coarse]: { width: vars.touch, height: vars.touch },
  },
  selectors: { '&[aria-expanded="true"]': { boxShadow: `0 0 0 3px ${vars.surface3}` } },
});

export const who = style({ display: 'grid', minWidth: 0 });
export const name = style({ fontWeight: vars.wSemibold, overflow: 'hidden', textOverflow: 'ellipsis' });
export const email = style({ fontSize: vars.fs13, color: vars.text3, overflow: 'hidden', textOverflow: 'ellipsis' });
