import { style } from '@vanilla-extract/css';
import { media } from '../../../ui/media/media.ts';
import { vars } from '../../../ui/tokens.css.ts';

export const options = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.s4,
  paddingBlockStart: vars.s4,
  borderBlockStart: `1px solid ${vars.accentSoft2}`,
});
export const group = style({ minWidth: 0, margin: 0, padding: 0, border: 0 });
export const legend = style({ paddingBlockEnd: vars.s2, fontSize: vars.fs13, fontWeight: vars.wSemibold });
export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: vars.s2 });

export const choice = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: vars.s1,
  minWidth: 92,
  padding: `${vars.s2} ${vars.s3}`,
  color: vars.text2,
  background: vars.surface,
  border: `1px solid ${vars.lineStrong}`,
  borderRadius: vars.rThumb,
  fontSize: vars.fs13,
  fontWeight: vars.wMedium,
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': { color: vars.accentText, borderColor: vars.accent, boxShadow: `inset 0 0 0 1px ${vars.accent}` },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.focus}`, outlineOffset: 2 },
  },
  '@media': { [media.forcedColors]: { selectors: { '&:has(:checked)': { outline: '2px solid Highlight' } } } },
});
