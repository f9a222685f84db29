import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../media/media.ts';

const turn = keyframes({ to: { rotate: '360deg' } });

// With reduced motion, it pulses instead of turning.
const breathe = keyframes({ '50%': { opacity: 0.35 } });

export const spinner = style({
  flex: 'none',
  animation: `${turn} 800ms linear infinite`,
  '@media': {
    [media.reducedMotion]: {
      animation: `${breathe} 1600ms ease-in-out infinite !important`,
      animationDuration: '1600ms !important',
      animationIterationCount: 'infinite !important',
    },
  },
});
