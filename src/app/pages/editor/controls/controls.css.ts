import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../../ui/media/media.ts';
import { vars } from '../../../ui/tokens.css.ts';

export const small = style({ fontSize: vars.fs13, color: vars.text3 });

export const section = style({
  display: 'grid',
  gap: vars.s3,
  padding: vars.s4,
  borderBlockEnd: `1px solid ${vars.line}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
});
export const sectionHead = style({ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: vars.s2 });
export const sectionTitle = style({ fontSize: vars.fs14, fontWeight: vars.wSemibold, letterSpacing: vars.trackUi });
export const pair = style({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.s2, alignItems: 'end' });

const HEIGHT = 34;
const coarse = { [media.coarse]: { minHeight: vars.touch, fontSize: vars.fs16 } };

export const numberBox = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.s2,
  minWidth: 0,
  minHeight: HEIGHT,
  paddingInline: vars.s3,
  border: '1px solid transparent',
  borderRadius: vars.rControl,
  background: vars.surface2,
  fontSize: vars.fs14,
  cursor: 'text',
  outline: '2px solid transparent',
  outlineOffset: -2,
  selectors: {
    '&:focus-within': { background: vars.surface, outlineColor: vars.focus },
    '&[data-disabled]': { color: vars.text3, cursor: 'not-allowed' },
  },
  '@media': { ...coarse, [media.forcedColors]: { borderColor: 'FieldText' } },
});
export const prefix = style({ flex: 'none', display: 'grid', color: vars.text3, fontSize: vars.fs13 });
export const unit = style({ flex: 'none', color: vars.text3, fontSize: vars.fs13 });
export const number = style({
  flex: 1,
  minWidth: 0,
  width: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  fontVariantNumeric: 'tabular-nums',
  outline: 'none',
  '::placeholder': { color: vars.text3, opacity: 1 },
  selectors: { '&:focus-visible': { outline: 'none' } },
});

export const sliderField = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.s3,
});
export const sliderValue = style({
  gridColumn: 2,
  gridRow: 2,
  minWidth: '4ch',
  textAlign: 'end',
  fontSize: vars.fs14,
  fontVariantNumeric: 'tabular-nums',
});

const track = {
  height: 4,
  borderRadius: vars.rFull,
  background: `linear-gradient(to right, ${vars.accent} var(--share), ${vars.surface3} var(--share))`,
} as const;
const thumb = {
  appearance: 'none',
  width: 18,
  height: 18,
  border: `1px solid ${vars.lineStrong}`,
  borderRadius: vars.rFull,
  background: '#fff',
  boxShadow: vars.sh2,
} as const;

export const slider = style({
  gridColumn: 1,
  gridRow: 2,
  appearance: 'none',
  width: '100%',
  height: 28,
  margin: 0,
  borderRadius: vars.r1,
  background: 'none',
  cursor: 'pointer',
  '::-webkit-slider-runnable-track': track,
  '::-moz-range-track': track,
  '::-webkit-slider-thumb': { ...thumb, marginBlockStart: -7 },
  '::-moz-range-thumb': thumb,
  '@media': { [media.coarse]: { height: vars.touch }, [media.forcedColors]: { appearance: 'auto' } },
});

export const choices = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: 2,
  padding: 2,
  borderRadius: vars.rControl,
  background: vars.surface2,
  // Fingers need room: what does not fit side by side goes on below.
  '@media': { [media.coarse]: { display: 'flex', flexWrap: 'wrap' } },
});
globalStyle(`${pair} > ${choices}:has(> :nth-child(3))`, { '@media': { [media.coarse]: { gridColumn: '1 / -1' } } });
export const choice = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: 30,
  paddingInline: vars.s1,
  borderRadius: vars.r2,
  color: vars.text2,
  fontSize: vars.fs13,
  fontWeight: vars.wMedium,
  textAlign: 'center',
  outlineOffset: -2,
  selectors: {
    '&:focus-visible': { outlineOffset: -2 },
    '&[aria-checked="true"], &[aria-pressed="true"]': {
      color: vars.text,
      background: `light-dark(${vars.surface}, ${vars.bg})`,
      boxShadow: `0 0 0 1px ${vars.lineStrong}`,
    },
    '&:disabled': { color: vars.text3, opacity: 0.6, cursor: 'not-allowed' },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover:not(:disabled, [aria-checked="true"], [aria-pressed="true"])': { color: vars.text, background: vars.surface3 },
      },
    },
    [media.coarse]: { flex: `1 0 ${vars.touch}`, minHeight: vars.touch },
    [media.forcedColors]: { selectors: { '&[aria-checked="true"], &[aria-pressed="true"]': { outline: '2px solid Highlight' } } },
  },
});

export const swatches = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, 28px)',
  justifyContent: 'space-between',
  gap: vars.s3,
  '@media': { [media.coarse]: { gridTemplateColumns: `repeat(auto-fill, ${vars.touch})`, gap: vars.s2 } },
});
/** Its buttons are in the grid of what is around it. */
export const swatchGroup = style({ display: 'contents' });

const round = style({
  position: 'relative',
  aspectRatio: '1 / 1',
  width: '100%',
  borderRadius: vars.rFull,
  boxShadow: `inset 0 0 0 1px color-mix(in srgb, ${vars.text} 22%, transparent)`,
  forcedColorAdjust: 'none',
  // Looks smaller than what can be pressed.
  '@media': { [media.coarse]: { transform: 'scale(.82)', '::after': { content: '', position: 'absolute', inset: '-11%' } } },
});

const chosen = { outline: `2px solid ${vars.focus}`, outlineOffset: 2 } as const;

const painted = {
  backgroundImage: `var(--swatch), repeating-conic-gradient(${vars.surface3} 0 25%, ${vars.surface} 0 50%)`,
  backgroundSize: 'auto, 10px 10px',
} as const;

export const swatch = style([
  round,
  {
    ...painted,
    selectors: {
      '&[aria-checked="true"]': chosen,
      '&:focus-visible': { outline: `3px solid ${vars.focus}`, outlineOffset: 3 },
      '&[data-none]': {
        backgroundImage: `linear-gradient(to top right, transparent calc(50% - 1px), ${vars.danger} calc(50% - 1px) calc(50% + 1px), transparent calc(50% + 1px))`,
        backgroundSize: 'auto',
        backgroundColor: vars.surface,
      },
    },
  },
]);

export const otherSwatch = style([
  round,
  {
    display: 'grid',
    placeItems: 'center',
    color: vars.text2,
    selectors: {
      '&[data-filled]': painted,
      '&:not([data-filled])': { boxShadow: 'none' },
      '&[data-on]': chosen,
      '&:focus-within': { outline: `3px solid ${vars.focus}`, outlineOffset: 3 },
    },
    '@media': { [media.hover]: { selectors: { '&:hover:not([data-filled])': { background: vars.surface2 } } } },
  },
]);
export const colourInput = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  padding: 0,
  border: 0,
  opacity: 0,
  cursor: 'pointer',
  '@media': { [media.coarse]: { inset: '-11%', zIndex: 1, width: '122%', height: '122%' } },
});

export const contrast = style({ display: 'grid', gap: 2 });
export const contrastValue = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.s2 });
export const ratio = style({ fontSize: vars.fs16, fontWeight: vars.wSemibold, fontVariantNumeric: 'tabular-nums' });
export const verdict = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.s1,
  padding: '2px 8px',
  borderRadius: vars.r2,
  color: vars.accentText,
  background: vars.accentSoft,
  fontSize: vars.fs12,
  fontWeight: vars.wSemibold,
  selectors: { '&[data-fails]': { color: vars.danger, background: vars.dangerSoft } },
});
