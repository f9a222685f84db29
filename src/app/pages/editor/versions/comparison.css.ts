import { style } from '@vanilla-extract/css';
import { media } from '../../../ui/media/media.ts';
import { vars } from '../../../ui/tokens.css.ts';

export const pictures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.s5,
  maxWidth: 1400,
  marginInline: 'auto',
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.s4 } },
});
export const side = style({ margin: 0, minWidth: 0 });
export const caption = style({ display: 'flex', alignItems: 'baseline', gap: vars.s2, minHeight: 32, fontSize: vars.fs14 });
export const name = style({ overflow: 'hidden', fontWeight: vars.wSemibold, textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const time = style({ flex: 'none', color: vars.text2 });
export const stops = style({
  flex: 'none',
  marginInlineStart: 'auto',
  paddingInline: 8,
  borderRadius: vars.rFull,
  color: vars.text2,
  background: vars.surface2,
  fontSize: vars.fs12,
  fontWeight: vars.wSemibold,
});
export const picture = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '528 / 297',
  overflow: 'hidden',
  borderRadius: vars.rThumb,
  background: vars.surface3,
  boxShadow: vars.sh1,
});
export const canvas = style({ position: 'absolute', inset: 0, width: '100%', height: '100%' });
export const hidden = style({ display: 'none' });
export const missing = style({ padding: vars.s4, color: vars.text2, fontSize: vars.fs14, textAlign: 'center' });
export const drawing = style({ position: 'absolute', inset: 0, width: '100%', height: '100%' });

// The same in both themes: they are seen upon the presentation, not upon the page.
const [added, changed, removed, ink] = ['#3FCF96', '#82B1FF', '#FF7A6E', '#04231A'];
const outline = style({ fill: 'none', strokeWidth: 2, filter: 'drop-shadow(0 0 1px rgb(4 35 26 / .7))' });
export const outlines = {
  added: style([outline, { stroke: added }]),
  changed: style([outline, { stroke: changed }]),
  removed: style([outline, { stroke: removed, strokeDasharray: '5 3' }]),
};
export const discs = { added: style({ fill: added }), changed: style({ fill: changed }), removed: style({ fill: removed }) };
export const sign = style({ fill: 'none', stroke: ink, strokeWidth: 1.75, strokeLinecap: 'round', strokeLinejoin: 'round' });

export const sights = style({ display: 'flex', alignItems: 'center', justifyContent: 'center', gap: vars.s2, marginBlockStart: vars.s3 });
export const sight = style({ minWidth: 180, fontSize: vars.fs14, fontVariantNumeric: 'tabular-nums', textAlign: 'center' });
