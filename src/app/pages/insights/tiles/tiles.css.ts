import { style } from '@vanilla-extract/css';
import { media } from '../../../ui/media/media.ts';
import { vars } from '../../../ui/tokens.css.ts';

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  overflow: 'clip',
  '@media': { [media.narrow]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const tile = style({
  position: 'relative',
  minWidth: 0,
  padding: `${vars.s4} ${vars.s6}`,
  // Lines between the tiles, however many fit a row; those at the outer edges are clipped.
  boxShadow: `-1px -1px ${vars.line}`,
  '@media': { [media.phone]: { padding: vars.s4 } },
});
export const name = style({ fontSize: vars.fs13, color: vars.text2 });
export const numbers = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: `0 ${vars.s2}`, margin: 0 });
export const value = style({
  fontSize: vars.fs32,
  fontWeight: vars.wBold,
  lineHeight: vars.lhSnug,
  letterSpacing: vars.trackDisplay,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.medium]: { fontSize: vars.fs26 }, [media.phone]: { fontSize: vars.fs21 } },
});
const change = style({ fontSize: vars.fs13, fontWeight: vars.wSemibold, fontVariantNumeric: 'tabular-nums' });
export const more = style([change, { color: vars.accentText }]);
export const less = style([change, { color: vars.text3 }]);
