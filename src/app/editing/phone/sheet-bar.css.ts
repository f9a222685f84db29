import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../ui/tokens.css.ts';

export const bar = style({
  gridArea: 'bar',
  display: 'flex',
  gap: vars.s1,
  padding: `${vars.s1} ${vars.s2}`,
  paddingBlockEnd: `max(${vars.s1}, env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${vars.line}`,
  background: vars.surface,
});

// The menu's own element.
globalStyle(`${bar} > span`, { flex: 1, display: 'flex' });

export const button = style({
  flex: 1,
  display: 'grid',
  justifyItems: 'center',
  gap: 2,
  minHeight: 52,
  paddingBlock: 6,
  border: 0,
  borderRadius: vars.r2,
  background: 'none',
  color: vars.text2,
  font: 'inherit',
  fontSize: vars.fs13,
  cursor: 'pointer',
  selectors: { '&[aria-pressed=true]': { background: vars.accentSoft, color: vars.accentText } },
});
