import { style } from '@vanilla-extract/css';
import { from } from '../../../ui/media/breakpoints.ts';
import { media } from '../../../ui/media/media.ts';
import { vars } from '../../../ui/tokens.css.ts';

export const bar = style({
  gridArea: 'bar',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.s2} ${vars.s3}`,
  minHeight: 76,
  padding: `${vars.s2} ${vars.s5}`,
  borderBlockStart: `1px solid ${vars.line}`,
  background: vars.surface,
  '@media': { [media.phone]: { padding: `${vars.s2} ${vars.s3} calc(${vars.s2} + env(safe-area-inset-bottom))` } },
});
export const toList = style({ '@media': { [from('small')]: { display: 'none' } } });
export const mark = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  borderRadius: vars.r2,
  color: vars.accentText,
  background: vars.accentSoft,
  '@media': { [media.phone]: { display: 'none' } },
});
export const words = style({ flex: '1 1 200px', minWidth: 0, display: 'grid', gap: 1 });
export const name = style({
  overflow: 'hidden',
  fontSize: vars.fs14,
  fontWeight: vars.wSemibold,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const lead = style({ color: vars.text2, fontSize: vars.fs13, '@media': { [media.phone]: { display: 'none' } } });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.s2,
  '@media': { [media.phone]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', width: '100%' } },
});
/** On a phone, the way there is in the menu of the editor. */
export const copies = style({ '@media': { [media.phone]: { display: 'none' } } });
