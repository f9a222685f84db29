import { style } from '@vanilla-extract/css';
import { media } from '../../../ui/media/media.ts';
import { vars } from '../../../ui/tokens.css.ts';

export const bring = style({ display: 'grid', gap: vars.s4 });
/** Takes up no space. */
export const unseen = style({ display: 'contents' });
export const alone = style({ display: 'grid' });
/** The drop area, and a column of files in progress. */
export const beside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 420px',
  alignItems: 'start',
  gap: vars.s5,
  '@media': { [media.medium]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const refused = style({ display: 'grid', gap: 2, margin: 0, padding: 0, listStyle: 'none' });
