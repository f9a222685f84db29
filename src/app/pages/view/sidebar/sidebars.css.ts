import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { from } from '../../../ui/media/breakpoints.ts';
import { media } from '../../../ui/media/media.ts';
import { vars } from '../../../ui/tokens.css.ts';

export const sidebars = style({ display: 'grid', gap: vars.s10, minWidth: 0, alignContent: 'start' });
export const sidebar = style({ display: 'grid', gap: vars.s4, minWidth: 0 });

export const head = style({ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: vars.s4 });
export const title = style({ fontSize: vars.fs15, '@media': { [media.narrow]: { fontSize: vars.fs18 } } });
export const all = style({ flex: 'none', fontSize: vars.fs13, '@media': { [media.narrow]: { fontSize: vars.fs14 } } });

/** Between phone and sidebar widths, several cards fit side by side. */
const tablet = `${media.narrow} and ${from('small')}`;

export const lists = styleVariants({
  rows: {
    display: 'grid',
    gap: vars.s3,
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': { [tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.s5 } },
  },
  tiles: {
    display: 'grid',
    gap: `${vars.s4} ${vars.s3}`,
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '@media': { [tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
  },
});

/** There, the other three of the first four are beside it. */
export const large = style({ '@media': { [tablet]: { gridRow: '1 / span 3' } } });

export const more = style({ minWidth: 0 });

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.s1,
  minHeight: vars.controlMd,
  color: vars.text2,
  background: vars.surface2,
  borderRadius: vars.rControl,
  fontSize: vars.fs13,
  fontWeight: vars.wSemibold,
  cursor: 'pointer',
  listStyle: 'none',
  transition: `background-color ${vars.tFast} ${vars.easeOut}`,
  selectors: { [`${more}[open] > &`]: { marginBlockEnd: vars.s4 } },
  '@media': {
    [media.hover]: { ':hover': { color: vars.text, background: vars.surface3 } },
    [media.coarse]: { minHeight: vars.touch },
    [media.narrow]: { minHeight: vars.touch },
    [media.forcedColors]: { border: '1px solid' },
  },
});

globalStyle(`${summary}::-webkit-details-marker`, { display: 'none' });

export const whenClosed = style({ selectors: { [`${more}[open] &`]: { display: 'none' } } });
export const whenOpen = style({ selectors: { [`${more}:not([open]) &`]: { display: 'none' } } });
export const arrow = style({ selectors: { [`${more}[open] &`]: { rotate: '180deg' } } });

export const links = style({ display: 'flex', flexWrap: 'wrap', gap: `${vars.s1} ${vars.s5}`, fontSize: vars.fs13 });
