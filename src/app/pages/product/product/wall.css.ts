import { style } from '@vanilla-extract/css';
import { media } from '../../../ui/media/media.ts';
import { vars } from '../../../ui/tokens.css.ts';

/** One large and four small: at 16 : 9, they end on the same line. */
export const wall = style({
  display: 'grid',
  gridTemplateColumns: '2fr 1fr 1fr',
  gap: vars.s3,
  '@media': { [media.phone]: { gridTemplateColumns: '1fr 1fr', gap: vars.s2 } },
});

export const place = style({
  minWidth: 0,
  selectors: { '&:first-child': { gridRow: '1 / 3' } },
  '@media': { [media.phone]: { selectors: { '&:first-child': { gridRow: 'auto', gridColumn: '1 / 3' } } } },
});

export const link = style({
  position: 'relative',
  display: 'block',
  height: '100%',
  aspectRatio: '16 / 9',
  width: '100%',
  overflow: 'hidden',
  background: vars.stage,
  borderRadius: vars.rCard,
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: 'inherit', boxShadow: 'inset 0 0 0 1px rgb(18 22 19 / .1)' },
});

export const picture = style({
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  transition: `transform ${vars.tSlow} ${vars.easeOut}`,
  '@media': { [`${media.hover} and ${media.motion}`]: { selectors: { [`${link}:hover &`]: { transform: 'scale(1.03)' } } } },
});
