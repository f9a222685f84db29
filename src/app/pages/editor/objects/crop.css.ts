import { style } from '@vanilla-extract/css';
import { media } from '../../../ui/media/media.ts';
import * as above from '../../../editing/above-canvas.css.ts';

export { button, layer } from '../../../editing/above-canvas.css.ts';

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
  outline: `2px solid ${above.selected}`,
  background: 'none',
  cursor: 'move',
  touchAction: 'none',
  selectors: {
    '&:active, &:focus-visible': {
      background: `${third} 33.33% 0 / 1px 100% no-repeat, ${third} 66.67% 0 / 1px 100% no-repeat, ${third} 0 33.33% / 100% 1px no-repeat, ${third} 0 66.67% / 100% 1px no-repeat`,
    },
    '&:focus-visible': { outline: `3px solid ${above.selected}`, outlineOffset: 0 },
  },
});

export const handle = style([
  above.grip,
  {
    cursor: 'crosshair',
    '::before': { inset: 7, borderRadius: 2 },
    '@media': { [media.coarse]: { '::before': { inset: 15 } } },
  },
]);

export const bar = style([above.bar, { maxWidth: 460 }]);
export const size = style({ flex: 1, minWidth: 60 });
