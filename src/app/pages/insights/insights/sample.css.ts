import { style } from '@vanilla-extract/css';
import { media } from '../../../ui/media/media.ts';
import { vars } from '../../../ui/tokens.css.ts';

export const sample = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.s5,
  padding: vars.s5,
  border: `1px dashed ${vars.lineStrong}`,
  borderRadius: vars.rCard,
  '@media': { [media.phone]: { padding: vars.s3 } },
});
export const head = style({ display: 'grid', gap: vars.s1 });
export const title = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.s2, fontSize: vars.fs18 });
export const badge = style({
  padding: `${vars.s1} ${vars.s2}`,
  color: vars.info,
  background: vars.infoSoft,
  borderRadius: vars.rFull,
  fontSize: vars.fs12,
  fontWeight: vars.wSemibold,
});
