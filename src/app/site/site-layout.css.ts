import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../ui/media/media.ts';
import { vars } from '../ui/tokens.css.ts';

/** The page grid: 1312 px plus gutters. */
export const contained = style({
  width: '100%',
  maxWidth: `calc(${vars.pageMax} + 2 * ${vars.pageGutter})`,
  marginInline: 'auto',
  paddingInline: vars.pageGutter,
});

export const skip = style({
  position: 'absolute',
  insetBlockStart: vars.s2,
  insetInlineStart: vars.s2,
  zIndex: vars.zTooltip,
  padding: `${vars.s3} ${vars.s4}`,
  color: vars.onAccent,
  background: vars.accent,
  borderRadius: vars.rControl,
  fontWeight: vars.wSemibold,
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)' } },
});

const site = style({ display: 'flex', flexDirection: 'column', minHeight: '100dvh', background: vars.bg });

export const layouts = styleVariants({
  site: [site],
  plain: [site],
  /** Half form, half picture. */
  split: [
    site,
    {
      '@media': {
        [`not all and ${media.narrow}`]: {
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 560px) minmax(0, 1fr)',
          gridTemplateRows: 'auto 1fr auto',
        },
      },
    },
  ],
});

export const main = styleVariants({
  page: [
    contained,
    { flex: 1, paddingBlock: `${vars.s6} ${vars.s18}`, '@media': { [media.phone]: { paddingBlock: `${vars.s5} ${vars.s14}` } } },
  ],
  full: { flex: 1, width: '100%' },
  /** A form and little else. */
  narrow: {
    flex: 1,
    width: '100%',
    maxWidth: `calc(360px + 2 * ${vars.s6})`,
    marginInline: 'auto',
    paddingInline: vars.s6,
    paddingBlock: `${vars.s14} ${vars.s10}`,
    '@media': {
      [media.phone]: { maxWidth: `calc(440px + 2 * ${vars.s4})`, paddingInline: vars.s4, paddingBlock: `${vars.s6} ${vars.s10}` },
    },
  },
});

export type MainWidth = keyof typeof main;

export const aside = style({
  gridColumn: 2,
  gridRow: '1 / -1',
  position: 'sticky',
  insetBlockStart: 0,
  alignSelf: 'start',
  height: '100dvh',
  minHeight: 560,
  padding: vars.s3,
  '@media': { [media.narrow]: { display: 'none' } },
});
