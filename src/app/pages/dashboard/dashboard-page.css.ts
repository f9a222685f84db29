import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/tokens.css.ts';

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between', gap: vars.s3 });

export const links = style({ display: 'flex', flexWrap: 'wrap', gap: vars.s5 });

/** On the line of the title. */
export const insights = style({ marginBlock: '-6px' });

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
