import { style } from '@vanilla-extract/css';
import { media } from '../../../ui/media/media.ts';
import { vars } from '../../../ui/tokens.css.ts';

export const details = style({ marginBlockStart: 'auto', fontSize: vars.fs13 });
export const summary = style({
  width: 'fit-content',
  color: vars.text3,
  cursor: 'pointer',
  borderRadius: vars.r1,
  '@media': { [media.hover]: { ':hover': { color: vars.text } }, [media.coarse]: { minHeight: vars.touch, alignContent: 'center' } },
});
export const scroll = style({
  maxHeight: 320,
  marginBlockStart: vars.s2,
  overflow: 'auto',
  border: `1px solid ${vars.line}`,
  borderRadius: vars.rControl,
});
export const table = style({ width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' });
const place = {
  padding: `6px ${vars.s3}`,
  textAlign: 'end',
  selectors: { '&:first-child': { textAlign: 'start' }, 'tbody tr + tr > &': { borderBlockStart: `1px solid ${vars.line}` } },
} as const;
export const head = style({
  ...place,
  position: 'sticky',
  insetBlockStart: 0,
  background: vars.bgSubtle,
  color: vars.text2,
  fontWeight: vars.wMedium,
});
export const name = style({ ...place, fontWeight: vars.wRegular, overflowWrap: 'anywhere' });
export const cell = style({ ...place, whiteSpace: 'nowrap' });
