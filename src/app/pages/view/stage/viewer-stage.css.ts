import { style } from '@vanilla-extract/css';
import { media } from '../../../ui/media/media.ts';
import { vars } from '../../../ui/tokens.css.ts';

export const stage = style({
  position: 'relative',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  borderRadius: vars.rCard,
  background: vars.stage,
  boxShadow: vars.sh3,
  '@media': { [media.phone]: { marginInline: `calc(-1 * ${vars.pageGutter})`, borderRadius: 0, boxShadow: 'none' } },
});

/** Directly under the site header on a phone, if nothing is above it. */
export const topmost = style({ '@media': { [media.phone]: { marginBlockStart: `calc(-1 * ${vars.s5})` } } });

export const frame = style({ width: '100%', height: '100%' });
