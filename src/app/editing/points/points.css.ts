import { style } from '@vanilla-extract/css';
import { media } from '../../ui/media/media.ts';
import * as above from '../above-canvas.css.ts';

export { button, layer } from '../above-canvas.css.ts';

export const outside = style({ position: 'absolute', inset: 0 });
export const drawing = style({ position: 'absolute', inset: 0, pointerEvents: 'none' });
export const outline = style({ fill: 'none', stroke: above.selected, strokeWidth: 2, filter: 'drop-shadow(0 0 1px rgb(4 35 26 / .6))' });

export const point = style([
  above.grip,
  {
    cursor: 'move',
    '::before': { inset: 6, borderRadius: '50%' },
    selectors: { '&[data-chosen]::before': { background: above.selected } },
    '@media': { [media.coarse]: { '::before': { inset: 14 } } },
  },
]);

export const bar = style([above.bar, { width: 'max-content', maxWidth: 'calc(100% - 32px)' }]);
