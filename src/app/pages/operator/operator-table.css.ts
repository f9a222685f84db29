import { style } from '@vanilla-extract/css';
import { media } from '../../ui/media/media.ts';
import { vars } from '../../ui/tokens.css.ts';
import { metaText } from '../../ui/type.css.ts';

// In some languages, seven columns need this much.
const cards = media.medium;
const wide = `not all and ${cards}`;

export const frame = style({
  '@media': { [wide]: { background: vars.surface, border: `1px solid ${vars.line}`, borderRadius: vars.rCard, overflow: 'clip' } },
});

/** Rows if there is room, otherwise cards. */
export const table = style({ width: '100%', borderCollapse: 'collapse', '@media': { [cards]: { display: 'block' } } });
export const heads = style({ background: vars.bgSubtle, '@media': { [cards]: { display: 'none' } } });
export const rows = style({
  '@media': {
    [cards]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))',
      gap: vars.s3,
      alignItems: 'start',
    },
  },
});

const space = {
  paddingBlock: vars.s3,
  paddingInline: vars.s3,
  selectors: { '&:first-child': { paddingInlineStart: vars.s5 }, '&:last-child': { paddingInlineEnd: vars.s5 } },
} as const;
export const head = style({
  ...space,
  paddingBlock: 10,
  fontSize: vars.fs13,
  fontWeight: vars.wMedium,
  color: vars.text2,
  textAlign: 'start',
  whiteSpace: 'nowrap',
});
export const numberHead = style([head, { textAlign: 'end' }]);

export const row = style({
  '@media': {
    [wide]: { borderBlockStart: `1px solid ${vars.line}` },
    [cards]: {
      display: 'grid',
      gap: vars.s2,
      padding: vars.s4,
      background: vars.surface,
      border: `1px solid ${vars.line}`,
      borderRadius: vars.rCard,
    },
  },
});

export const cell = style({
  textAlign: 'start',
  '@media': {
    [wide]: { ...space, verticalAlign: 'top' },
    [cards]: { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: vars.s4, padding: 0 },
  },
});
export const number = style([
  cell,
  { fontVariantNumeric: 'tabular-nums', fontWeight: vars.wSemibold, whiteSpace: 'nowrap', '@media': { [wide]: { textAlign: 'end' } } },
]);
export const title = style([
  cell,
  {
    minWidth: 0,
    fontWeight: vars.wSemibold,
    overflowWrap: 'anywhere',
    '@media': { [cards]: { order: -1, display: 'block', fontSize: vars.fs15 }, [wide]: { minWidth: 150 } },
  },
]);
export const label = style([metaText, { flex: 'none', fontWeight: vars.wRegular, '@media': { [wide]: { display: 'none' } } }]);
export const value = style({ minWidth: 0, overflowWrap: 'anywhere', '@media': { [cards]: { textAlign: 'end' } } });
/** Wide enough for most addresses, however long the title beside it. */
export const buyer = style([cell, { '@media': { [wide]: { minWidth: 200 } } }]);
/** The second line of a cell. */
export const under = style([metaText, { display: 'block', fontWeight: vars.wRegular }]);
export const link = style({
  textDecorationColor: 'transparent',
  textUnderlineOffset: '.2em',
  '@media': {
    [media.hover]: { ':hover': { textDecorationColor: 'currentcolor' } },
    [media.coarse]: { textDecorationColor: vars.lineControl },
  },
});

export const actionCell = style([cell, { '@media': { [cards]: { marginBlockStart: vars.s2 } } }]);
export const actions = style({
  display: 'flex',
  gap: vars.s2,
  flex: 1,
  '@media': { [wide]: { justifyContent: 'flex-end', marginBlock: -5 } },
});
