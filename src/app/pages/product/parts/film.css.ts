import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../../ui/media/media.ts';
import { vars } from '../../../ui/tokens.css.ts';

const film = style({ display: 'grid', gap: vars.s3, alignContent: 'start', minWidth: 0, scrollMarginBlockStart: vars.s6 });

export const films = styleVariants({
  plain: [film],
  /** With the text beside it if there is room. */
  first: [
    film,
    {
      gridTemplateColumns: 'minmax(0, 9fr) minmax(0, 4fr)',
      gap: vars.s8,
      alignItems: 'center',
      '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.s3 } },
    },
  ],
});

/** A dark stage, in both themes. */
export const player = style({
  width: '100%',
  height: 'auto',
  aspectRatio: '16 / 9',
  background: vars.stage,
  borderRadius: vars.rHero,
  boxShadow: vars.sh3,
  // The film named in the address is outlined, like the current stop.
  selectors: { [`${film}:target &:not(:focus-visible)`]: { outline: `3px solid ${vars.lamp}`, outlineOffset: 3 } },
  '@media': { [media.phone]: { borderRadius: vars.rCard } },
});

const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.s1} ${vars.s4}`,
});
export const texts = styleVariants({
  plain: [words],
  first: [words, { '@media': { [`not all and ${media.narrow}`]: { display: 'grid', justifyContent: 'start', gap: vars.s3 } } }],
});
export const titles = styleVariants({
  plain: {},
  first: { '@media': { [`not all and ${media.narrow}`]: { selectors: { '&&': { fontSize: vars.fs32, lineHeight: vars.lhTight } } } } },
});
export const names = style({ display: 'grid', gap: 2, minWidth: 0 });
export const meta = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.s3 });
