import { style } from '@vanilla-extract/css';
import { media } from '../../../ui/media/media.ts';
import { vars } from '../../../ui/tokens.css.ts';

export const bar = style({
  position: 'absolute',
  insetBlockEnd: vars.s4,
  insetInline: 0,
  marginInline: 'auto',
  width: 'max-content',
  maxWidth: 'calc(100% - 16px)',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.s1,
  padding: 6,
  borderRadius: vars.r2,
  background: vars.surface,
  color: vars.text,
  boxShadow: vars.sh3,
  '@media': { [media.phone]: { insetBlock: `${vars.s2} auto` } },
});
export const choices = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center' });
export const line = style({
  width: 1,
  alignSelf: 'stretch',
  marginBlock: 6,
  marginInline: 2,
  background: vars.line,
  '@media': { [media.phone]: { display: 'none' } },
});
export const choice = style({
  display: 'grid',
  placeItems: 'center',
  width: 32,
  height: 36,
  padding: 0,
  border: 0,
  borderRadius: vars.r1,
  background: 'none',
  color: vars.text,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.surface2 },
    '&[aria-checked="true"]': { background: vars.accentSoft, boxShadow: `inset 0 0 0 2px ${vars.accent}` },
    '&:focus-visible': { outline: 'none', boxShadow: vars.focusRing },
  },
  '@media': {
    [media.coarse]: { width: vars.touch, height: vars.touch },
    [media.forcedColors]: { selectors: { '&[aria-checked="true"]': { outline: '2px solid Highlight' } } },
  },
});
export const colour = style({
  width: 20,
  height: 20,
  borderRadius: vars.rFull,
  boxShadow: `inset 0 0 0 1px color-mix(in srgb, ${vars.text} 22%, transparent)`,
  forcedColorAdjust: 'none',
});
export const dot = style({ borderRadius: vars.rFull, background: 'currentColor' });
export const done = style({ marginInlineStart: vars.s1, '@media': { [media.coarse]: { minHeight: vars.touch } } });
