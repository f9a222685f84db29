import { style } from '@vanilla-extract/css';
import { vars } from '../tokens.css.ts';

export const emptyState = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.s1,
  maxWidth: 420,
  marginInline: 'auto',
  paddingBlock: vars.s6,
  paddingInline: vars.s4,
  textAlign: 'center',
});

export const drawing = style({ marginBlockEnd: vars.s4 });
export const stop = style({ fill: vars.accentSoft2 });
export const lamp = style({ fill: vars.lamp });
export const path = style({ stroke: vars.text3 });
export const title = style({ fontSize: vars.fs18 });
export const words = style({ color: vars.text2, textWrap: 'balance' });
export const action = style({ marginBlockStart: vars.s3 });
