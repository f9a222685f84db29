import { style } from '@vanilla-extract/css';
import { media } from '../../../ui/media/media.ts';
import { vars } from '../../../ui/tokens.css.ts';

export const group = style({ display: 'grid', gap: vars.s2 });
export const legend = style({ padding: 0, marginBlockEnd: vars.s2, fontSize: vars.fs13, fontWeight: vars.wSemibold });

export const options = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.s3,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** The whole card is clickable. */
export const option = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: vars.s3,
  alignItems: 'start',
  padding: vars.s4,
  color: vars.text2,
  border: `1px solid ${vars.lineStrong}`,
  borderRadius: vars.rThumb,
  cursor: 'pointer',
  transition: `background-color ${vars.tFast} ${vars.easeOut}, border-color ${vars.tFast} ${vars.easeOut}`,
  selectors: {
    '&:has(:checked)': {
      color: vars.accentText,
      background: vars.accentSoft,
      borderColor: vars.accent,
      boxShadow: `inset 0 0 0 1px ${vars.accent}`,
    },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.focus}`, outlineOffset: 2 },
  },
  '@media': { [media.hover]: { selectors: { '&:hover:not(:has(:checked))': { background: vars.surface2 } } } },
});

export const words = style({ display: 'grid', gap: 2 });
export const name = style({ fontWeight: vars.wSemibold, color: vars.text });
export const hint = style({ fontSize: vars.fs13, color: vars.text2 });

export const radio = style({
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 20,
  height: 20,
  margin: 0,
  background: vars.surface,
  border: `1px solid ${vars.lineControl}`,
  borderRadius: vars.rFull,
  cursor: 'inherit',
  '::before': { content: '', width: 8, height: 8, background: vars.onAccent, borderRadius: 'inherit', opacity: 0 },
  selectors: {
    '&:checked': { background: vars.accent, borderColor: vars.accent },
    '&:checked::before': { opacity: 1 },
    // The card shows the focus instead.
    '&:focus-visible': { outline: 'none' },
  },
  '@media': { [media.forcedColors]: { appearance: 'auto', '::before': { display: 'none' } } },
});
