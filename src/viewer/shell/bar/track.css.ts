import { globalStyle, style } from '@vanilla-extract/css';
import { coarse, forcedColors, motion, stage } from '../../overlay/stage.css.ts';

const STEP = 30;
const done = stage.text;
const open = 'rgb(255 255 255 / .38)';

export const track = style({
  position: 'relative',
  isolation: 'isolate',
  zIndex: 1,
  display: 'flex',
  vars: { '--direction': '1' },
  selectors: { '&:dir(rtl)': { vars: { '--direction': '-1' } } },
});

/** Large enough for a finger, with a small dot in the middle and a line to the previous dot. */
export const stop = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: STEP,
  height: 40,
  borderRadius: 8,
  '::before': { content: '', position: 'absolute', insetInlineEnd: '50%', width: STEP, height: 2, background: open, pointerEvents: 'none' },
  '::after': {
    content: '',
    position: 'relative',
    zIndex: 1,
    width: 10,
    height: 10,
    border: `2px solid ${stage.text2}`,
    borderRadius: '50%',
    background: '#0a1419',
  },
  selectors: {
    '&:first-child::before': { display: 'none' },
    '&[data-done]::before': { background: done },
    '&[data-done]::after': { borderColor: done, background: done },
    '&:hover::after': { borderColor: '#fff', transform: 'scale(1.25)' },
  },
  '@media': {
    [coarse]: { height: 44 },
    [forcedColors]: { '::before': { background: 'CanvasText' }, '::after': { borderColor: 'CanvasText' } },
  },
});

/** The lamp slides along as the camera moves. */
export const pill = style({
  position: 'absolute',
  top: 'calc(50% - 6px)',
  zIndex: 2,
  insetInlineStart: 0,
  width: STEP,
  height: 12,
  borderRadius: 6,
  background: stage.lamp,
  boxShadow: '0 0 16px 2px rgb(255 190 61 / .45)',
  pointerEvents: 'none',
  transform: `translateX(calc(var(--at) * var(--direction) * ${STEP}px))`,
  '@media': {
    [motion]: { transition: 'transform 1100ms cubic-bezier(.62, .02, .12, 1)' },
    [forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' },
  },
});

/** A single line, for many stops or little room. */
export const line = style({
  position: 'relative',
  flex: '1 1 auto',
  display: 'flex',
  alignItems: 'center',
  width: 220,
  minWidth: 60,
  marginInlineEnd: 6,
  height: 40,
  vars: { '--direction': '1' },
  selectors: { '&:dir(rtl)': { vars: { '--direction': '-1' } } },
  '@media': { [coarse]: { height: 44 } },
});
const rail = { content: '', position: 'absolute', insetInlineStart: 0, height: 4, borderRadius: 2, pointerEvents: 'none' } as const;
globalStyle(`${line}::before`, { ...rail, insetInlineEnd: 0, background: open });
globalStyle(`${line}::after`, { ...rail, width: 'calc(var(--share) * (100% - 22px) + 11px)', background: stage.lamp });
export const range = style({
  appearance: 'none',
  position: 'relative',
  zIndex: 1,
  width: '100%',
  height: '100%',
  margin: 0,
  background: 'none',
  cursor: 'pointer',
  borderRadius: 8,
});
const thumb = {
  appearance: 'none',
  width: 22,
  height: 12,
  border: 0,
  borderRadius: 6,
  background: stage.lamp,
  boxShadow: '0 0 16px 2px rgb(255 190 61 / .45)',
} as const;
globalStyle(`${range}::-webkit-slider-thumb`, thumb);
globalStyle(`${range}::-moz-range-thumb`, thumb);

/** A stop's name and picture, above its position. */
export const peek = style({
  zIndex: 3,
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: 6,
  padding: 6,
  width: 'max-content',
  maxWidth: 188,
  textAlign: 'center',
  selectors: { '&[data-plain]': { padding: '6px 10px' } },
});
globalStyle(`${peek} > img`, {
  width: 176,
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  borderRadius: 5,
  background: '#d7dcd8',
  // Only the name, where there is no room above the bar.
  '@container': { 'viewer-shell (max-height: 229.98px)': { display: 'none' } },
});
