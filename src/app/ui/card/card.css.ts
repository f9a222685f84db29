import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../media/media.ts';
import { vars } from '../tokens.css.ts';

export const card = style({ position: 'relative', display: 'grid', gap: vars.s3, minWidth: 0, alignContent: 'start' });

export const link = style({
  color: vars.text,
  textDecoration: 'none',
  outline: 'none',
  '::after': { content: '', position: 'absolute', inset: 0, zIndex: 1, borderRadius: vars.rThumb },
});
globalStyle(`${link}:focus-visible`, { outline: 'none' });

export const thumb = style({
  position: 'relative',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  background: vars.surface2,
  borderRadius: vars.rThumb,
  transition: `box-shadow ${vars.tBase} ${vars.easeOut}`,
  // The inner line keeps a white cover from blending into a white page.
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    borderRadius: 'inherit',
    boxShadow: `inset 0 0 0 1px rgb(18 22 19 / .1)`,
    pointerEvents: 'none',
  },
  selectors: {
    [`${card}:focus-within &`]: { boxShadow: vars.sh3 },
    [`${card}:has(${link}:focus-visible) &`]: { outline: `2px solid ${vars.focus}`, outlineOffset: 2 },
  },
  '@media': { [media.hover]: { selectors: { [`${card}:hover &`]: { boxShadow: vars.sh3 } } } },
});

export const picture = style({ width: '100%', height: '100%', objectFit: 'cover' });

/** Covers the still picture, which shows until it has loaded. */
export const animation = style([picture, { position: 'absolute', inset: 0 }]);

export const placeholder = style({
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  width: '46%',
  height: 'auto',
  stroke: vars.text3,
  fill: vars.accentSoft2,
});

export const badge = style({
  position: 'absolute',
  insetBlockEnd: vars.s2,
  insetInlineEnd: vars.s2,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.s1,
  padding: '2px 7px',
  color: vars.stageText,
  background: vars.stageGlass,
  borderRadius: vars.r2,
  fontSize: vars.fs12,
  fontWeight: vars.wSemibold,
});

const isShown = { opacity: 1, pointerEvents: 'auto' } as const;

/** Over the picture: always on devices without hover, otherwise on hover or keyboard focus. The picture stays part of the link. */
export const actions = style({
  position: 'absolute',
  zIndex: 2,
  insetBlockStart: vars.s2,
  insetInlineEnd: vars.s2,
  display: 'flex',
  gap: vars.s2,
  '@media': {
    [`${media.hover} and (pointer: fine)`]: {
      opacity: 0,
      pointerEvents: 'none',
      transition: `opacity ${vars.tFast} ${vars.easeOut}`,
      selectors: { [`${card}:hover &`]: isShown, [`${card}:focus-within &`]: isShown },
    },
  },
});

export const row = style({ display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: vars.s2 });
export const words = style({ flex: 1, display: 'grid', gap: 2, minWidth: 0 });

export const title = style({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  fontSize: vars.fs14,
  letterSpacing: vars.trackUi,
  lineHeight: vars.lhSnug,
  // Room for descenders that the clamp would cut off.
  paddingBlockEnd: 1,
});

export const meta = style({ fontSize: vars.fs13, color: vars.text3 });
export const end = style({ position: 'relative', zIndex: 2, flex: 'none' });

/** As many cards side by side as fit. */
export const cardGrid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(264px, 100%), 1fr))',
  gap: `${vars.s8} ${vars.s6}`,
});
