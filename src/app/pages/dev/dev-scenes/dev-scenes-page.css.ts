import { style, styleVariants } from '@vanilla-extract/css';
import { contained } from '../../../site/site-layout.css.ts';
import { media } from '../../../ui/media/media.ts';
import { vars } from '../../../ui/tokens.css.ts';
import { appTitle } from '../../../ui/type.css.ts';

export const content = style([contained, { maxWidth: 2048, paddingBlock: `${vars.s6} ${vars.s18}` }]);
export const title = style([appTitle, { marginBlockEnd: vars.s1 }]);
export const lead = style({ color: vars.text2, marginBlockEnd: vars.s6 });

export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 2fr)',
  gap: vars.s5,
  alignItems: 'end',
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const list = style({ display: 'grid', gap: vars.s8, marginBlockStart: vars.s8 });
export const card = style({ display: 'grid', gap: vars.s3, contentVisibility: 'auto', containIntrinsicSize: 'auto 340px' });
export const header = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: `${vars.s1} ${vars.s4}` });
export const facts = style({ fontSize: vars.fs13, color: vars.text2, fontVariantNumeric: 'tabular-nums' });
export const problem = style([facts, { color: vars.danger, fontWeight: vars.wSemibold }]);

const columns = (width: number) =>
  style({ display: 'grid', gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${width}px), 1fr))`, gap: vars.s4 });
export const pictures = styleVariants({ beside: [columns(300)], large: [columns(640)] });

export const figure = style({ display: 'grid', gap: vars.s1, minWidth: 0, maxWidth: 640, alignContent: 'start' });
export const painter = style({ fontSize: vars.fs12, color: vars.text3 });

const frame = style({
  width: '100%',
  height: 'auto',
  aspectRatio: '16 / 9',
  background: vars.surface2,
  outline: `1px solid ${vars.line}`,
  outlineOffset: -1,
  borderRadius: vars.r1,
});
export const picture = style([frame, { display: 'block' }]);
export const waiting = style([frame, { display: 'grid', placeItems: 'center', fontSize: vars.fs13, color: vars.text3 }]);
