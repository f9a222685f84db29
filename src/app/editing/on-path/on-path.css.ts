import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../ui/media/media.ts';
import { vars } from '../../ui/tokens.css.ts';

// As in the overlay: seen upon the presentation, in both themes.
const green = '#3FCF96';

export const flight = style({ position: 'absolute', inset: 0, pointerEvents: 'none' });
export const way = style({ fill: 'none', stroke: green, strokeWidth: 2.5, filter: 'drop-shadow(0 0 1px rgb(4 35 26 / .8))' });
export const frame = style({ fill: 'rgb(63 207 150 / .1)', stroke: green, strokeWidth: 1.5 });
export const direction = style({ fill: 'none', stroke: '#fff', strokeWidth: 2.5, strokeLinecap: 'round', strokeLinejoin: 'round' });

export const modes = style({
  position: 'absolute',
  insetBlockStart: vars.s4,
  insetInlineStart: vars.s4,
  display: 'flex',
  gap: 2,
  padding: 4,
  borderRadius: vars.r2,
  background: vars.surface,
  boxShadow: vars.sh3,
  // Below the tools.
  '@media': { [media.narrow]: { insetBlockStart: 80 }, [media.phone]: { insetBlockStart: vars.s4 } },
});
export const mode = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.s2,
  minHeight: 34,
  paddingInline: vars.s2,
  borderRadius: vars.r1,
  color: vars.text2,
  fontSize: vars.fs13,
  fontWeight: vars.wMedium,
  selectors: { '&[aria-pressed="true"]': { background: vars.accentSoft, color: vars.accentText, fontWeight: vars.wSemibold } },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not([aria-pressed="true"])': { background: vars.surface2 } } },
    // Only icons, so that the tools have room beside them.
    [media.medium]: { justifyContent: 'center', minWidth: 44, minHeight: 44, fontSize: 0, gap: 0 },
    [media.forcedColors]: { selectors: { '&[aria-pressed="true"]': { outline: '2px solid Highlight', outlineOffset: -2 } } },
  },
});

export const head = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.zRaised,
  display: 'flex',
  alignItems: 'center',
  gap: vars.s3,
  minHeight: 56,
  padding: `${vars.s2} ${vars.s2} ${vars.s2} ${vars.s4}`,
  borderBlockEnd: `1px solid ${vars.line}`,
  background: vars.surface,
});
export const picture = style({ flex: 'none', width: 57, height: 32, borderRadius: vars.r1, background: vars.surface3 });
export const headWords = style({ flex: 1, minWidth: 0 });
export const headName = style({
  overflow: 'hidden',
  fontSize: vars.fs14,
  fontWeight: vars.wSemibold,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const quiet = style({ color: vars.text3, fontSize: vars.fs13 });
export const empty = style({ padding: vars.s4, color: vars.text2 });

export const travel = style({
  position: 'absolute',
  insetBlockStart: '50%',
  insetInlineEnd: '100%',
  translate: '0 -50%',
  display: 'grid',
  justifyItems: 'center',
  width: 46,
  color: vars.text3,
  fontSize: vars.fs12,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
});
/** Upon the dots of the way. */
export const travelTime = styleVariants({
  calm: { paddingInline: 3, background: vars.surface },
  wild: { paddingInline: 3, background: vars.surface, color: vars.info, fontWeight: vars.wSemibold },
});
export const travelIcon = style({ position: 'absolute', insetBlockEnd: '100%', color: vars.info });

export const advice = style({
  position: 'absolute',
  zIndex: 1,
  insetBlockEnd: vars.s4,
  insetInlineStart: vars.s4,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${vars.s1} ${vars.s3}`,
  width: 330,
  maxWidth: 'calc(100% - 32px)',
  padding: vars.s3,
  borderRadius: vars.r2,
  background: vars.surface,
  color: vars.text,
  boxShadow: vars.sh3,
  '@media': { [media.phone]: { insetInline: vars.s2, insetBlockEnd: vars.s2, width: 'auto', maxWidth: 'none' } },
});
export const adviceIcon = style({
  gridRow: 'span 3',
  display: 'grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  borderRadius: vars.r1,
  color: vars.info,
  background: vars.surface2,
});
export const adviceTitle = style({ fontSize: vars.fs14, fontWeight: vars.wSemibold });
export const adviceActions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.s1, marginBlockStart: vars.s1 });
