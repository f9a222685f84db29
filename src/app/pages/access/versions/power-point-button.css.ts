import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/tokens.css.ts';

export const wrap = style({ display: 'grid', gap: vars.s2, minWidth: 0 });
export const said = style({ margin: 0, fontSize: vars.fs13, color: vars.text2, selectors: { '&:empty': { display: 'none' } } });
