import { style } from '@vanilla-extract/css';
import { media } from '../../../ui/media/media.ts';
import { vars } from '../../../ui/tokens.css.ts';

export const totals = style({ display: 'grid', gap: vars.s2, marginBlockStart: vars.s5 });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.s1} ${vars.s5}`,
  minHeight: 24,
});
export const label = style({ flex: 'none', fontSize: vars.fs13, color: vars.text3 });
export const most = style({ display: 'flex', alignItems: 'center', gap: vars.s2, minWidth: 0, fontSize: vars.fs13 });
export const picture = style({ flex: 'none', width: 40, height: 22, objectFit: 'cover', borderRadius: vars.r1 });
export const link = style({
  overflow: 'hidden',
  fontWeight: vars.wSemibold,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  textDecorationColor: vars.lineStrong,
  textUnderlineOffset: '.2em',
  '@media': { [media.coarse]: { paddingBlock: 12 } },
});
export const count = style({ flex: 'none', color: vars.text3, fontVariantNumeric: 'tabular-nums' });

/** Beside the first number if there is room. */
export const spark = style({
  position: 'absolute',
  insetInlineEnd: vars.s5,
  insetBlockEnd: 22,
  width: '34%',
  height: 36,
  overflow: 'visible',
  '@media': { [media.medium]: { display: 'none' } },
});
export const area = style({ fill: vars.data1, fillOpacity: 0.08 });
export const line = style({
  fill: 'none',
  stroke: vars.data1,
  strokeOpacity: 0.55,
  strokeWidth: 1.5,
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
});
