import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../../ui/media/media.ts';
import { vars } from '../../../ui/tokens.css.ts';

/** A column beside the content; on narrow screens, a row above it, with the storage below. */
export const side = style({
  background: vars.surface,
  borderInlineEnd: `1px solid ${vars.line}`,
  '@media': { [media.narrow]: { display: 'contents' } },
});

/** Stays visible, however long the page is. */
export const column = style({
  position: 'sticky',
  insetBlockStart: 0,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: vars.s6,
  height: `calc(100dvh - ${vars.headerH})`,
  overflowY: 'auto',
  padding: `${vars.s6} ${vars.s3}`,
  '@media': { [media.narrow]: { display: 'contents' } },
});

const aRow = { display: 'flex', alignItems: 'center', gap: vars.s1 } as const;
export const navigation = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.s4,
  '@media': {
    [media.narrow]: {
      ...aRow,
      minWidth: 0,
      overflowX: 'auto',
      scrollbarWidth: 'none',
      padding: `${vars.s2} ${vars.pageGutter}`,
      background: vars.surface,
      borderBlockEnd: `1px solid ${vars.line}`,
    },
  },
});
export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, '@media': { [media.narrow]: aRow } });
export const item = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
  '@media': { [media.narrow]: { flex: 'none' } },
});
/** In a row, the standard places come before the folders. */
export const folderItem = style([item, { '@media': { [media.narrow]: { order: 1 } } }]);

export const place = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.s3,
  minHeight: vars.controlMd,
  paddingInline: 10,
  borderRadius: vars.rControl,
  color: vars.text2,
  fontWeight: vars.wMedium,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: { '&[aria-current="page"]': { color: vars.accentText, background: vars.accentSoft, fontWeight: vars.wSemibold } },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not([aria-current="page"])': { color: vars.text, background: vars.surface2 } } },
    [media.coarse]: { minHeight: vars.touch },
    [media.narrow]: { gap: vars.s2 },
  },
});

/** Indented under the presentations, with room for its menu at the end. */
export const folder = style([
  place,
  {
    gap: 10,
    paddingInlineStart: 22,
    paddingInlineEnd: 40,
    '@media': { [media.narrow]: { paddingInlineStart: 10, maxWidth: 220 }, [media.noScript]: { paddingInlineEnd: 10 } },
  },
]);
export const name = style({ flex: 1, overflow: 'hidden', textOverflow: 'ellipsis', minWidth: 0 });
export const count = style({ color: vars.text3, fontSize: vars.fs12, fontWeight: vars.wMedium, fontVariantNumeric: 'tabular-nums' });
export const folderMenu = style({ position: 'absolute', insetBlock: 0, insetInlineEnd: 2, display: 'flex', alignItems: 'center' });

export const make = style([folderItem, {}]);
export const makeButton = style([
  place,
  {
    gap: 10,
    paddingInlineStart: 22,
    width: '100%',
    cursor: 'pointer',
    color: vars.text3,
    textAlign: 'start',
    '@media': { [media.narrow]: { paddingInlineStart: 10 } },
  },
]);

export const storage = style({
  paddingInline: 10,
  fontSize: vars.fs13,
  '@media': { [media.narrow]: { order: 2, padding: `0 ${vars.pageGutter} ${vars.s8}`, maxWidth: 360 } },
});
/** Keeps an amount and its unit on one line. */
globalStyle(`${storage} span + span`, { whiteSpace: 'nowrap' });

export const withoutScript = style({
  display: 'none',
  order: 1,
  padding: '4px 10px',
  '@media': { [media.noScript]: { display: 'grid', gap: vars.s2 } },
});
