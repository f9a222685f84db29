import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../../ui/media/media.ts';
import { vars } from '../../../ui/tokens.css.ts';
import { present } from '../header/editor-header.css.ts';
import { layer as marks } from '../stage/overlay.css.ts';
import { minimap, zoom } from '../stage/stage.css.ts';

// The same in both themes: they are seen upon the presentation, not upon the page.
const [emerald, ink] = ['#3FCF96', '#04231A'];

export const layer = style({ position: 'absolute', inset: 0, overflow: 'hidden', pointerEvents: 'none' });
/** What is there now stays visible, but no longer in front. */
export const veil = style({ position: 'absolute', inset: 0, opacity: 0.62 });
export const drawing = style({ position: 'absolute', inset: 0 });

const outline = { fill: 'none', vectorEffect: 'non-scaling-stroke' } as const;
export const now = style({ ...outline, stroke: '#9aa39f', strokeWidth: 1.5, strokeDasharray: '3 4' });
export const after = style({ ...outline, stroke: emerald, strokeWidth: 2, strokeDasharray: '7 4' });
export const way = style({ ...outline, stroke: '#9aa39f', strokeWidth: 2, strokeLinecap: 'round', strokeDasharray: '0 7' });

export const picture = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  direction: 'ltr',
  transformOrigin: '0 0',
  overflow: 'hidden',
  selectors: { '&[data-round]': { borderRadius: '50%' } },
});
globalStyle(`${picture} > canvas`, { display: 'block', width: '100%', height: '100%' });

export const disc = style({ fill: ink, stroke: '#fff', strokeWidth: 1.5 });
export const number = style({ fill: '#fff', fontSize: 12, fontWeight: 700, textAnchor: 'middle', fontFamily: vars.font });
export const name = style({
  position: 'absolute',
  paddingBlock: 2,
  paddingInline: 9,
  transform: 'translateX(-50%)',
  overflow: 'hidden',
  borderRadius: vars.rFull,
  background: 'rgb(4 20 16 / .82)',
  color: '#fff',
  fontSize: vars.fs13,
  fontWeight: vars.wSemibold,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const bar = style({
  position: 'absolute',
  insetBlockEnd: vars.s4,
  insetInline: vars.s4,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.s2} ${vars.s5}`,
  maxWidth: 920,
  marginInline: 'auto',
  padding: vars.s3,
  paddingInlineStart: vars.s5,
  borderRadius: vars.rCard,
  background: vars.surface,
  color: vars.text,
  boxShadow: vars.sh3,
  '@media': {
    [media.phone]: { insetBlockEnd: vars.s2, insetInline: vars.s2, padding: vars.s2, paddingInlineStart: vars.s3, columnGap: vars.s2 },
  },
});
export const words = style({ flex: '1 1 220px', minWidth: 0, '@media': { [media.phone]: { flexBasis: 0 } } });
export const title = style({ fontSize: vars.fs14, fontWeight: vars.wSemibold });
export const detail = style({ fontSize: vars.fs13, color: vars.text3, '@media': { [media.phone]: { display: 'none' } } });
export const legend = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.s2,
  fontSize: vars.fs13,
  color: vars.text2,
  '@media': { [media.narrow]: { display: 'none' } },
});
const sample = style({ width: 14, height: 14, border: '2px dashed', borderRadius: vars.rFull });
export const legendNow = style([sample, { borderWidth: 1.5, borderColor: vars.text3 }]);
export const legendAfter = style([sample, { marginInlineStart: vars.s2, borderColor: vars.accent }]);
export const actions = style({ display: 'flex', gap: vars.s2, '@media': { [media.phone]: { marginInlineStart: 'auto' } } });
export const key = style({
  paddingInline: 6,
  border: `1px solid ${vars.line}`,
  borderRadius: vars.r1,
  background: vars.surface2,
  color: vars.text3,
  font: 'inherit',
  fontSize: vars.fs12,
  '@media': { [media.coarse]: { display: 'none' }, [media.phone]: { display: 'none' } },
});

// While something is to be decided here, nothing else asks for it.
globalStyle(`html[data-arranging] :is(${marks}, ${minimap}, ${zoom})`, { visibility: 'hidden' });
globalStyle(`html[data-arranging] ${present}`, {
  color: vars.text,
  background: vars.surface,
  borderColor: vars.lineStrong,
  boxShadow: vars.sh1,
});
