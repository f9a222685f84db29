import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../../ui/media/media.ts';
import { vars } from '../../../ui/tokens.css.ts';

export const row = style({
  position: 'absolute',
  insetInline: vars.s2,
  display: 'flex',
  alignItems: 'center',
  gap: vars.s2,
  paddingInlineEnd: vars.s2,
  borderRadius: vars.rControl,
  color: vars.text,
  cursor: 'default',
  userSelect: 'none',
  selectors: {
    '&:focus-visible': { outlineOffset: -2 },
    '&[aria-selected=true]': { background: vars.accentSoft, fontWeight: vars.wSemibold },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not([aria-selected=true])': { background: vars.surface2 } } },
    [media.forcedColors]: { selectors: { '&[aria-selected=true]': { outline: '2px solid Highlight', outlineOffset: -2 } } },
  },
});

/** What only editors see. */
globalStyle(`${row}[data-hidden] > :is(span, svg)`, { color: vars.text3 });
export const state = style({
  flex: 'none',
  display: 'none',
  placeItems: 'center',
  alignSelf: 'stretch',
  width: 24,
  marginInline: -2,
  borderRadius: vars.r1,
  color: vars.text3,
  selectors: {
    '&[data-set]': { display: 'grid' },
    [`${row}:is([aria-selected=true], :focus-visible) &`]: { display: 'grid' },
  },
  '@media': {
    [media.hover]: { ':hover': { color: vars.text }, selectors: { [`${row}:hover &`]: { display: 'grid' } } },
    [media.coarse]: { width: vars.touch, marginInline: -4 },
  },
});

const seat = { flex: 'none', width: 20, marginInlineEnd: -4 } as const;
export const noChevron = style(seat);
export const chevron = style({
  ...seat,
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'stretch',
  color: vars.text3,
  // Over the icon's edge, and no wider in the row.
  '@media': { [media.coarse]: { position: 'relative', zIndex: 1, width: vars.touch, marginInline: '-12px -16px' } },
});
globalStyle(`${chevron}[data-open=true] > svg`, { rotate: '90deg' });
export const icon = style({ flex: 'none', color: vars.text2 });
export const name = style({ flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const renaming = style({
  flex: 1,
  minWidth: 0,
  height: 26,
  marginInlineStart: -6,
  paddingInline: 5,
  border: `1px solid ${vars.focus}`,
  borderRadius: vars.r2,
  background: vars.surface,
  userSelect: 'text',
  // Below 16 px, phones zoom into the field.
  '@media': { [media.coarse]: { height: vars.touch, fontSize: vars.fs16 } },
});
export const badge = style({
  flex: 'none',
  minWidth: 22,
  height: 20,
  paddingInline: 6,
  borderRadius: vars.rFull,
  background: vars.surface2,
  color: vars.text2,
  fontSize: vars.fs12,
  fontWeight: vars.wSemibold,
  lineHeight: '20px',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    [`${row}[aria-selected=true] &`]: { background: vars.accentSoft2, color: vars.accentText },
    '&[data-chosen]': { background: vars.lamp, color: vars.onLamp },
    [`${row}[aria-selected=true] &[data-chosen]`]: { background: vars.lamp, color: vars.onLamp },
  },
});
export const more = style({ color: vars.text3 });
