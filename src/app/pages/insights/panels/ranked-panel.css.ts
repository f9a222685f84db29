import { style } from '@vanilla-extract/css';
import { media } from '../../../ui/media/media.ts';
import { vars } from '../../../ui/tokens.css.ts';

export const list = style({ display: 'grid', gap: vars.s3 });

export const row = style({ display: 'grid', gridTemplateColumns: '22px minmax(0, 1fr)', gap: `6px ${vars.s3}`, alignItems: 'center' });
export const bareRow = style({ display: 'grid', gap: 6 });

export const lead = style({ display: 'grid', placeItems: 'center', minHeight: 22, color: vars.text2 });
export const words = style({ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: vars.s3, minWidth: 0 });
export const name = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', color: vars.text });
export const value = style({ flex: 'none', fontWeight: vars.wSemibold, fontVariantNumeric: 'tabular-nums' });
export const bar = style({ gridColumn: '-2 / -1', minWidth: 0 });

export const link = style({
  display: 'flex',
  minWidth: 0,
  textDecorationColor: 'transparent',
  textUnderlineOffset: '.2em',
  '@media': {
    [media.hover]: { ':hover': { textDecorationColor: 'currentcolor' } },
    [media.coarse]: { minHeight: vars.touch, alignItems: 'center', textDecorationColor: vars.lineControl },
  },
});

export const code = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: 24,
  minHeight: 22,
  color: vars.text2,
  background: vars.surface2,
  borderRadius: vars.r1,
  fontSize: vars.fs11,
  fontWeight: vars.wSemibold,
  textTransform: 'uppercase',
});
