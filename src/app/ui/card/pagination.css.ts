import { style } from '@vanilla-extract/css';
import { vars } from '../tokens.css.ts';

export const pagination = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  gap: vars.s3,
  marginBlockStart: vars.s14,
});
export const side = style({ minWidth: 0 });
export const end = style([side, { justifySelf: 'end' }]);
export const place = style({ textAlign: 'center', fontVariantNumeric: 'tabular-nums' });
