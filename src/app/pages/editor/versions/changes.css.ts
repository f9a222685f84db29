import { style } from '@vanilla-extract/css';
import { media } from '../../../ui/media/media.ts';
import { vars } from '../../../ui/tokens.css.ts';

export const changes = style({ display: 'grid', gap: vars.s4, maxWidth: 1400, marginInline: 'auto', marginBlockStart: vars.s5 });
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: `${vars.s1} ${vars.s3}` });
export const title = style({ fontSize: vars.fs18, fontWeight: vars.wSemibold });
export const lead = style({ color: vars.text2, fontSize: vars.fs14 });
export const counts = style({ display: 'flex', flexWrap: 'wrap', gap: vars.s2, marginInlineStart: 'auto' });

const counter = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 5,
  padding: '2px 9px',
  borderRadius: vars.rFull,
  fontSize: vars.fs12,
  fontWeight: vars.wSemibold,
});
const tones = {
  added: { color: vars.accentText, background: vars.accentSoft },
  changed: { color: vars.info, background: vars.infoSoft },
  removed: { color: vars.danger, background: vars.dangerSoft },
} as const;
export const counted = {
  added: style([counter, tones.added]),
  changed: style([counter, tones.changed]),
  removed: style([counter, tones.removed]),
};

const sign = style({ flex: 'none', display: 'grid', placeItems: 'center', width: 26, height: 26, borderRadius: vars.r1 });
export const signs = {
  added: style([sign, tones.added]),
  changed: style([sign, tones.changed]),
  removed: style([sign, tones.removed]),
};

export const list = style({
  columnCount: 2,
  columnGap: vars.s5,
  '@media': { [media.medium]: { columnCount: 1 } },
});
export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.s3,
  width: '100%',
  minHeight: vars.touch,
  padding: '8px 14px',
  marginBlockEnd: 6,
  border: `1px solid ${vars.line}`,
  borderRadius: vars.rControl,
  background: vars.surface,
  color: vars.text,
  font: 'inherit',
  fontSize: vars.fs14,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  breakInside: 'avoid',
  selectors: {
    'button&': { cursor: 'pointer' },
    'button&:focus-visible': { position: 'relative', outline: 'none', boxShadow: vars.focusRing },
  },
  '@media': { [media.hover]: { selectors: { 'button&:hover': { background: vars.surface2 } } } },
});
export const none = style({ padding: vars.s5, borderRadius: vars.r2, color: vars.text2, background: vars.surface, fontSize: vars.fs14 });
