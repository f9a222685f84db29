import { style } from '@vanilla-extract/css';
import { vars } from '../ui/tokens.css.ts';

export const logo = style({ flex: 'none' });
export const upright = style({ stroke: vars.accent });
export const lamp = style({ fill: vars.lamp });
