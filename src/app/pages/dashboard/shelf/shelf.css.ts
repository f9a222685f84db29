import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/tokens.css.ts';

export const shelf = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 18, marginBlockStart: vars.s3 });
export const found = style({ color: vars.text2 });
export const nothing = style({
  paddingBlock: vars.s10,
  background: vars.surface,
  border: `1px dashed ${vars.lineStrong}`,
  borderRadius: vars.rCard,
});
export const note = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.s3,
  color: vars.text2,
});
