import { style } from '@vanilla-extract/css';
import { media } from '../../../ui/media/media.ts';
import { vars } from '../../../ui/tokens.css.ts';

export const frame = style({
  position: 'relative',
  flex: 1,
  minHeight: 420,
  overflow: 'hidden',
  background: vars.surface2,
  borderRadius: vars.rCard,
  boxShadow: vars.sh2,
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    borderRadius: 'inherit',
    boxShadow: 'inset 0 0 0 1px rgb(18 22 19 / .1)',
    pointerEvents: 'none',
  },
  '@media': { [media.narrow]: { aspectRatio: '16 / 10', minHeight: 0 } },
});
export const canvas = style({ position: 'absolute', inset: 0, width: '100%', height: '100%' });
export const waiting = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  padding: vars.s6,
  color: vars.text2,
  textAlign: 'center',
});

/** The number of a stop. */
export const mark = style({
  position: 'absolute',
  insetBlockStart: -11,
  left: -11,
  display: 'grid',
  placeItems: 'center',
  minWidth: 22,
  height: 22,
  paddingInline: 4,
  color: '#121613',
  background: vars.lamp,
  borderRadius: vars.rFull,
  fontSize: vars.fs12,
  fontWeight: vars.wBold,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.phone]: { scale: '.8' } },
});
