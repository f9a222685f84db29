import { style } from '@vanilla-extract/css';
import { media } from '../../ui/media.ts';
import { vars } from '../../ui/tokens.css.ts';

/** The presentation and what belongs to it, with other things beside; under each other where there is no room. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${vars.sidebarW}`,
  columnGap: vars.pageGap,
  alignItems: 'start',
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: vars.s10 } },
});

/** What belongs to the presentation, from its stage to its transcript. */
export const main = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
export const about = style({
  marginBlock: `${vars.s5} ${vars.s10}`,
  '@media': { [media.phone]: { marginBlock: `${vars.s6} ${vars.s8}` } },
});

export const below = style({
  marginBlockStart: vars.s14,
  paddingBlockStart: vars.s8,
  borderBlockStart: `1px solid ${vars.line}`,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.s14,
});
