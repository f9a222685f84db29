import { style } from '@vanilla-extract/css';

/** Clips to its own corners, and isolates its stacking order from the page. */
export const frame = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  background: '#0b0e0c',
  color: '#fff',
  selectors: {
    // For phones that give a page no fullscreen.
    '&[data-fills-window]': { position: 'fixed', inset: 0, zIndex: 2147483000, width: 'auto', height: 'auto', borderRadius: 0 },
    '&:fullscreen': { borderRadius: 0 },
  },
  // White words need their dark background on paper too.
  '@media': { print: { printColorAdjust: 'exact', breakInside: 'avoid' } },
});

export const stage = style({
  position: 'absolute',
  inset: 0,
  // Touches move the camera, but the page around it still scrolls vertically.
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

/** The controls cover the stage; everything that is not a control lets pointer events through. */
export const shell = style({ position: 'absolute', inset: 0, pointerEvents: 'none', '@media': { print: { display: 'none' } } });
