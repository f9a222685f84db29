import { style } from '@vanilla-extract/css';
import { vars } from '../tokens.css.ts';

export const line = style({ fill: 'none', stroke: vars.text3, strokeWidth: 1.25, strokeDasharray: '.1 3', strokeLinecap: 'round' });
export const stop = style({ fill: vars.accentSoft2, stroke: vars.accent, strokeWidth: 1 });
