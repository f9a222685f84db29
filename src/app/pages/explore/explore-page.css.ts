import { style } from '@vanilla-extract/css';
import { pageTitle } from '../../ui/type.css.ts';
import { vars } from '../../ui/tokens.css.ts';

export const title = style([pageTitle, { overflowWrap: 'anywhere' }]);
export const nothing = style({ paddingBlock: vars.s10, overflowWrap: 'anywhere' });
