import { style } from '@vanilla-extract/css';
import { media } from '../../../ui/media/media.ts';
import { vars } from '../../../ui/tokens.css.ts';

export const layout = style({
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr)',
  gap: vars.s6,
  alignItems: 'start',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.s4 } },
});

export const upload = style({ display: 'grid', gap: vars.s4 });
/** Contains only hidden fields, so it takes no space. */
export const removing = style({ display: 'contents' });
