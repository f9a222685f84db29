import { style } from '@vanilla-extract/css';
import { media } from '../../../ui/media/media.ts';
import { vars } from '../../../ui/tokens.css.ts';

// Seen upon the presentation, not upon the page: the same in both themes.
const [selected, ink] = ['#3FCF96', '#04231A'];

export const layer = style({ position: 'absolute', inset: 0, overflow: 'hidden', touchAction: 'none', userSelect: 'none' });
export const outside = style({ position: 'absolute', inset: 0, background: 'rgb(4 35 26 / .45)' });
export const turned = style({ position: 'absolute', insetBlockStart: 0, left: 0, width: 0, height: 0, transformOrigin: '0 0' });

export const picture = style({ position: 'absolute', maxWidth: 'none', pointerEvents: 'none' });
export const faded = style({ opacity: 0.4, pointerEvents: 'none' });
export const shown = style({ position: 'absolute', overflow: 'hidden', pointerEvents: 'none' });

const third = `linear-gradient(rgb(255 255 255 / .5), rgb(255 255 255 / .5))`;
export const frame = style({
  position: 'absolute',
  padding: 0,
  border: 0,
  outline: `2px solid ${selected}`,
  background: 'none',
  cursor: 'move',
  touchAction: 'none',
  selectors: {
    '&:active, &:focus-visible': {
      background: `${third} 33.33% 0 / 1px 100% no-repeat, ${third} 66.67% 0 / 1px 100% no-repeat, ${third} 0 33.33% / 100% 1px no-repeat, ${third} 0 66.67% / 100% 1px no-repeat`,
    },
    '&:focus-visible': { outline: `3px solid ${selected}`, outlineOffset: 0 },
  },
});

export const handle = style({
  position: 'absolute',
  width: 24,
  height: 24,
  margin: '-12px 0 0 -12px',
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'crosshair',
  touchAction: 'none',
  outline: 'none',
  '::before': {
    content: '""',
    position: 'absolute',
    inset: 7,
    background: '#fff',
    border: `1.5px solid ${ink}`,
    borderRadius: 2,
  },
  selectors: {
    '&:focus-visible::before': { background: selected, boxShadow: `0 0 0 3px #fff, 0 0 0 5px ${ink}` },
  },
  '@media': { [media.coarse]: { width: 44, height: 44, margin: '-22px 0 0 -22px', '::before': { inset: 15 } } },
});

export const bar = style({
  position: 'absolute',
  insetBlockEnd: vars.s4,
  insetInline: vars.s4,
  marginInline: 'auto',
  maxWidth: 460,
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
export const size = style({ flex: 1, minWidth: 60 });
export const button = style({ '@media': { [media.coarse]: { minHeight: vars.touch, minWidth: vars.touch } } });
