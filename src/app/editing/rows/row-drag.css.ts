import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/tokens.css.ts';

/** Over all rows, so that none of them responds meanwhile. */
export const above = style({ position: 'absolute', insetInline: 0, top: 0, zIndex: 2, cursor: 'grabbing' });
export const gap = style({
  position: 'absolute',
  insetInlineEnd: vars.s2,
  height: 2,
  marginTop: -1,
  borderRadius: 1,
  background: vars.accent,
  forcedColorAdjust: 'none',
  '::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: -4,
    top: -3,
    width: 8,
    height: 8,
    borderRadius: '50%',
    background: vars.accent,
  },
});
export const into = style({
  position: 'absolute',
  insetInline: vars.s2,
  border: `2px solid ${vars.accent}`,
  borderRadius: vars.rControl,
  forcedColorAdjust: 'none',
});
export const held = style({
  position: 'fixed',
  zIndex: 3,
  maxWidth: 220,
  padding: `${vars.s1} ${vars.s3}`,
  overflow: 'hidden',
  border: `1px solid ${vars.line}`,
  borderRadius: vars.rControl,
  background: vars.surface,
  boxShadow: vars.sh3,
  color: vars.text,
  fontWeight: vars.wSemibold,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
  selectors: { '&[data-nowhere]': { color: vars.text3 } },
});
