import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { from } from '../../../ui/media/breakpoints.ts';
import { media } from '../../../ui/media/media.ts';
import { renderedNear, usual } from '../../../ui/media/rendered-near.ts';
import { vars } from '../../../ui/tokens.css.ts';

export const list = style({ display: 'grid', gap: vars.s10, minWidth: 0, alignContent: 'start' });

export const head = style({ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: vars.s4 });
export const title = style({ fontSize: vars.fs15, '@media': { [media.narrow]: { fontSize: vars.fs18 } } });
export const all = style({ flex: 'none', fontSize: vars.fs13, '@media': { [media.narrow]: { fontSize: vars.fs14 } } });

const FOCUS_RING = 4;

/** Between phone and sidebar widths, several cards fit side by side. */
const tablet = `${media.narrow} and ${from('small')}`;

/** Cards go down a column and on to the next; the edge of that one shows that the row scrolls. */
const row = style({
  display: 'grid',
  gridAutoFlow: 'column',
  alignItems: 'start',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'thin',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: FOCUS_RING,
  // Room for the focus ring, which the row would cut off.
  margin: -FOCUS_RING,
  padding: FOCUS_RING,
  // Browsers do not scroll to a focused card whose edge is in sight; the only place to snap to does.
  selectors: { '&:has(:focus-visible)': { scrollSnapType: 'x mandatory' } },
});
globalStyle(`${row} > li`, { minWidth: 0, scrollSnapAlign: 'start' });
globalStyle(`${row}:has(:focus-visible) > li:not(:focus-within)`, { scrollSnapAlign: 'none' });

export const lists = styleVariants({
  rows: [
    row,
    {
      gap: vars.s3,
      gridTemplateRows: 'repeat(4, auto)',
      gridAutoColumns: '100%',
      '@media': { [tablet]: { gridTemplateRows: 'repeat(2, auto)', gridAutoColumns: `calc(50% - ${vars.s5} / 2)`, gap: vars.s5 } },
    },
  ],
  tiles: [
    row,
    {
      gap: `${vars.s4} ${vars.s3}`,
      gridTemplateRows: 'repeat(2, auto)',
      gridAutoColumns: '44%',
      '@media': { [tablet]: { gridAutoColumns: '22.5%' } },
    },
  ],
  films: [
    row,
    {
      gap: vars.s3,
      gridTemplateRows: 'repeat(4, auto)',
      gridAutoColumns: '92%',
      '@media': { [tablet]: { gridTemplateRows: 'repeat(3, auto)', gridAutoColumns: '46%', gap: vars.s5 } },
    },
  ],
});

const sidebar = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.s4, minWidth: 0 });
const near = (wide: number, middle: number, phone: number) => ({
  ...renderedNear(wide),
  '@media': { [tablet]: { containIntrinsicBlockSize: usual(middle) }, [media.phone]: { containIntrinsicBlockSize: usual(phone) } },
});
/** Of each kind of list. */
export const sidebars = styleVariants({
  rows: [sidebar, near(378, 228, 413)],
  tiles: [sidebar, near(302, 325, 321)],
  films: [sidebar, near(547, 367, 590)],
});

/** There, the three cards after it are beside it. */
export const large = style({ '@media': { [tablet]: { gridRow: 'span 3' } } });

export const links = style({ display: 'flex', flexWrap: 'wrap', gap: `${vars.s1} ${vars.s5}`, fontSize: vars.fs13 });
