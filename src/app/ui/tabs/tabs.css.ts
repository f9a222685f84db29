import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../media/media.ts';
import { vars } from '../tokens.css.ts';

export const lists = styleVariants({
  /** Two or three options of equal width, as on the sign-up page. */
  segment: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    gap: 2,
    padding: 3,
    background: vars.surface2,
    borderRadius: 11,
  },
  /** Filters above a list. */
  pills: { display: 'flex', flexWrap: 'wrap', gap: vars.s2 },
  /** Parts of a page. */
  line: { display: 'flex', gap: vars.s6, boxShadow: `inset 0 -1px ${vars.line}`, overflowX: 'auto', scrollbarWidth: 'none' },
});

export type TabShape = keyof typeof lists;

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.s2,
  fontWeight: vars.wMedium,
  color: vars.text2,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  transition: `color ${vars.tFast} ${vars.easeOut}, background-color ${vars.tFast} ${vars.easeOut}`,
  '@media': { [media.hover]: { ':hover': { color: vars.text } } },
});

const current = '&[aria-selected="true"], &[aria-current]:not([aria-current="false"])';

export const tabs = styleVariants({
  segment: [
    base,
    {
      minHeight: 38,
      paddingInline: vars.s3,
      borderRadius: vars.rControl,
      selectors: {
        [current]: {
          color: vars.text,
          fontWeight: vars.wSemibold,
          background: `light-dark(${vars.surface}, ${vars.surface3})`,
          boxShadow: vars.sh2,
        },
      },
      '@media': {
        [media.coarse]: { minHeight: vars.touch },
        [media.forcedColors]: { selectors: { [current]: { outline: '2px solid Highlight' } } },
      },
    },
  ],
  pills: [
    base,
    {
      minHeight: vars.controlSm,
      paddingInline: 14,
      background: vars.surface2,
      borderRadius: vars.rFull,
      fontSize: vars.fs13,
      selectors: { [current]: { color: vars.bg, background: vars.text, fontWeight: vars.wSemibold } },
      '@media': {
        [media.hover]: { selectors: { '&:hover:not([aria-selected="true"], [aria-current])': { background: vars.surface3 } } },
        [media.coarse]: { minHeight: vars.touch, paddingInline: 18 },
        [media.forcedColors]: { border: '1px solid ButtonText', selectors: { [current]: { borderColor: 'Highlight', borderWidth: 2 } } },
      },
    },
  ],
  line: [
    base,
    {
      minHeight: vars.touch,
      borderBlockEnd: '2px solid transparent',
      selectors: {
        [current]: { color: vars.text, fontWeight: vars.wSemibold, borderBlockEndColor: vars.accent },
        '&:focus-visible': { outlineOffset: -2 },
      },
    },
  ],
});

export const panel = style({
  paddingBlockStart: vars.s5,
  selectors: { '&:focus-visible': { borderRadius: vars.r1 } },
});

// Without scripts, every panel shows, under its own heading.
export const scriptless = style({ display: 'none', '@media': { [media.noScript]: { display: 'block' } } });
export const scripted = style({ '@media': { [media.noScript]: { display: 'none !important' } } });
globalStyle(`${panel}[hidden]`, { '@media': { [media.noScript]: { display: 'block !important' } } });
