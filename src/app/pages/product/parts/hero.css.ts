import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../../ui/media/media.ts';
import { vars } from '../../../ui/tokens.css.ts';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.s24,
  paddingBlockEnd: vars.s14,
  '@media': { [media.narrow]: { gap: vars.s18 } },
});

const hero = style({ display: 'grid', alignItems: 'center', gap: `${vars.s8} 5%` });

export const layouts = styleVariants({
  /** Text beside a picture, or above it where there is no room. */
  beside: [
    hero,
    {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      paddingBlockStart: vars.s10,
      '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingBlockStart: vars.s4 } },
    },
  ],
  over: [
    hero,
    {
      gridTemplateColumns: 'minmax(0, 1fr)',
      justifyItems: 'center',
      textAlign: 'center',
      gap: vars.s10,
      paddingBlockStart: vars.s10,
      '@media': { [media.phone]: { gap: vars.s8, paddingBlockStart: vars.s6 } },
    },
  ],
});

export const words = styleVariants({
  beside: { display: 'grid', gap: vars.s4, justifyItems: 'start' },
  over: { display: 'grid', gap: vars.s4, justifyItems: 'center' },
});

export const titles = styleVariants({
  beside: { '@media': { [`not all and ${media.narrow}`]: { selectors: { '&&': { fontSize: 'clamp(2.25rem, 3.7vw, 3.25rem)' } } } } },
  over: { maxWidth: '17em' },
});

export const lead = style({
  maxWidth: '40em',
  fontSize: vars.fs18,
  lineHeight: 1.55,
  color: vars.text2,
  textWrap: 'pretty',
  '@media': { [media.phone]: { fontSize: vars.fs16 } },
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.s3,
  marginBlockStart: vars.s2,
  '@media': { [media.phone]: { display: 'grid', width: '100%' } },
});

export const picture = style({ width: '100%', minWidth: 0 });
