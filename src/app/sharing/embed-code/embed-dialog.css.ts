import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '../../ui/media/breakpoints.ts';
import { media } from '../../ui/media/media.ts';
import { vars } from '../../ui/tokens.css.ts';

/** Extends to the edges of the dialog by undoing its padding. */
const edgeToEdge = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: `calc(-1 * ${vars.s1}) calc(-1 * ${vars.s6}) calc(-1 * ${vars.s6})`,
  borderBlockStart: `1px solid ${vars.line}`,
  '@media': {
    [media.phone]: { marginInline: `calc(-1 * ${vars.s4})` },
    [media.short]: { marginBlockEnd: `calc(-1 * ${vars.s3})` },
  },
});
export const panes = styleVariants({
  one: [edgeToEdge],
  two: [
    edgeToEdge,
    { gridTemplateColumns: 'minmax(0, 1fr) 360px', '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } } },
  ],
});

export const stage = style({
  display: 'grid',
  alignContent: 'center',
  padding: vars.s8,
  background: vars.bgSubtle,
  '@media': { [media.narrow]: { padding: vars.s5 }, [media.phone]: { padding: vars.s4 } },
});

export const preview = style({ display: 'grid', gap: vars.s3, minWidth: 0, margin: 0 });
export const room = style({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: vars.rThumb,
  boxShadow: vars.sh3,
  background: vars.stage,
});
export const frame = style({ display: 'block', maxWidth: 'none', border: 0, transformOrigin: '0 0' });
export const caption = style({ fontSize: vars.fs13, color: vars.text3, textAlign: 'center', fontVariantNumeric: 'tabular-nums' });

/** Without a preview, the code is beside what it depends on. */
const twoColumns = from('small');
export const code = style({
  minWidth: 0,
  '@media': { [twoColumns]: { selectors: { [`${panes.one} &`]: { gridColumn: 2, gridRow: '1 / span 3' } } } },
});
export const choices = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.s5,
  minWidth: 0,
  padding: vars.s6,
  '@media': {
    [media.phone]: { padding: `${vars.s4} ${vars.s4} calc(${vars.s6} + env(safe-area-inset-bottom))` },
    [media.short]: { gap: vars.s3, paddingBlock: vars.s4 },
    [twoColumns]: {
      selectors: { [`${panes.one} &`]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', columnGap: vars.s8 } },
    },
  },
});

export const group = style({ minWidth: 0, margin: 0, padding: 0, border: 0 });
export const legend = style({ padding: 0, marginBlockEnd: vars.s2, fontSize: vars.fs13, fontWeight: vars.wSemibold });

export const segments = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: 2,
  padding: 3,
  background: vars.surface2,
  borderRadius: 11,
});

export const segment = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: 36,
  paddingInline: vars.s1,
  fontSize: vars.fs13,
  fontWeight: vars.wMedium,
  color: vars.text2,
  borderRadius: vars.rControl,
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': {
      color: vars.text,
      fontWeight: vars.wSemibold,
      background: `light-dark(${vars.surface}, ${vars.surface3})`,
      boxShadow: vars.sh2,
    },
    '&:has(:focus-visible)': { boxShadow: vars.focusRing },
  },
  '@media': {
    [media.coarse]: { minHeight: vars.touch },
    [media.forcedColors]: { selectors: { '&:has(:checked)': { outline: '2px solid Highlight' } } },
  },
});

export const sides = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: vars.s4 });
export const hint = style({ fontSize: vars.fs13, color: vars.text3 });
export const switches = style({ display: 'grid', gap: vars.s3 });
