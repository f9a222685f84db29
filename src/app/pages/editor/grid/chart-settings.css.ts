import { style } from '@vanilla-extract/css';
import { media } from '../../../ui/media/media.ts';
import { vars } from '../../../ui/tokens.css.ts';

export const list = style({ display: 'grid', gap: 2, margin: 0, padding: 0, listStyle: 'none' });
export const series = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.s3,
  width: '100%',
  minHeight: 32,
  padding: '0 6px',
  marginInline: -6,
  borderRadius: vars.r2,
  fontSize: vars.fs14,
  textAlign: 'start',
  '@media': { [media.hover]: { ':hover': { background: vars.surface2 } }, [media.coarse]: { minHeight: vars.touch } },
});
export const colour = style({
  flex: 'none',
  width: 18,
  height: 18,
  borderRadius: vars.rFull,
  boxShadow: `inset 0 0 0 1px color-mix(in srgb, ${vars.text} 22%, transparent)`,
  forcedColorAdjust: 'none',
});
export const name = style({ flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const turned = style({ transform: 'rotate(180deg)' });
export const panel = style({
  display: 'grid',
  gap: vars.s2,
  justifyItems: 'start',
  padding: '8px 0 12px',
  selectors: { '&[hidden]': { display: 'none' } },
});

export const axis = style({ borderBlockStart: `1px solid ${vars.line}` });
export const axisName = style({
  minHeight: 36,
  alignContent: 'center',
  fontSize: vars.fs14,
  fontWeight: vars.wMedium,
  cursor: 'pointer',
  '@media': { [media.coarse]: { minHeight: vars.touch } },
});
export const axisFields = style({ display: 'grid', gap: vars.s3, paddingBlock: `${vars.s2} ${vars.s3}` });
/** A problem below one of them leaves the other where it is. */
export const ends = style({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'start', gap: vars.s2 });
export const labels = style({ display: 'grid', gap: vars.s2 });
export const labelsTitle = style({ padding: 0, marginBlockEnd: vars.s2, fontSize: vars.fs13, fontWeight: vars.wMedium });
