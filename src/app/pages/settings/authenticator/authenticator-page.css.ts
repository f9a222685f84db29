import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/tokens.css.ts';

/** Dark on light in every theme: not every camera reads the opposite. */
export const picture = style({ width: 216, height: 216, background: '#fff', borderRadius: vars.rControl });
export const key = style({ display: 'grid', gap: vars.s1, color: vars.text2 });
export const letters = style({ color: vars.text, fontSize: vars.fs15, overflowWrap: 'anywhere', userSelect: 'all' });
