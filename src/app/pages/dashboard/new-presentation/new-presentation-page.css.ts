import { style } from '@vanilla-extract/css';
import { media } from '../../../ui/media/media.ts';
import { vars } from '../../../ui/tokens.css.ts';

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.s4 });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.s1} ${vars.s4}`,
  paddingBlockEnd: vars.s2,
});
export const title = style({
  fontSize: vars.fs32,
  fontWeight: vars.wBold,
  lineHeight: vars.lhTight,
  letterSpacing: vars.trackDisplay,
  '@media': { [media.phone]: { fontSize: vars.fs26 } },
});
export const lead = style({ color: vars.text2, fontSize: vars.fs16 });

export const others = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 280px) minmax(0, 1fr) minmax(0, 300px)',
  gap: vars.s4,
  alignItems: 'stretch',
  selectors: { '&[data-few]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  '@media': {
    [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.phone]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      selectors: { '&[data-few]': { gridTemplateColumns: 'minmax(0, 1fr)' } },
    },
  },
});
