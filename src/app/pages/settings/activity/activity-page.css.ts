import { style } from '@vanilla-extract/css';
import { media } from '../../../ui/media/media.ts';
import { vars } from '../../../ui/tokens.css.ts';

export const column = style({ display: 'grid', gap: vars.s5, maxWidth: 820, justifyItems: 'stretch' });
export const opening = style({ display: 'grid', gap: vars.s2 });
export const lead = style({ maxWidth: '72ch', color: vars.text2 });

export const list = style({
  paddingInline: vars.s6,
  background: vars.surface,
  border: `1px solid ${vars.line}`,
  borderRadius: vars.rCard,
  '@media': { [media.phone]: { paddingInline: vars.s4 } },
});

/** What happened, with its time beside it, or below it on a phone. */
export const entry = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: `${vars.s1} ${vars.s3}`,
  paddingBlock: vars.s3,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.line}` } },
  '@media': { [media.phone]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
});
export const icon = style({
  display: 'grid',
  placeItems: 'center',
  width: 36,
  height: 36,
  color: vars.text2,
  background: vars.surface2,
  borderRadius: vars.rControl,
});
export const words = style({ overflowWrap: 'anywhere' });
export const kind = style({ fontWeight: vars.wSemibold });
export const about = style({ color: vars.text2 });
export const time = style({
  fontSize: vars.fs13,
  textAlign: 'end',
  '@media': { [media.phone]: { gridColumn: 2, textAlign: 'start' } },
});

/** Shown while there are no entries. */
export const place = style({
  paddingBlock: vars.s10,
  background: vars.bgSubtle,
  border: `1px dashed ${vars.lineStrong}`,
  borderRadius: vars.rCard,
});
