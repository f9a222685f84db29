import { globalStyle, style } from '@vanilla-extract/css';
import type { Sheet } from '../../../editing/phone/sheets.ts';
import { media } from '../../../ui/media/media.ts';
import { vars } from '../../../ui/tokens.css.ts';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  height: '100dvh',
  overflow: ['hidden', 'clip'],
  background: vars.surface,
});

/** Outline, canvas and inspector side by side, the path below; on a phone the canvas with one sheet over it. */
export const main = style({
  flex: 1,
  minHeight: 0,
  display: 'grid',
  gridTemplate: '"outline stage inspector" minmax(0, 1fr) "path path inspector" auto / 260px minmax(0, 1fr) 292px',
  outline: 'none',
  '@media': {
    [media.medium]: { gridTemplateColumns: '208px minmax(0, 1fr) 260px' },
    [media.narrow]: {
      gridTemplate: '"stage outline" minmax(0, 1fr) "stage inspector" minmax(0, 1.5fr) "path path" auto / minmax(0, 1fr) 272px',
    },
    [media.phone]: { gridTemplate: '"stage" minmax(0, 1fr) "head" auto "sheet" auto "bar" auto / minmax(0, 1fr)' },
  },
});

export const stage = style({
  gridArea: 'stage',
  position: 'relative',
  minWidth: 0,
  minHeight: 0,
  overflow: 'hidden',
  background: vars.surface3,
});
export const canvas = style({ position: 'absolute', inset: 0, width: '100%', height: '100%' });
export const waiting = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  gap: vars.s4,
  minWidth: 240,
  color: vars.text,
});

export const scriptless = style({
  display: 'none',
  maxWidth: '48ch',
  padding: vars.s4,
  '@media': { [media.noScript]: { display: 'block' } },
});

/** On a phone, only the panel of the chosen sheet. */
const onlyAs = (...sheets: readonly Sheet[]) => ({
  selectors: {
    [`${page}:not(${sheets.map((sheet) => `[data-sheet="${sheet}"]`).join(', ')}) &`]: { '@media': { [media.phone]: { display: 'none' } } },
  },
});

export const outline = style({
  gridArea: 'outline',
  minHeight: 0,
  overflow: 'auto',
  borderInlineEnd: `1px solid ${vars.line}`,
  '@media': {
    [media.narrow]: { borderInlineStart: `1px solid ${vars.line}`, borderBlockEnd: `1px solid ${vars.line}` },
    [media.phone]: { gridArea: 'sheet', maxHeight: '45dvh', border: 0 },
  },
  selectors: { '&[data-away]': { display: 'none', '@media': { [media.phone]: { display: 'block' } } }, ...onlyAs('outline').selectors },
});
export const inspector = style({
  gridArea: 'inspector',
  minHeight: 0,
  overflow: 'auto',
  borderInlineStart: `1px solid ${vars.line}`,
  '@media': { [media.phone]: { gridArea: 'sheet', maxHeight: '45dvh', border: 0, borderBlockStart: `1px solid ${vars.line}` } },
  ...onlyAs('look', 'selected'),
});
export const path = style({
  gridArea: 'path',
  minWidth: 0,
  borderBlockStart: `1px solid ${vars.line}`,
  '@media': { [media.phone]: { gridArea: 'sheet' } },
  ...onlyAs('path'),
});

globalStyle(`${main}:has(> ${outline}[data-away])`, {
  gridTemplateColumns: '0 minmax(0, 1fr) 292px',
  '@media': {
    [media.medium]: { gridTemplateColumns: '0 minmax(0, 1fr) 260px' },
    [media.narrow]: { gridTemplate: '"stage inspector" minmax(0, 1fr) "path path" auto / minmax(0, 1fr) 272px' },
    [media.phone]: { gridTemplate: '"stage" minmax(0, 1fr) "head" auto "sheet" auto "bar" auto / minmax(0, 1fr)' },
  },
});

/** In the place of the path; on a phone, of every other sheet and of the bar that chooses one. */
export const data = style({
  gridArea: 'path',
  minWidth: 0,
  height: 280,
  borderBlockStart: `1px solid ${vars.line}`,
  background: vars.surface,
  '@media': {
    [media.short]: { height: '60dvh' },
    [media.phone]: { gridArea: 'sheet', gridRowEnd: 'bar', height: '56dvh' },
  },
});

globalStyle(`:has(> ${data}) > [data-path-panel]`, { display: 'none' });
globalStyle(`:has(> ${data}) > :is(nav, [data-side-panel])`, { '@media': { [media.phone]: { display: 'none' } } });

// Without scripts there is nothing in the panels.
globalStyle(`${main} > :not(${stage}, h1)`, { '@media': { [media.noScript]: { display: 'none' } } });
globalStyle(`${page} > ${main}`, { '@media': { [media.noScript]: { gridTemplate: '"stage" minmax(0, 1fr) / minmax(0, 1fr)' } } });
