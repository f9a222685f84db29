import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/tokens.css.ts';

export const ways = style({ display: 'grid', gap: vars.s6 });
export const way = style({ display: 'grid', gap: vars.s3 });
export const hint = style({ color: vars.text3, fontSize: vars.fs13 });
export const player = style({ display: 'block', width: '100%', maxHeight: 240, borderRadius: vars.r2, background: '#12171a' });
export const sound = style({ display: 'block', width: '100%' });
