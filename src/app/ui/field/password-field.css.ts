import { style } from '@vanilla-extract/css';
import { media } from '../media/media.ts';
import { vars } from '../tokens.css.ts';

/** Four bars under the field, filled from the left. */
export const meter = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  gap: 6,
  marginTop: 3,
  '@media': { [media.noScript]: { display: 'none' } },
});

export const bar = style({
  height: 4,
  borderRadius: vars.rFull,
  background: vars.surface3,
  transition: `background-color ${vars.tBase} ${vars.easeOut}`,
  selectors: { '&[data-filled]': { background: vars.accent }, '&[data-filled="1"]': { background: vars.danger } },
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', selectors: { '&[data-filled]': { background: 'Highlight' } } } },
});
