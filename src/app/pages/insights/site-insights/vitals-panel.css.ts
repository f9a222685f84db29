import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../ui/tokens.css.ts';

const rating = style({ display: 'inline-flex', alignItems: 'center', gap: 6, fontWeight: vars.wMedium });
export const ratings = styleVariants({
  good: [rating, { color: vars.accentText }],
  middling: [rating, { color: vars.text }],
  poor: [rating, { color: vars.danger }],
});
