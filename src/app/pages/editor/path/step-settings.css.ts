import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../../ui/media/media.ts';
import { vars } from '../../../ui/tokens.css.ts';

export const fields = style({ display: 'grid', gap: vars.s5 });
export const pair = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: vars.s4,
  '@media': { [media.phone]: { gridTemplateColumns: '1fr' } },
});
export const flight = style([pair, { alignItems: 'start' }]);
export const curves = style({ display: 'grid', gap: vars.s1 });
export const way = style({ marginBlock: vars.s1 });
export const grade = style({ fontSize: vars.fs13, fontWeight: vars.wSemibold });
export const screen = style({ display: 'grid', justifyItems: 'start', gap: vars.s2 });
export const view = style({
  width: '100%',
  maxWidth: 320,
  aspectRatio: '16 / 9',
  borderRadius: vars.r2,
  boxShadow: `0 0 0 1px ${vars.line}`,
  background: vars.surface2,
});
export const line = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: vars.s3 });
export const quiet = style({ color: vars.text3, fontSize: vars.fs13 });

export const group = style({ display: 'grid', justifyItems: 'start', gap: vars.s2 });
export const legend = style({ padding: 0, marginBlockEnd: vars.s2, fontSize: vars.fs13, fontWeight: vars.wSemibold });
export const objects = style({ width: '100%' });
export const object = style({ display: 'flex', alignItems: 'center', gap: vars.s2, minHeight: vars.controlMd });
export const name = style({ flex: 1, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.s1,
  padding: `1px ${vars.s2}`,
  borderRadius: vars.rFull,
  fontSize: vars.fs12,
  fontWeight: vars.wSemibold,
});
export const badges = styleVariants({
  public: [badge, { color: vars.accentText, background: vars.accentSoft }],
  private: [badge, { color: vars.text2, background: vars.surface2 }],
});
