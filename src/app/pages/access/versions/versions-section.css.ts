import { style } from '@vanilla-extract/css';
import { media } from '../../../ui/media/media.ts';
import { vars } from '../../../ui/tokens.css.ts';

export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const version = style({
  display: 'grid',
  gridTemplateColumns: '120px minmax(0, 1fr) auto',
  gap: vars.s4,
  alignItems: 'center',
  paddingBlock: vars.s4,
  borderBlockStart: `1px solid ${vars.line}`,
  selectors: { '&:first-child': { borderBlockStart: 'none', paddingBlockStart: 0 } },
  '@media': { [media.phone]: { gridTemplateColumns: '88px minmax(0, 1fr)' } },
});
export const picture = style({ alignSelf: 'start' });
export const words = style({ display: 'grid', gap: 2 });
export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.s2,
  alignItems: 'center',
  fontSize: vars.fs14,
  fontWeight: vars.wSemibold,
});
export const mark = style({
  paddingInline: vars.s2,
  fontSize: vars.fs13,
  fontWeight: vars.wMedium,
  color: vars.accentText,
  background: vars.accentSoft,
  borderRadius: vars.rFull,
});
export const facts = style({ fontSize: vars.fs13, color: vars.text2 });
export const publishing = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.s4,
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: vars.s4,
  background: vars.accentSoft,
  borderRadius: vars.rCard,
});
export const naming = style({ display: 'grid', gap: vars.s3, paddingBlockStart: vars.s3 });
