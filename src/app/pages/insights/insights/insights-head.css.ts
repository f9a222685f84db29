import { style } from '@vanilla-extract/css';
import { media } from '../../../ui/media/media.ts';
import { vars } from '../../../ui/tokens.css.ts';
import { appTitle } from '../../../ui/type.css.ts';

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.s4 });
export const thumb = style({
  position: 'relative',
  flex: 'none',
  width: 104,
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  background: vars.surface2,
  borderRadius: vars.rControl,
  boxShadow: vars.sh2,
  '@media': { [media.phone]: { width: 80 } },
});
export const picture = style({ width: '100%', height: '100%', objectFit: 'cover' });
export const words = style({ flex: '1 1 220px', minWidth: 0, '@media': { [media.phone]: { flexBasis: 160 } } });
export const title = style([appTitle, { overflowWrap: 'anywhere', '@media': { [media.phone]: { fontSize: vars.fs21 } } }]);
export const link = style({
  textDecorationColor: 'transparent',
  textUnderlineOffset: '.16em',
  textDecorationThickness: 2,
  '@media': { [media.hover]: { ':hover': { textDecorationColor: vars.lineStrong } } },
});
