import { style } from '@vanilla-extract/css';
import { media } from '../../../ui/media/media.ts';
import { vars } from '../../../ui/tokens.css.ts';

export const bar = style({
  position: 'absolute',
  zIndex: vars.zStageUi,
  insetBlockStart: 0,
  left: 0,
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  width: 'max-content',
  height: 44,
  paddingInline: 6,
  background: vars.surface,
  color: vars.text,
  borderRadius: vars.rThumb,
  boxShadow: vars.sh3,
  pointerEvents: 'auto',
  userSelect: 'none',
  '@media': {
    // At the bottom of the canvas, or above the keyboard on the screen.
    [media.phone]: {
      insetBlockStart: 'auto',
      insetBlockEnd: 0,
      right: 0,
      width: 'auto',
      height: 52,
      overflow: 'auto hidden',
      overscrollBehaviorX: 'contain',
      scrollbarWidth: 'none',
      borderRadius: 0,
      borderBlockStart: `1px solid ${vars.line}`,
      selectors: { '&[data-covered]': { position: 'fixed', insetBlockEnd: 'var(--keyboard)' } },
    },
    [media.forcedColors]: { border: '1px solid' },
  },
});

export const line = style({ flex: 'none', width: 1, height: 20, marginInline: 4, background: vars.line });
export const group = style({ display: 'flex', alignItems: 'center' });
export const size = style({
  minWidth: '2.4em',
  textAlign: 'center',
  fontSize: vars.fs14,
  fontWeight: vars.wMedium,
  fontVariantNumeric: 'tabular-nums',
});

const control = {
  flex: 'none',
  height: 32,
  border: 0,
  borderRadius: vars.r2,
  background: 'none',
  color: vars.text,
  cursor: 'pointer',
  outlineOffset: -2,
} as const;

export const tool = style({
  ...control,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 4,
  width: 32,
  padding: 0,
  selectors: {
    '&[aria-pressed=true]': { background: vars.accentSoft, color: vars.accentText },
    '&:focus-visible': { outline: 'none', boxShadow: vars.focusRing },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not([aria-pressed=true])': { background: vars.surface2 } } },
    [media.coarse]: { width: vars.touch, height: vars.touch },
    [media.phone]: { width: vars.touch, height: vars.touch },
    [media.forcedColors]: { selectors: { '&[aria-pressed=true]': { outline: '2px solid Highlight' } } },
  },
});
export const wideTool = style({
  width: 46,
  '@media': { [media.coarse]: { width: 56 }, [media.phone]: { width: 56 } },
});

export const select = style({ position: 'relative', display: 'flex', alignItems: 'center', flex: 'none' });
export const selectField = style({
  ...control,
  appearance: 'none',
  maxWidth: 160,
  paddingInline: '10px 30px',
  font: 'inherit',
  fontSize: vars.fs14,
  fontWeight: vars.wSemibold,
  textOverflow: 'ellipsis',
  selectors: { '&:focus-visible': { outline: 'none', boxShadow: vars.focusRing } },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { background: vars.surface2 } } },
    [media.coarse]: { height: vars.touch, fontSize: vars.fs16 },
    [media.phone]: { height: vars.touch, fontSize: vars.fs16 },
  },
});
export const chevron = style({ position: 'absolute', insetInlineEnd: 8, color: vars.text2, pointerEvents: 'none' });

export const swatch = style({
  width: 18,
  height: 18,
  borderRadius: vars.rFull,
  background: 'var(--swatch)',
  boxShadow: `inset 0 0 0 1px color-mix(in srgb, ${vars.text} 22%, transparent)`,
  forcedColorAdjust: 'none',
  selectors: {
    '&[data-mixed]': { background: `linear-gradient(135deg, ${vars.accent} 50%, ${vars.lamp} 50%)` },
  },
});

export const panel = style({
  padding: vars.s3,
  pointerEvents: 'auto',
  cursor: 'default',
  '@supports': { '(position-area: block-end)': { margin: '12px 0' } },
});
export const colours = style({ width: 216 });
export const more = style({ display: 'grid', gap: vars.s2, minWidth: 176 });
export const linkForm = style({ display: 'grid', gap: vars.s3, width: 272 });
export const linkButtons = style({ display: 'flex', justifyContent: 'flex-end', gap: vars.s2 });
