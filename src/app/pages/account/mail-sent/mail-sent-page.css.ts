import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/tokens.css.ts';

export const envelope = style({
  display: 'grid',
  placeItems: 'center',
  width: 56,
  height: 56,
  color: vars.accentText,
  background: vars.accentSoft,
  borderRadius: vars.rCard,
});

export const advice = style({ display: 'grid', justifyItems: 'start', gap: vars.s4, color: vars.text2 });
export const outbox = style({ display: 'grid', justifyItems: 'start', gap: vars.s3 });
