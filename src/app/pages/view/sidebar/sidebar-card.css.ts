import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../../ui/media/media.ts';
import { vars } from '../../../ui/tokens.css.ts';

const card = style({ display: 'grid', minWidth: 0, color: 'inherit', textDecoration: 'none', borderRadius: vars.rThumb });

export const shapes = styleVariants({
  row: [
    card,
    {
      gridTemplateColumns: '136px minmax(0, 1fr)',
      alignItems: 'center',
      gap: vars.s3,
      '@media': { [media.narrow]: { gridTemplateColumns: '150px minmax(0, 1fr)', gap: vars.s4 } },
    },
  ],
  tile: [card, { gap: vars.s2 }],
  large: [card, { gap: 10 }],
});

export const thumb = style({
  position: 'relative',
  display: 'block',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  background: vars.surface2,
  borderRadius: vars.rControl,
  // The inner line keeps a white cover from blending into a white page.
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    borderRadius: 'inherit',
    boxShadow: 'inset 0 0 0 1px rgb(18 22 19 / .1)',
    pointerEvents: 'none',
  },
});

export const picture = style({ width: '100%', height: '100%', objectFit: 'cover' });

export const play = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  width: 46,
  height: 46,
  margin: 'auto',
  paddingInlineStart: 2,
  color: '#121613',
  background: '#fff',
  borderRadius: vars.rFull,
  boxShadow: vars.sh3,
});

export const duration = style({
  position: 'absolute',
  insetBlockEnd: 6,
  insetInlineEnd: 6,
  padding: '2px 6px',
  color: vars.stageText,
  background: vars.stageGlass,
  borderRadius: vars.r2,
  fontSize: vars.fs12,
  fontWeight: vars.wSemibold,
  fontVariantNumeric: 'tabular-nums',
});

export const words = style({ display: 'grid', gap: 2, minWidth: 0 });

const clamped = style({ display: '-webkit-box', overflow: 'hidden', WebkitBoxOrient: 'vertical' });
export const lines = styleVariants({ 1: 1, 2: 2, 3: 3 }, (count) => [clamped, { WebkitLineClamp: count }]);

export const title = style({
  fontWeight: vars.wSemibold,
  lineHeight: vars.lhSnug,
  letterSpacing: vars.trackUi,
  // Room for descenders that the clamp would cut off.
  paddingBlockEnd: 1,
  '@media': { [media.hover]: { selectors: { [`${card}:hover &`]: { textDecoration: 'underline', textUnderlineOffset: '.2em' } } } },
});
export const subTitle = style({ color: vars.text3, fontSize: vars.fs13 });
