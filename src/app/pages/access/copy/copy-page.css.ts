import { style } from '@vanilla-extract/css';
import { media } from '../../../ui/media/media.ts';
import { appTitle } from '../../../ui/type.css.ts';
import { vars } from '../../../ui/tokens.css.ts';

export const card = style({
  display: 'grid',
  gap: vars.s5,
  maxWidth: 480,
  marginInline: 'auto',
  marginBlockStart: 'clamp(0px, 6vh - 16px, 56px)',
  padding: vars.s6,
  background: vars.surface,
  border: `1px solid ${vars.line}`,
  borderRadius: vars.rCard,
  boxShadow: vars.sh2,
  '@media': { [media.phone]: { padding: vars.s4 } },
});

export const words = style({ display: 'grid', gap: vars.s2, overflowWrap: 'anywhere' });
export const title = appTitle;
export const what = style({ fontSize: vars.fs15, fontWeight: vars.wSemibold });
export const lead = style({ color: vars.text2 });
export const actions = style({ display: 'grid', gap: vars.s3, justifyItems: 'center' });
export const form = style({ width: '100%' });
