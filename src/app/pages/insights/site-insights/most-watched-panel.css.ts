import { style } from '@vanilla-extract/css';
import { media } from '../../../ui/media/media.ts';
import { vars } from '../../../ui/tokens.css.ts';

export { picture, thumb } from '../panels/reach-panel.css.ts';

export const list = style({ display: 'grid', gap: 10 });
export const row = style({
  display: 'grid',
  gridTemplateColumns: '64px minmax(120px, 240px) minmax(0, 1fr) minmax(64px, auto)',
  gap: `2px ${vars.s4}`,
  alignItems: 'center',
  '@media': { [media.phone]: { gridTemplateColumns: '64px minmax(0, 1fr) auto', gap: `6px ${vars.s2}` } },
});
export const link = style({
  overflow: 'hidden',
  fontWeight: vars.wSemibold,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  textDecorationColor: 'transparent',
  textUnderlineOffset: '.2em',
  '@media': {
    [media.hover]: { ':hover': { textDecorationColor: 'currentcolor' } },
    [media.coarse]: { paddingBlock: 11, textDecorationColor: vars.lineControl },
  },
});
export const bar = style({ minWidth: 0, '@media': { [media.phone]: { gridColumn: '1 / -1', gridRow: 2 } } });
export const views = style({ textAlign: 'end', fontWeight: vars.wSemibold, fontVariantNumeric: 'tabular-nums' });
