import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/tokens.css.ts';

/** Ignores the pointer, so the elements below receive the drop. */
export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.zPopover,
  display: 'grid',
  placeItems: 'center',
  padding: vars.s4,
  background: vars.scrim,
  pointerEvents: 'none',
  '::after': { content: '', position: 'absolute', inset: vars.s3, border: `2px dashed ${vars.accentSoft2}`, borderRadius: vars.rHero },
});
export const card = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.s2,
  padding: `${vars.s8} ${vars.s14}`,
  color: vars.accentText,
  background: vars.surface,
  borderRadius: vars.rDialog,
  boxShadow: vars.sh4,
  textAlign: 'center',
});
export const title = style({ color: vars.text, fontSize: vars.fs21, fontWeight: vars.wSemibold, letterSpacing: vars.trackTitle });
