import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/tokens.css.ts';

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between', gap: vars.s3 });

/** Where the presentations will be: an open place rather than a blank one. */
export const place = style({
  marginBlockStart: vars.s6,
  paddingBlock: vars.s10,
  background: vars.bgSubtle,
  border: `1px dashed ${vars.lineStrong}`,
  borderRadius: vars.rCard,
});

export const ways = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: vars.s2 });

export const cards = style({ marginBlockStart: vars.s6 });
