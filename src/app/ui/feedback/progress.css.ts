import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../media/media.ts';
import { vars } from '../tokens.css.ts';

const pass = keyframes({ from: { backgroundPosition: '200% 0' }, to: { backgroundPosition: '-100% 0' } });

export const wrap = style({ display: 'grid', gap: vars.s2 });
export const row = style({ display: 'flex', justifyContent: 'space-between', gap: vars.s3, fontSize: vars.fs13 });
export const label = style({ fontWeight: vars.wSemibold });
export const detail = style({ color: vars.text3, fontVariantNumeric: 'tabular-nums' });

const fill = { background: vars.accent, borderRadius: vars.rFull, transition: `inline-size ${vars.tSlow} ${vars.easeOut}` };

export const bar = style({
  appearance: 'none',
  display: 'block',
  width: '100%',
  height: 6,
  overflow: 'hidden',
  border: 0,
  color: vars.accent,
  background: vars.surface3,
  borderRadius: vars.rFull,
  selectors: {
    '&::-webkit-progress-bar': { background: 'transparent' },
    '&::-webkit-progress-value': fill,
    '&::-moz-progress-bar': fill,
    '&:indeterminate': {
      background: `linear-gradient(90deg, ${vars.surface3} 0 30%, ${vars.accent} 50%, ${vars.surface3} 70% 100%) 0 0 / 200% 100%`,
      animation: `${pass} 1600ms linear infinite`,
    },
    '&:indeterminate::-moz-progress-bar': { background: 'transparent' },
  },
  '@media': {
    [media.reducedMotion]: {
      selectors: {
        '&:indeterminate': {
          background: `repeating-linear-gradient(90deg, ${vars.accent} 0 8px, ${vars.surface3} 8px 16px)`,
          animation: 'none',
        },
      },
    },
    [media.forcedColors]: { appearance: 'auto' },
  },
});

export const ring = style({ rotate: '-90deg', fill: 'none', strokeWidth: 5, strokeLinecap: 'round' });
export const track = style({ stroke: vars.surface3 });
export const arc = style({ stroke: vars.accent, transition: `stroke-dashoffset ${vars.tSlow} ${vars.easeOut}` });
/** Loading a presentation uses the lamp colour. */
export const lamp = style({ stroke: vars.lamp });
export const turning = style({ display: 'inline-grid', color: vars.accent });
