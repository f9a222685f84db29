import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../ui/media/media.ts';
import { vars } from '../../ui/tokens.css.ts';

/** A tool rather than a text: as wide as the window, with its navigation beside it. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: '240px minmax(0, 1fr)',
  minHeight: `calc(100dvh - ${vars.headerH})`,
  background: vars.bgSubtle,
  '@media': {
    [media.medium]: { gridTemplateColumns: '208px minmax(0, 1fr)' },
    [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto 1fr auto' },
  },
});
// Aligns the site header with the same edges.
globalStyle(`div:has(> main > ${page}) > header > div`, {
  maxWidth: 'none',
  '@media': { [`not all and ${media.narrow}`]: { paddingInline: vars.s6 } },
});

export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.s6,
  width: '100%',
  maxWidth: 1520,
  padding: `${vars.s8} ${vars.s10} ${vars.s14}`,
  '@media': {
    [media.medium]: { paddingInline: vars.s6 },
    [media.narrow]: { order: 1, padding: `${vars.s6} ${vars.pageGutter} ${vars.s10}` },
  },
});

export const beginning = style({ display: 'grid', gap: vars.s4 });
export const or = style({ fontSize: vars.fs18, letterSpacing: vars.trackTitle });
export const templates = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(236px, 100%), 1fr))',
  gap: `${vars.s8} ${vars.s5}`,
});
