import { style } from '@vanilla-extract/css';
import { media } from '../ui/media/media.ts';
import { vars } from '../ui/tokens.css.ts';

// What somebody works on above the canvas, and the bar that ends it.

// Seen upon the presentation, not upon the page: the same in both themes.
export const [selected, ink] = ['#3FCF96', '#04231A'];

export const layer = style({ position: 'absolute', inset: 0, overflow: 'hidden', touchAction: 'none', userSelect: 'none' });

/** Larger than the dot in it, so that it can be pressed. */
export const grip = style({
  position: 'absolute',
  width: 24,
  height: 24,
  margin: '-12px 0 0 -12px',
  padding: 0,
  border: 0,
  background: 'none',
  touchAction: 'none',
  outline: 'none',
  '::before': { content: '""', position: 'absolute', background: '#fff', border: `1.5px solid ${ink}` },
  selectors: { '&:focus-visible::before': { background: selected, boxShadow: `0 0 0 3px #fff, 0 0 0 5px ${ink}` } },
  '@media': { [media.coarse]: { width: 44, height: 44, margin: '-22px 0 0 -22px' } },
});

export const bar = style({
  position: 'absolute',
  insetBlockEnd: vars.s4,
  insetInline: vars.s4,
  marginInline: 'auto',
  display: 'flex',
  alignItems: 'center',
  gap: vars.s2,
  padding: vars.s2,
  borderRadius: vars.r2,
  background: vars.surface,
  color: vars.text,
  boxShadow: vars.sh3,
  '@media': { [media.phone]: { insetBlock: `${vars.s2} auto` } },
});
export const button = style({ '@media': { [media.coarse]: { minHeight: vars.touch, minWidth: vars.touch } } });
