import { style } from '@vanilla-extract/css';
import { media } from '../../ui/media/media.ts';
import { appTitle } from '../../ui/type.css.ts';
import { vars } from '../../ui/tokens.css.ts';

export const title = style([appTitle, { marginBlockEnd: vars.s6 }]);

/** Navigation beside the sections; one column on narrow screens. */
export const layout = style({
  display: 'grid',
  gridTemplateColumns: '220px minmax(0, 720px)',
  gap: vars.s14,
  alignItems: 'start',
  '@media': { [media.medium]: { gap: vars.s8 }, [media.narrow]: { gridTemplateColumns: 'minmax(0, 720px)' } },
});

export const sections = style({ display: 'grid', gap: vars.s5 });
