import { style } from '@vanilla-extract/css';
import { media } from '../../../ui/media/media.ts';
import { vars } from '../../../ui/tokens.css.ts';

export const steps = style({ display: 'grid', gap: 10 });
export const long = style({ maxHeight: 560, overflowY: 'auto', paddingInlineEnd: vars.s3 });

export const step = style({
  display: 'grid',
  gridTemplateColumns: '64px minmax(96px, 146px) minmax(0, 1fr) 48px 64px',
  gap: `2px ${vars.s4}`,
  alignItems: 'center',
  '@media': { [media.phone]: { gridTemplateColumns: '64px minmax(0, 1fr) 44px 60px', gap: `6px ${vars.s2}` } },
});

export const thumb = style({
  width: 64,
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  background: vars.surface2,
  borderRadius: vars.r2,
  boxShadow: 'inset 0 0 0 1px rgb(18 22 19 / .1)',
});
export const picture = style({ width: '100%', height: '100%', objectFit: 'cover' });

export const words = style({ display: 'grid', minWidth: 0 });
export const title = style({ overflow: 'hidden', fontWeight: vars.wSemibold, textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const time = style({ fontSize: vars.fs12, color: vars.text3, lineHeight: vars.lhSnug, fontVariantNumeric: 'tabular-nums' });
export const bar = style({ minWidth: 0, '@media': { [media.phone]: { gridColumn: '1 / -1', gridRow: 2 } } });
export const share = style({ textAlign: 'end', fontVariantNumeric: 'tabular-nums' });
export const loss = style({
  textAlign: 'end',
  fontSize: vars.fs13,
  color: vars.text3,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const largestLoss = style([loss, { color: vars.lampText, fontWeight: vars.wBold }]);
