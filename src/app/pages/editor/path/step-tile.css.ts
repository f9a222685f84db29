import { style } from '@vanilla-extract/css';
import { media } from '../../../ui/media/media.ts';
import { vars } from '../../../ui/tokens.css.ts';

/** CSS pixels from one tile to the next. */
export const PITCH = 154;
export const PITCH_ON_PHONES = 112;
/** With times between them. */
export const PITCH_ON_PATH = 178;

const [width, height, phoneWidth, phoneHeight] = [132, 74, 98, 55];

export const tiles = style({ position: 'relative', height, '@media': { [media.phone]: { height: phoneHeight } } });

export const item = style({
  position: 'absolute',
  insetBlockStart: 0,
  width,
  height,
  selectors: {
    // The way to the next one.
    '&::after': {
      content: '',
      position: 'absolute',
      insetInlineStart: '100%',
      insetBlockStart: '50%',
      width: `calc(var(--pitch) - ${width}px)`,
      borderBlockStart: `2px dotted ${vars.lineControl}`,
    },
    '&[data-moving]': { zIndex: 2, cursor: 'grabbing' },
    '&[data-moving]::after': { visibility: 'hidden' },
  },
  '@media': {
    [media.phone]: {
      width: phoneWidth,
      height: phoneHeight,
      selectors: { '&::after': { width: `calc(var(--pitch) - ${phoneWidth}px)`, borderColor: vars.stageLine } },
    },
  },
});
/** Tiles make room for the one that is being dragged. */
export const yielding = style({
  '@media': { [media.motion]: { transition: `transform ${vars.tFast} ${vars.easeOut}` } },
});

export const tile = style({
  position: 'relative',
  display: 'block',
  width: '100%',
  height: '100%',
  overflow: 'hidden',
  borderRadius: vars.rControl,
  background: vars.surface3,
  // Fingers scroll the strip; only after a moment do they drag.
  touchAction: 'pan-x',
  userSelect: 'none',
  WebkitTouchCallout: 'none',
  selectors: {
    // An edge, whatever the picture shows there.
    '&::after': { content: '', position: 'absolute', inset: 0, border: '1px solid rgb(128 140 132 / .32)', borderRadius: 'inherit' },
    '&[aria-current]': { boxShadow: `0 0 0 2px ${vars.surface}, 0 0 0 4.500px ${vars.lamp}` },
    '&:focus-visible': { outlineOffset: 2 },
    '&[aria-current]:focus-visible': { outlineOffset: 5 },
    [`${item}[data-moving] &`]: { boxShadow: vars.sh3, transform: 'scale(1.04)' },
  },
  '@media': {
    [media.phone]: {
      selectors: { '&[aria-current]': { boxShadow: `0 0 0 2px ${vars.stage}, 0 0 0 4.500px ${vars.lamp}` } },
    },
    [media.forcedColors]: { border: '1px solid', selectors: { '&[aria-current]': { outline: '3px solid Highlight' } } },
  },
});
export const picture = style({ width: '100%', height: '100%' });

export const label = style({
  position: 'absolute',
  insetBlockStart: 6,
  insetInlineStart: 6,
  minWidth: 20,
  height: 20,
  paddingInline: 5,
  borderRadius: vars.rFull,
  background: vars.stage,
  color: vars.stageText,
  fontSize: vars.fs12,
  fontWeight: vars.wSemibold,
  lineHeight: '20px',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  selectors: { '[aria-current] > &': { background: vars.lamp, color: vars.onLamp } },
});

/** Upon the tile, so that it can be found with the pointer right where one is. */
export const commands = style({ position: 'absolute', insetBlockStart: 4, insetInlineEnd: 4 });
export const commandsButton = style({
  width: 28,
  minHeight: 24,
  height: 24,
  color: vars.stageText,
  background: vars.stageGlass,
  ':hover': { color: vars.stageText, background: vars.stage },
});

export const add = style({
  position: 'absolute',
  insetBlockStart: 0,
  display: 'grid',
  placeItems: 'center',
  width: 72,
  height,
  border: `1px dashed ${vars.lineControl}`,
  borderRadius: vars.rControl,
  color: vars.text2,
  '@media': {
    [media.hover]: { ':hover': { color: vars.accentText, borderColor: vars.accent, background: vars.accentSoft } },
    [media.phone]: { width: 56, height: phoneHeight, color: vars.stageText2, borderColor: vars.stageText2 },
  },
});
export const words = style({
  position: 'absolute',
  insetBlockStart: 0,
  display: 'flex',
  alignItems: 'center',
  width: 260,
  height,
  color: vars.text3,
  fontSize: vars.fs13,
  '@media': { [media.phone]: { height: phoneHeight, width: 200, color: vars.stageText2 } },
});
