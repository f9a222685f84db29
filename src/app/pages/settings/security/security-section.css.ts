import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/tokens.css.ts';

export const part = style({
  display: 'grid',
  gap: vars.s3,
  selectors: { '& + &': { paddingBlockStart: vars.s5, borderBlockStart: `1px solid ${vars.line}` } },
});
export const partTitle = style({ fontWeight: vars.wSemibold });
export const words = style({ color: vars.text2, overflowWrap: 'anywhere' });

export const list = style({ display: 'grid' });
export const passkey = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.s2} ${vars.s3}`,
  paddingBlock: vars.s3,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.line}` } },
});
export const passkeyWords = style({ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' });
export const passkeyName = style({ fontWeight: vars.wSemibold });
export const renaming = style({ flex: '1 1 100%', display: 'grid', gap: vars.s3, paddingBlockStart: vars.s2 });
export const summary = style({
  width: 'fit-content',
  fontSize: vars.fs13,
  fontWeight: vars.wMedium,
  color: vars.text2,
  cursor: 'pointer',
});
