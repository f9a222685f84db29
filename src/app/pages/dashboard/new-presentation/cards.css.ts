import { style } from '@vanilla-extract/css';
import { media } from '../../../ui/media/media.ts';
import { vars } from '../../../ui/tokens.css.ts';

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.s1,
  height: '100%',
  padding: vars.s4,
  background: vars.surface,
  border: `1px solid ${vars.line}`,
  borderRadius: vars.rCard,
  boxShadow: vars.sh1,
});
/** In a row of its own where there is no room beside others. */
export const wide = style({
  '@media': { [media.medium]: { gridColumn: '1 / -1', gridRow: 2 }, [media.phone]: { gridColumn: 'auto', gridRow: 'auto' } },
});
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.s2,
  minHeight: 32,
});
export const title = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.s2,
  minHeight: 32,
  fontSize: vars.fs16,
  fontWeight: vars.wSemibold,
});
export const icon = style({ color: vars.text2 });
export const text = style({ color: vars.text2, fontSize: vars.fs13 });

export const blank = style({ display: 'grid', gap: vars.s3, marginBlockStart: vars.s3 });
export const drawing = style({
  width: '100%',
  minHeight: 96,
  background: `radial-gradient(${vars.line} 1.5px, transparent 2px) 0 0 / 22px 22px ${vars.bgSubtle}`,
  border: `1px solid ${vars.line}`,
  borderRadius: vars.rThumb,
});
export const drawnPath = style({ fill: 'none', stroke: vars.text3, strokeWidth: 2.5, strokeLinecap: 'round', strokeDasharray: '0 7' });
export const drawnStop = style({ fill: vars.accentSoft2 });
export const drawnLamp = style({ fill: vars.lamp });
export const start = style({ justifySelf: 'start', '@media': { [media.phone]: { justifySelf: 'stretch' } } });

export const templates = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(150px, 100%), 1fr))',
  gap: `${vars.s5} ${vars.s4}`,
  marginBlockStart: vars.s3,
});

export const drop = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: vars.s2,
  minHeight: 140,
  marginBlockStart: vars.s3,
  padding: vars.s4,
  textAlign: 'center',
  background: vars.accentSoft,
  border: `1px dashed ${vars.accent}`,
  borderRadius: vars.rThumb,
  selectors: { '&[data-held]': { background: vars.accentSoft2 } },
});
export const kinds = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 6 });
export const kind = style({
  padding: '2px 7px',
  color: vars.accentText,
  background: vars.surface,
  borderRadius: 5,
  fontSize: vars.fs11,
  fontWeight: vars.wBold,
});
export const script = style({ display: 'none', fontWeight: vars.wMedium, '@media': { [media.noScript]: { display: 'block' } } });
export const rows = style({ display: 'grid', gap: vars.s3, marginBlockStart: vars.s3 });
export const row = style({ display: 'grid', gap: vars.s2 });
export const rowName = style({ overflow: 'hidden', fontWeight: vars.wMedium, textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const problem = style({ color: vars.danger, fontSize: vars.fs13 });
