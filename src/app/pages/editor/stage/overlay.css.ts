import { style } from '@vanilla-extract/css';
import { media } from '../../../ui/media/media.ts';
import { vars } from '../../../ui/tokens.css.ts';

// The same in both themes: they are seen upon the presentation, not upon the page.
const [selected, ink, guiding] = ['#3FCF96', '#04231A', '#E58CC4'];

export const layer = style({ position: 'absolute', inset: 0, overflow: 'hidden', pointerEvents: 'none' });
export const drawing = style({ position: 'absolute', inset: 0 });

const dots = { fill: 'none', strokeDasharray: '0 8', strokeLinecap: 'round' } as const;
const outline = { fill: 'none', stroke: selected } as const;
export const selection = style({ ...outline, strokeWidth: 2 });
const shade = 'rgb(4 35 26 / .4)';
/** The same, of an element that browsers move by themselves. */
export const held = style({
  position: 'absolute',
  left: 0,
  top: 0,
  outline: `2px solid ${selected}`,
  outlineOffset: -1,
  boxShadow: `0 0 0 2px ${shade}, inset 0 0 0 2px ${shade}`,
  transformOrigin: '0 0',
  willChange: 'transform',
});
/** Below an outline, so that it is seen upon anything. A shadow would be computed for every frame of a drag. */
export const shades = {
  selection: style({ fill: 'none', stroke: shade, strokeWidth: 4 }),
  origin: style({ fill: 'none', stroke: 'rgb(4 35 26 / .8)', strokeWidth: 2.5, strokeDasharray: '7 6' }),
  way: style({ ...dots, stroke: 'rgb(4 35 26 / .55)', strokeWidth: 4.5 }),
};
/** From stop to stop. */
export const way = style({ ...dots, stroke: '#fff', strokeWidth: 2.5 });
export const each = style({ ...outline, strokeWidth: 1 });
export const entered = style({ ...outline, strokeWidth: 1.5, strokeDasharray: '6 4' });
export const handle = style({ fill: '#fff', stroke: ink, strokeWidth: 1.5 });
export const anchor = style({ fill: selected, stroke: ink, strokeWidth: 1 });
/** The topic that what is dragged would be put into. */
export const receiving = style({ fill: 'rgb(63 207 150 / .16)', stroke: selected, strokeWidth: 3 });
export const stroke = style({ fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' });
export const guide = style({ stroke: guiding, strokeWidth: 1.5 });
/** Where something was before it was dragged away. */
export const origin = style({
  fill: 'none',
  stroke: '#fff',
  strokeWidth: 1.5,
  strokeDasharray: '7 6',
});
/** A number upon or below the gap it tells. */
export const gap = style({
  position: 'absolute',
  translate: '-50% 8px',
  minWidth: 22,
  paddingInline: 4,
  borderRadius: vars.r1,
  background: guiding,
  color: ink,
  fontSize: vars.fs12,
  fontWeight: vars.wSemibold,
  lineHeight: '18px',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-down]': { translate: '8px -50%' } },
});
export const marquee = style({ fill: 'rgb(63 207 150 / .14)', stroke: selected, strokeWidth: 1.5 });
export const drawn = style({ fill: 'none', stroke: selected, strokeWidth: 2, strokeDasharray: '6 4' });

const mark = { fontSize: 13, fontWeight: 700, textAnchor: 'middle', fontFamily: vars.font } as const;
const disc = style({ stroke: '#fff', strokeWidth: 1.5 });
export const discs = {
  step: style([disc, { fill: ink }]),
  chosen: style([disc, { fill: vars.lamp }]),
};
export const numbers = {
  step: style([mark, { fill: '#fff' }]),
  chosen: style([mark, { fill: '#2b1a00' }]),
};

export const words = style({
  position: 'absolute',
  padding: '2px 8px',
  borderRadius: vars.r1,
  background: ink,
  color: '#fff',
  fontSize: vars.fs13,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

/** On a topic that is collapsed; a pointer expands it. */
export const badge = style({
  position: 'absolute',
  translate: '-50% -50%',
  display: 'grid',
  justifyItems: 'center',
  minWidth: 28,
  minHeight: 28,
  alignContent: 'center',
  padding: '4px 12px',
  border: '1.5px solid #fff',
  borderRadius: 16,
  background: ink,
  color: '#fff',
  font: 'inherit',
  fontSize: vars.fs13,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.3,
  pointerEvents: 'auto',
  cursor: 'pointer',
  selectors: { '&:hover': { background: '#0B3B2D' } },
  '@media': { [media.coarse]: { minWidth: 44, minHeight: 44, borderRadius: 22 } },
});
export const badgeName = style({
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: vars.wSemibold,
});
