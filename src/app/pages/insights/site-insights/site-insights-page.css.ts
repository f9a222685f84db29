import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/tokens.css.ts';
import { heading } from '../../../ui/type.css.ts';

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: vars.s4 });
export const subhead = style([heading, { marginBlockStart: vars.s5 }]);
