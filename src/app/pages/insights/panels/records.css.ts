import { style } from '@vanilla-extract/css';
import { media } from '../../../ui/media/media.ts';
import { vars } from '../../../ui/tokens.css.ts';

const cards = media.narrow;
const wide = `not all and ${cards}`;

export const table = style({ width: '100%', borderCollapse: 'collapse', '@media': { [cards]: { display: 'block' } } });
export const heads = style({ '@media': { [cards]: { display: 'none' } } });
export const rows = style({
  '@media': { [cards]: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))', gap: vars.s3 } },
});

const space = { paddingBlock: 10, paddingInlineEnd: vars.s4, selectors: { '&:last-child': { paddingInlineEnd: 0 } } } as const;
export const head = style({
  ...space,
  paddingBlockStart: 0,
  fontSize: vars.fs13,
  fontWeight: vars.wMedium,
  color: vars.text3,
  textAlign: 'start',
});
export const row = style({
  '@media': {
    [wide]: { borderBlockStart: `1px solid ${vars.line}` },
    [cards]: {
      display: 'grid',
      alignContent: 'start',
      gap: 6,
      padding: vars.s4,
      border: `1px solid ${vars.line}`,
      borderRadius: vars.rThumb,
    },
  },
});
export const name = style({
  minWidth: 0,
  fontWeight: vars.wSemibold,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  '@media': { [wide]: { ...space, verticalAlign: 'top' } },
});
export const cell = style({
  textAlign: 'start',
  '@media': {
    [wide]: { ...space, verticalAlign: 'top' },
    [cards]: { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: vars.s4, padding: 0 },
  },
});
export const number = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', '@media': { [wide]: { textAlign: 'end' } } });
export const label = style({ flex: 'none', fontSize: vars.fs13, color: vars.text3, '@media': { [wide]: { display: 'none' } } });
export const value = style({ minWidth: 0, overflowWrap: 'anywhere', '@media': { [cards]: { textAlign: 'end' } } });
/** The second line of a cell. */
export const under = style({ display: 'block', fontSize: vars.fs13, fontWeight: vars.wRegular, color: vars.text3 });
