import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { card as tour } from '../../pages/editor/commands/tour.css.ts';
import { data, main, page } from '../../pages/editor/stage/editor-page.css.ts';
import { zoom } from '../../pages/editor/stage/stage.css.ts';
import { bar as textBar } from '../../pages/editor/typing/text-toolbar.css.ts';
import { media } from '../../ui/media/media.ts';
import { vars } from '../../ui/tokens.css.ts';
import { bar } from './sheet-bar.css.ts';
import { OVERLAP, shares } from './sheets.ts';

/** Of the canvas; set on the page. */
export const share = '--stage-share';
/** What the canvas had before the sheet came; set on what is below the header. */
export const former = '--stage-former';
/** Somebody sizes the sheet: it follows the finger, and then glides to its new size. */
export const [sizing, gliding] = ['data-sizing', 'data-gliding'];

const ROUND = 16;

/** Above a panel that can be sized. */
export const head = style({
  gridArea: 'head',
  position: 'relative',
  zIndex: vars.zRaised,
  minWidth: 0,
  marginBlockStart: -OVERLAP,
  borderStartStartRadius: ROUND,
  borderStartEndRadius: ROUND,
  background: vars.surface,
  color: vars.text,
  boxShadow: '0 -1px 2px rgb(10 18 14 / .06), 0 -8px 24px -8px rgb(10 18 14 / .18)',
  '@media': { [media.forcedColors]: { borderBlockStart: '1px solid' } },
});

/** Takes fingers across the whole width; what is seen of it is the pill. */
export const handle = style({
  display: 'block',
  height: vars.touch,
  touchAction: 'none',
  userSelect: 'none',
  cursor: 'ns-resize',
  outline: 'none',
  '::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: 8,
    insetInlineStart: 'calc(50% - 18px)',
    width: 36,
    height: 5,
    borderRadius: vars.rFull,
    background: vars.lineControl,
    forcedColorAdjust: 'none',
  },
  selectors: { '&:focus-visible::before': { boxShadow: vars.focusRing } },
  '@media': { [media.forcedColors]: { '::before': { background: 'ButtonText' } } },
});

const opened = `${page}:is([data-sheet="outline"], [data-sheet="look"], [data-sheet="selected"])`;
const sized = `${opened} > ${main}:has(> ${head}):not(:has(> ${data}))`;

/** The sheet comes from below. */
const rise = keyframes({ from: { gridTemplateRows: `calc(var(${former}, 1) * 100%) auto minmax(0, 1fr) auto` } });

globalStyle(sized, {
  '@media': {
    [media.phone]: {
      gridTemplateRows: `calc(var(${share}, ${shares.medium}) * 100%) auto minmax(0, 1fr) auto`,
    },
  },
});
// Not when it opens: there is nothing between the rows of before and these, and the canvas would be gone meanwhile.
globalStyle(`${page}[${gliding}]:not([${sizing}]) > ${main}:has(> ${head})`, {
  '@media': { [media.phone]: { transition: `grid-template-rows ${vars.tBase} ${vars.easeMove}` } },
});
globalStyle(`${page}[data-sheet="selected"] > ${main}:has(> ${head})`, {
  '@media': { [media.phone]: { animation: `${rise} ${vars.tBase} ${vars.easeOut}` } },
});
globalStyle(`${sized} > [data-side-panel]`, { '@media': { [media.phone]: { maxHeight: 'none', borderBlockStart: 0 } } });
globalStyle(`${page}[data-sheet="selected"] > ${main} > ${bar}`, { display: 'none' });
// What is at the bottom of the canvas stays above the rounded corners.
globalStyle(`${sized} :is(${zoom}, ${textBar}:not([data-covered]))`, { '@media': { [media.phone]: { marginBlockEnd: OVERLAP } } });

// It would hide what is selected, and goes on afterwards.
globalStyle(`${sized} ${tour}`, { '@media': { [media.phone]: { display: 'none' } } });

export const title = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.s3,
  marginBlockStart: -24,
  paddingInline: `${vars.s4} ${vars.s1}`,
  // The handle reaches below it.
  pointerEvents: 'none',
});
export const icon = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 36,
  height: 36,
  borderRadius: vars.rFull,
  background: vars.accentSoft,
  color: vars.accentText,
});
export const words = style({ flex: 1, minWidth: 0, minHeight: vars.touch, display: 'grid', alignContent: 'center' });
const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
export const name = style({ ...oneLine, fontSize: vars.fs16, fontWeight: vars.wSemibold, letterSpacing: vars.trackTitle });
export const kind = style({ ...oneLine, color: vars.text3, fontSize: vars.fs13 });
export const close = style({ flex: 'none', width: vars.touch, height: vars.touch, pointerEvents: 'auto' });
export const field = style({ display: 'flex', pointerEvents: 'auto' });

/** As wide as their words need, otherwise alike. */
export const commands = style({ display: 'flex', gap: 6, padding: `${vars.s2} ${vars.s4} ${vars.s3}` });
globalStyle(`${commands} > span`, { flex: '1 1 0', minWidth: 'min-content', display: 'flex' });
export const command = style({
  flex: '1 1 0',
  minWidth: 'min-content',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: 4,
  minHeight: 56,
  padding: '6px 4px',
  border: 0,
  borderRadius: vars.rControl,
  background: vars.surface2,
  color: vars.text2,
  font: 'inherit',
  fontSize: vars.fs12,
  lineHeight: 1.25,
  textAlign: 'center',
  cursor: 'pointer',
  selectors: {
    '&:disabled': { color: vars.text3, cursor: 'not-allowed' },
    '&:focus-visible': { outline: 'none', boxShadow: vars.focusRing },
  },
});
export const danger = style({ selectors: { [`${command}&:not(:disabled)`]: { color: vars.danger } } });

// Lying on its side, a phone has no room for two rows.
const short = `${media.phone} and ${media.short}`;
globalStyle(`${head}:has(> ${commands})`, {
  '@media': { [short]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.4fr)' } },
});
globalStyle(`${head}:has(> ${commands}) > ${handle}`, { '@media': { [short]: { gridColumn: '1 / -1' } } });
globalStyle(`${head} > ${commands}`, { '@media': { [short]: { marginBlockStart: -24, paddingBlock: 0, paddingInlineStart: 0 } } });
