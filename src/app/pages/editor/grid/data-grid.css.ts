import { style } from '@vanilla-extract/css';
import { media } from '../../../ui/media/media.ts';
import { vars } from '../../../ui/tokens.css.ts';

export const box = style({
  flex: 1,
  minWidth: 0,
  minHeight: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  borderBlockStart: `1px solid ${vars.line}`,
  borderInline: `1px solid ${vars.line}`,
  fontSize: vars.fs14,
  fontVariantNumeric: 'tabular-nums',
  userSelect: 'none',
  scrollbarWidth: 'thin',
  '@media': { [media.phone]: { borderInline: 0 } },
});
export const inner = style({ position: 'relative' });

export const row = style({ position: 'absolute', insetInline: 0, display: 'flex' });
/** Stays above the others. */
export const headRow = style({ position: 'sticky', insetBlockStart: 0, zIndex: 3, display: 'flex', background: vars.bgSubtle });

const edges = { borderBlockEnd: `1px solid ${vars.line}`, borderInlineEnd: `1px solid ${vars.line}` } as const;

/** Stays on the left, and chooses its row. */
export const number = style({
  ...edges,
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 2,
  display: 'grid',
  placeItems: 'center',
  background: vars.bgSubtle,
  color: vars.text3,
  fontSize: vars.fs12,
  cursor: 'pointer',
});

export const cell = style({
  ...edges,
  position: 'absolute',
  insetBlock: 0,
  display: 'flex',
  alignItems: 'center',
  gap: vars.s2,
  paddingInline: 10,
  background: vars.surface,
  cursor: 'cell',
  selectors: {
    '&[data-number]': { justifyContent: 'flex-end' },
    '&[data-head]': { background: vars.bgSubtle },
    '&[role=columnheader]': { fontWeight: vars.wSemibold },
    '&[data-near]': { background: `color-mix(in srgb, ${vars.accentSoft} 60%, ${vars.surface})` },
    '&[aria-selected=true]': { background: vars.accentSoft },
    '&[data-fixed]': { background: vars.surface2 },
    '&[data-stray]': { background: vars.dangerSoft, color: vars.danger, boxShadow: `inset 3px 0 0 ${vars.danger}` },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[aria-selected=true]': { outline: '1px dashed Highlight', outlineOffset: -2 } } },
  },
});
/** Stays on the left, beside the numbers of the rows. */
export const stuckCell = style([
  cell,
  { position: 'sticky', insetInlineStart: 42, zIndex: 2, '@media': { [media.phone]: { insetInlineStart: 34 } } },
]);

export const words = style({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'pre',
  selectors: { '[data-number] > &': { textAlign: 'end' } },
});
export const hint = style({ color: vars.text3, fontStyle: 'normal', fontWeight: vars.wRegular });
export const colour = style({
  flex: 'none',
  width: 12,
  height: 12,
  borderRadius: 3,
  boxShadow: `inset 0 0 0 1px color-mix(in srgb, ${vars.text} 22%, transparent)`,
  forcedColorAdjust: 'none',
});

export const field = style({
  position: 'absolute',
  insetBlockStart: -1,
  insetInlineStart: -1,
  zIndex: 1,
  boxSizing: 'border-box',
  width: 'calc(100% + 2px)',
  height: 'calc(100% + 2px)',
  minHeight: 'calc(var(--row) + 1px)',
  margin: 0,
  padding: '0 9px',
  paddingBlock: 'calc((var(--row) - 1.45em) / 2)',
  overflow: 'hidden',
  resize: 'none',
  border: `2px solid ${vars.accent}`,
  borderRadius: 2,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  lineHeight: 1.3,
  whiteSpace: 'pre',
  cursor: 'cell',
  outline: 'none',
  selectors: {
    '[data-number] > &': { textAlign: 'end' },
    // The words are selected, so that typing takes their place; nobody needs to see that.
    '&[data-mode=still]': { caretColor: 'transparent' },
    '&[data-mode=still]::selection': { background: 'none' },
    '&:not([data-mode=still])': {
      height: 'auto',
      minWidth: 'calc(100% + 2px)',
      maxHeight: 130,
      overflow: 'auto',
      background: vars.surface,
      boxShadow: vars.sh2,
      cursor: 'text',
      fieldSizing: 'content' as never,
      userSelect: 'text',
    },
    '&[aria-invalid]': { borderColor: vars.danger },
    ':has(> [aria-hidden]) > &[data-mode=still]': { paddingInlineStart: 29 },
  },
  '@media': { [media.coarse]: { fontSize: vars.fs16 }, [media.forcedColors]: { borderColor: 'Highlight' } },
});
