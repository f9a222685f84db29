import { style } from '@vanilla-extract/css';
import { media } from '../../../ui/media/media.ts';
import { pageTitle } from '../../../ui/type.css.ts';
import { vars } from '../../../ui/tokens.css.ts';

export const gate = style({
  display: 'grid',
  gap: vars.s6,
  '@media': { [`not all and ${media.phone}`]: { paddingBlockStart: 'clamp(0px, 8vh - 40px, 64px)' } },
});

export const lock = style({
  display: 'grid',
  placeItems: 'center',
  width: 56,
  height: 56,
  color: vars.accentText,
  background: vars.accentSoft,
  borderRadius: vars.rCard,
});

export const opening = style({ display: 'grid', gap: vars.s2 });
export const from = style({ fontWeight: vars.wSemibold, color: vars.accentText, overflowWrap: 'anywhere' });
export const title = style([pageTitle, { overflowWrap: 'anywhere' }]);
export const lead = style({ fontSize: vars.fs15, color: vars.text2 });
export const form = style({ display: 'grid', gap: vars.s4 });
