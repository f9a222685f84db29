import { style } from '@vanilla-extract/css';
import { media } from '../../../ui/media/media.ts';
import { vars } from '../../../ui/tokens.css.ts';
import { FRAME } from './geometry.ts';

const LINE = 16;

export const plot = style({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  alignItems: 'start',
  columnGap: vars.s2,
  direction: 'ltr',
});
/** Each label is at the height of its line. */
export const levels = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  minWidth: 28,
  height: FRAME.height + LINE,
  marginBlockStart: FRAME.head - LINE / 2,
  color: vars.text3,
  fontSize: vars.fs11,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: `${LINE}px`,
  textAlign: 'end',
  whiteSpace: 'nowrap',
});
export const field = style({ position: 'relative', minWidth: 0 });
/** The first and last labels extend beyond the edges. */
export const drawing = style({ overflow: 'visible', maxWidth: 'none' });

export const tick = style({ fill: vars.text3, fontSize: vars.fs11, fontVariantNumeric: 'tabular-nums' });
/** Labels that do not fit on a phone. */
export const spare = style({ '@media': { [media.phone]: { display: 'none' } } });
export const grid = style({ stroke: vars.line, shapeRendering: 'crispEdges' });

export const shadeTop = style({ stopColor: vars.data1, stopOpacity: 0.18 });
export const shadeEnd = style({ stopColor: vars.data1, stopOpacity: 0.02 });
export const line = style({
  fill: 'none',
  stroke: vars.data1,
  strokeWidth: 2,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
  vectorEffect: 'non-scaling-stroke',
});
export const besideLine = style({
  fill: 'none',
  stroke: vars.text3,
  strokeWidth: 1.5,
  strokeLinejoin: 'round',
  strokeDasharray: '3 4',
  vectorEffect: 'non-scaling-stroke',
});

export const plumb = style({ stroke: vars.text3, strokeDasharray: '2 3' });
export const dot = style({ fill: vars.data1, stroke: vars.surface, strokeWidth: 2 });

export const walker = style({
  position: 'absolute',
  inset: `0 0 ${FRAME.foot}px`,
  borderRadius: vars.r1,
  cursor: 'crosshair',
  touchAction: 'pan-y',
  selectors: { '&:focus-visible': { outlineOffset: 4 } },
});

const tip = style({
  position: 'absolute',
  zIndex: 1,
  display: 'grid',
  gap: 1,
  width: 'max-content',
  maxWidth: 'min(240px, 60%)',
  padding: `7px ${vars.s3}`,
  color: vars.bg,
  background: vars.text,
  borderRadius: vars.rControl,
  fontSize: vars.fs11,
  lineHeight: vars.lhSnug,
  pointerEvents: 'none',
});
export const tipAfter = style([tip, { translate: '11px -24px' }]);
export const tipBefore = style([tip, { translate: 'calc(-100% - 11px) -24px' }]);
export const tipValue = style({ fontSize: vars.fs12, fontWeight: vars.wBold });
export const tipBeside = style({ opacity: 0.8 });

export const legend = style({ display: 'flex', flexWrap: 'wrap', gap: `2px ${vars.s4}`, fontSize: vars.fs13, color: vars.text2 });
export const legendItem = style({ display: 'inline-flex', alignItems: 'center', gap: vars.s2 });
export const legendLine = style({ flex: 'none', stroke: vars.data1, strokeWidth: 2 });
export const legendBeside = style({ flex: 'none', stroke: vars.text3, strokeWidth: 1.5, strokeDasharray: '4 3' });
