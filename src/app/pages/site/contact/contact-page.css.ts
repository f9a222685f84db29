import { style } from '@vanilla-extract/css';
import { media } from '../../../ui/media/media.ts';
import { vars } from '../../../ui/tokens.css.ts';

export const page = style({
  maxWidth: 560,
  marginInline: 'auto',
  paddingBlockStart: vars.s6,
  '@media': { [media.phone]: { paddingBlockStart: 0 } },
});
export const head = style({ display: 'grid', gap: vars.s2, marginBlockEnd: vars.s6 });
export const lead = style({ fontSize: vars.fs16, lineHeight: vars.lhRead, color: vars.text2 });

export const reported = style({
  display: 'grid',
  gridTemplateColumns: '128px minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.s4,
  marginBlockEnd: vars.s6,
  padding: vars.s3,
  background: vars.bgSubtle,
  border: `1px solid ${vars.line}`,
  borderRadius: vars.rCard,
  selectors: { '&[data-bare]': { gridTemplateColumns: 'minmax(0, 1fr)', paddingInline: vars.s4 } },
  '@media': { [media.phone]: { gridTemplateColumns: '96px minmax(0, 1fr)' } },
});
export const picture = style({
  width: '100%',
  height: 'auto',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  background: vars.surface2,
  borderRadius: vars.rThumb,
});
export const what = style({ display: 'grid', gap: 2, minWidth: 0 });
export const title = style({ fontSize: vars.fs16, fontWeight: vars.wSemibold, lineHeight: vars.lhSnug, letterSpacing: vars.trackTitle });

export const form = style({ display: 'grid', gap: vars.s5 });
export const pair = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: vars.s4,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.s5 } },
});
export const actions = style({ display: 'flex', justifyContent: 'flex-end', '@media': { [media.phone]: { display: 'grid' } } });
export const sent = style({ paddingBlock: vars.s14, '@media': { [media.phone]: { paddingBlock: vars.s8 } } });
