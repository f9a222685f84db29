import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../media/media.ts';
import { vars } from '../tokens.css.ts';

const shimmer = keyframes({ from: { backgroundPosition: '150% 0' }, to: { backgroundPosition: '-50% 0' } });

const base = style({
  display: 'block',
  background: `linear-gradient(100deg, ${vars.surface2} 40%, ${vars.surface3} 50%, ${vars.surface2} 60%) 0 0 / 200% 100%`,
  borderRadius: vars.r1,
  animation: `${shimmer} 1800ms linear infinite`,
  '@media': {
    [media.reducedMotion]: { background: vars.surface2, animation: 'none' },
    [media.forcedColors]: { border: '1px solid GrayText' },
  },
});

export const shapes = styleVariants({
  line: [base, { height: 11, borderRadius: vars.rFull }],
  title: [base, { height: 20 }],
  thumb: [base, { aspectRatio: '16 / 9', borderRadius: vars.rThumb }],
  circle: [base, { width: 36, aspectRatio: '1', borderRadius: vars.rFull }],
});

export const widths = styleVariants({ full: { width: '100%' }, most: { width: '82%' }, half: { width: '52%' }, own: {} });

export const cardSkeleton = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.s3 });
export const lines = style({ display: 'grid', gap: vars.s2 });
