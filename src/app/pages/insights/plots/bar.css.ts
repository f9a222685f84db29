import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../../ui/media/media.ts';
import { vars } from '../../../ui/tokens.css.ts';

export const track = style({ fill: vars.surface2 });

const filled = { '@media': { [media.forcedColors]: { fill: 'CanvasText' } } };
export const bars = styleVariants({ plain: { fill: vars.data1, ...filled }, loss: { fill: vars.data2, ...filled } });
