import { style } from '@vanilla-extract/css';
import { media } from '../../../ui/media/media.ts';
import { vars } from '../../../ui/tokens.css.ts';

export const page = style({ display: 'grid', gap: vars.s6, '@media': { [media.phone]: { gap: vars.s5 } } });

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: vars.s3 });

/** Large figures, one per currency. */
export const takings = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.s1} ${vars.s8}`,
  padding: `${vars.s5} ${vars.s6}`,
  background: vars.surface,
  border: `1px solid ${vars.line}`,
  borderRadius: vars.rCard,
  '@media': { [media.phone]: { padding: vars.s4 } },
});
export const takingsLabel = style({ flexBasis: '100%', fontSize: vars.fs13, color: vars.text3 });
export const sum = style({
  margin: 0,
  fontSize: vars.fs32,
  fontWeight: vars.wBold,
  lineHeight: vars.lhSnug,
  letterSpacing: vars.trackDisplay,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.phone]: { fontSize: vars.fs26 } },
});

export const bar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: vars.s3 });

/** Shown before there are any purchases. */
export const place = style({
  paddingBlock: vars.s10,
  background: vars.bgSubtle,
  border: `1px dashed ${vars.lineStrong}`,
  borderRadius: vars.rCard,
});
