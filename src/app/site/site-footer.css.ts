import { style } from '@vanilla-extract/css';
import { media } from '../ui/media/media.ts';
import { vars } from '../ui/tokens.css.ts';

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.s3} ${vars.s6}`,
  paddingBlock: `${vars.s5} ${vars.s8}`,
  fontSize: vars.fs13,
  color: vars.text3,
  '@media': {
    [media.phone]: {
      flexDirection: 'column',
      alignItems: 'flex-start',
      paddingBlock: `${vars.s5} calc(${vars.s8} + env(safe-area-inset-bottom))`,
    },
  },
});

/** The words of a quiet button are in line with those above. */
export const flush = style({ marginInline: -10 });

export const language = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.s2,
  marginInlineStart: 'auto',
  '@media': { [media.phone]: { marginInlineStart: 0 } },
});

export const change = style({
  display: 'none',
  selectors: { '[data-pending] > &': { display: 'block' } },
  '@media': { [media.noScript]: { display: 'block' } },
});

export const select = style({
  height: vars.controlSm,
  paddingInline: '10px 30px',
  color: vars.text,
  background: vars.surface,
  border: `1px solid ${vars.lineControl}`,
  borderRadius: vars.rControl,
  appearance: 'none',
  cursor: 'pointer',
  '@media': { [media.coarse]: { height: vars.touch, fontSize: vars.fs16 } },
});

export const frame = style({ position: 'relative', display: 'inline-flex', alignItems: 'center' });
export const chevron = style({ position: 'absolute', insetInlineEnd: 9, pointerEvents: 'none' });
