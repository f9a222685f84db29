import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/tokens.css.ts';

export const list = style({ display: 'grid' });

export const session = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.s3,
  minHeight: 60,
  paddingBlock: vars.s2,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.line}` } },
});

export const device = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 36,
  height: 36,
  color: vars.text2,
  background: vars.surface2,
  borderRadius: vars.rControl,
});

export const words = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const name = style({ fontWeight: vars.wSemibold });
export const here = style({ fontSize: vars.fs13, fontWeight: vars.wMedium, color: vars.accentText });
/** Aligns the end of the button's label with the other text of the card. */
export const end = style({ marginInlineEnd: -10 });
