import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../ui/media/media.ts';
import { vars } from '../../ui/tokens.css.ts';

export const features = style({ marginBlockStart: vars.s24, '@media': { [media.narrow]: { marginBlockStart: vars.s18 } } });

const feature = style({
  display: 'grid',
  gap: `${vars.s6} 7.3%`,
  alignItems: 'center',
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr) !important' } },
});

/** Text and picture alternate sides, and the path crosses between them. */
export const sides = styleVariants({
  start: [feature, { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' }],
  end: [feature, { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' }],
});

const dots = {
  width: 36,
  backgroundImage: `radial-gradient(circle at center, ${vars.lineControl} 1.2px, transparent 1.7px)`,
  backgroundSize: '36px 10px',
};

/** The path enters at the top and leaves at the bottom, in line with the number. */
export const words = style({
  alignSelf: 'stretch',
  display: 'grid',
  gridTemplateRows: '1fr auto 1fr',
  gap: vars.s3,
  '::before': { content: '', ...dots },
  '::after': { content: '', ...dots },
  '@media': { [media.narrow]: { gridTemplateRows: 'auto', '::before': { content: 'none' }, '::after': { content: 'none' } } },
});

export const noWayOn = style({ '::after': { content: 'none' } });
export const inner = style({
  display: 'grid',
  gap: vars.s3,
  maxWidth: 460,
  overflowWrap: 'anywhere',
  '@media': { [media.narrow]: { maxWidth: 620 } },
});

export const wordsAtEnd = style({ order: 1, '@media': { [media.narrow]: { order: 0 } } });

export const text = style({
  fontSize: vars.fs18,
  lineHeight: 1.6,
  color: vars.text2,
  textWrap: 'pretty',
  '@media': { [media.phone]: { fontSize: vars.fs16 } },
});

// Lit while it crosses the middle of the window: the lamp shows the current place.
const light = keyframes({
  '0%, 100%': { color: vars.text, background: vars.surface2, boxShadow: 'none' },
  '18%, 82%': { color: vars.onLamp, background: vars.lamp, boxShadow: '0 0 0 6px rgb(255 190 61 / .2)' },
});

export const number = style({
  display: 'grid',
  placeItems: 'center',
  width: 36,
  height: 36,
  marginBlockEnd: vars.s2,
  color: vars.text,
  background: vars.surface2,
  borderRadius: vars.rFull,
  fontWeight: vars.wSemibold,
  '@supports': {
    '(animation-timeline: view())': {
      '@media': {
        [media.motion]: { animation: `${light} linear both`, animationTimeline: 'view()', animationRange: 'cover 12% cover 78%' },
      },
    },
  },
});

export const figure = style({ minWidth: 0 });

export const connector = style({
  display: 'block',
  width: '100%',
  height: 132,
  overflow: 'visible',
  '@media': { [media.narrow]: { display: 'none' } },
});
export const path = style({
  fill: 'none',
  stroke: vars.lineControl,
  strokeWidth: 2.5,
  strokeLinecap: 'round',
  strokeDasharray: '.1 10',
  vectorEffect: 'non-scaling-stroke',
});

/** In a single column, the path runs straight down. */
export const straight = style({
  display: 'none',
  '@media': {
    [media.narrow]: {
      ...dots,
      display: 'block',
      height: 56,
      marginBlock: vars.s3,
    },
  },
});
