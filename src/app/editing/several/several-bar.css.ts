import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/tokens.css.ts';
import * as above from '../above-canvas.css.ts';

export { button } from '../above-canvas.css.ts';

export const bar = style([
  above.bar,
  { width: 'max-content', maxWidth: 'calc(100% - 32px)', gap: vars.s4, paddingInlineStart: vars.s4, fontSize: vars.fs14 },
]);
