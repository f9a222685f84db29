import { style } from '@vanilla-extract/css';
import { media } from '../../../ui/media/media.ts';
import { vars } from '../../../ui/tokens.css.ts';

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 504px) minmax(0, 1fr)',
  minHeight: 506,
  overflow: 'hidden',
  background: vars.surface,
  border: `1px solid ${vars.line}`,
  borderRadius: vars.rCard,
  boxShadow: vars.sh2,
  '@media': {
    [media.medium]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
    [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.s3,
  padding: vars.s5,
  minWidth: 0,
  '@media': { [media.phone]: { padding: vars.s4 } },
});
export const title = style({ display: 'flex', alignItems: 'center', gap: vars.s2, fontSize: vars.fs16, fontWeight: vars.wSemibold });
export const icon = style({ color: vars.accentText });
export const foot = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: vars.s3 });
export const facts = style({ color: vars.text2, fontSize: vars.fs13, minWidth: 0 });
export const stops = style({ color: vars.text, fontWeight: vars.wSemibold });

export const result = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.s3,
  minWidth: 0,
  padding: vars.s4,
  background: vars.bgSubtle,
  borderInlineStart: `1px solid ${vars.line}`,
  '@media': { [media.narrow]: { borderInlineStart: 0, borderBlockStart: `1px solid ${vars.line}` }, [media.phone]: { padding: vars.s3 } },
});
export const bar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${vars.s2} ${vars.s3}` });
export const live = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.s2,
  marginInlineEnd: 'auto',
  color: vars.text2,
  fontSize: vars.fs13,
});
export const dot = style({ width: 8, height: 8, background: vars.accent, borderRadius: '50%' });
