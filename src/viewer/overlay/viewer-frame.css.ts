import { style } from '@vanilla-extract/css';

/** Clipped with its own corners, and a world of its own for layers. */
export const frame = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  background: '#0b0e0c',
  color: '#fff',
  selectors: {
    // Where a phone gives a page no fullscreen.
    '&[data-fills-window]': { position: 'fixed', inset: 0, zIndex: 2147483000, width: 'auto', height: 'auto', borderRadius: 0 },
    '&:fullscreen': { borderRadius: 0 },
  },
});

export const stage = style({
  position: 'absolute',
  inset: 0,
  // Fingers move the camera; a page around it scrolls up and down all the same.
  touchAction: 'pan-y',
  userSelect: 'none',
  WebkitTapHighlightColor: 'transparent',
  outline: 'none',
  selectors: {
    '&:focus-visible::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      border: '2px solid #ffbe3d',
      borderRadius: 'inherit',
      pointerEvents: 'none',
    },
    ':fullscreen > &, [data-fills-window] > &': { touchAction: 'none' },
  },
});

/** The controls lie over the stage and let everything through that is not a control. */
export const shell = style({ position: 'absolute', inset: 0, pointerEvents: 'none' });
