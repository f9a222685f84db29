import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/tokens.css.ts';

export const waiting = style({ display: 'grid', placeContent: 'center', gap: vars.s4, padding: vars.s5, color: vars.text });
