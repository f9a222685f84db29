import { style } from '@vanilla-extract/css';
import { media } from '../../ui/media/media.ts';
import { vars } from '../../ui/tokens.css.ts';

/** The presentation and its details, with the sidebar beside them, or below on narrow screens. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${vars.sidebarW}`,
  columnGap: vars.pageGap,
  alignItems: 'start',
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: vars.s10 } },
});

/** Everything about the presentation, from its stage to its transcript. */
export const main = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
export const about = style({
  marginBlock: `${vars.s5} ${vars.s10}`,
  '@media': { [media.phone]: { marginBlock: `${vars.s6} ${vars.s8}` } },
});

/** What is beside the presentation. */
export const aside = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.s10 });

export const below = style({
  marginBlockStart: vars.s14,
  paddingBlockStart: vars.s8,
  borderBlockStart: `1px solid ${vars.line}`,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.s14,
});
