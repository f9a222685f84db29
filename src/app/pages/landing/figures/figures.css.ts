import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../../ui/media/media.ts';
import { vars } from '../../../ui/tokens.css.ts';
import { canvas } from '../stage/stops.ts';

export const picture = style({ width: '100%', height: 'auto' });
export const screenshot = style([picture, { borderRadius: vars.rCard, boxShadow: vars.sh3 }]);

/** The part of the drawing around a point, of the given width, in a frame of the given shape. */
function crop(x: number, y: number, width: number, shape: number) {
  const height = width / shape;
  return {
    width: `${((canvas.width / width) * 100).toFixed(2)}%`,
    insetInlineStart: `${((-(x - canvas.left - width / 2) / width) * 100).toFixed(2)}%`,
    insetBlockStart: `${((-(y - canvas.top - height / 2) / height) * 100).toFixed(2)}%`,
  };
}

export const depths = style({ position: 'relative', aspectRatio: '1.42', '@media': { [media.phone]: { aspectRatio: '1.15' } } });

const view = style({ position: 'absolute', overflow: 'hidden', background: '#081e4c' });
const paper = `0 0 0 4px ${vars.surface}, ${vars.sh4}`;

/** From afar, at the stop, and on the lamp itself. */
export const views = styleVariants({
  near: [
    view,
    { insetBlockStart: '11%', insetInlineEnd: 0, width: '86%', aspectRatio: '1.45', borderRadius: vars.rHero, boxShadow: vars.sh3 },
  ],
  far: [view, { insetBlockStart: 0, insetInlineStart: 0, width: '46%', aspectRatio: '1.9', borderRadius: vars.rCard, boxShadow: paper }],
  closest: [
    view,
    { insetBlockEnd: '1%', insetInlineStart: '8%', width: '31%', aspectRatio: '1', borderRadius: vars.rFull, boxShadow: paper },
  ],
});

const part = style({ position: 'absolute', maxWidth: 'none', height: 'auto' });

export const parts = styleVariants({
  near: [part, crop(2500, 905, 900, 1.45)],
  far: [part, crop(1600, 880, 3316, 1.9)],
  closest: [part, crop(2512, 862, 250, 1)],
});

/** Marks the area that the next picture shows. */
const mark = style({
  position: 'absolute',
  border: `2px solid ${vars.lamp}`,
  borderRadius: vars.r1,
  boxShadow: '0 0 0 1px rgb(6 10 13 / .5)',
});
export const marks = styleVariants({
  far: [mark, { insetInlineStart: '63.6%', insetBlockStart: '33.6%', width: '27.2%', aspectRatio: '1.45' }],
  near: [mark, { insetInlineStart: '37.4%', insetBlockStart: '23%', width: '27.8%', aspectRatio: '1', borderRadius: vars.rFull }],
});

export const desk = style({
  position: 'relative',
  display: 'grid',
  padding: `${vars.s18} ${vars.s10} ${vars.s10}`,
  background: vars.surface2,
  borderRadius: vars.rHero,
  '@media': { [media.phone]: { padding: `${vars.s14} ${vars.s4} ${vars.s4}` } },
});

export const card = style({
  padding: `${vars.s5} ${vars.s6}`,
  background: `light-dark(${vars.surface}, ${vars.surface})`,
  border: `1px solid ${vars.line}`,
  borderRadius: vars.rCard,
  boxShadow: vars.sh3,
  '@media': { [media.phone]: { padding: vars.s4 } },
});
export const cardTitle = style({ fontSize: vars.fs13, fontWeight: vars.wSemibold, color: vars.text2 });
export const chart = style({ width: '100%', height: 'auto', marginBlockStart: vars.s4 });
export const column = style({ fill: vars.data1 });
export const rest = style({ fill: vars.accentSoft });
export const rail = style({ stroke: vars.lineControl });
export const stopDot = style({ fill: vars.surface, stroke: vars.lineControl });
export const stopLit = style({ fill: vars.lamp });
export const numeral = style({ fill: vars.text3, fontSize: 12, fontWeight: vars.wMedium, textAnchor: 'middle' });

export const share = style({
  position: 'absolute',
  insetBlockStart: vars.s10,
  insetInlineEnd: vars.s6,
  display: 'flex',
  alignItems: 'center',
  gap: vars.s2,
  padding: 6,
  background: vars.surface,
  border: `1px solid ${vars.line}`,
  borderRadius: vars.rMenu,
  boxShadow: vars.sh4,
  '@media': { [media.phone]: { insetBlockStart: vars.s5, insetInlineEnd: vars.s2 } },
});
export const address = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.s2,
  paddingInline: vars.s3,
  fontSize: vars.fs13,
  color: vars.text2,
  whiteSpace: 'nowrap',
});
export const copy = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  height: vars.controlMd,
  paddingInline: vars.s3,
  color: vars.onAccent,
  background: vars.accent,
  borderRadius: vars.rControl,
  fontSize: vars.fs13,
  fontWeight: vars.wSemibold,
  whiteSpace: 'nowrap',
});

export const terminal = style({
  overflow: 'hidden',
  color: vars.stageText,
  background: vars.stage,
  border: `1px solid ${vars.stageLine}`,
  borderRadius: vars.rHero,
  boxShadow: vars.sh4,
});
export const lights = style({ display: 'flex', gap: 7, padding: `${vars.s4} ${vars.s5}`, borderBlockEnd: `1px solid ${vars.stageLine}` });
export const lightDot = style({ width: 10, height: 10, background: 'rgb(255 255 255 / .2)', borderRadius: vars.rFull });
export const command = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.s3,
  padding: `${vars.s10} ${vars.s8} ${vars.s8}`,
  fontSize: vars.fs26,
  '@media': { [media.phone]: { padding: `${vars.s8} ${vars.s5} ${vars.s6}`, fontSize: vars.fs21 } },
});
export const prompt = style({ color: vars.stageText2 });
export const caret = style({ width: '.55em', height: '1.1em', background: vars.lamp, borderRadius: 2 });
export const services = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  padding: `0 ${vars.s4} ${vars.s10}`,
  fontSize: vars.fs13,
  color: vars.stageText2,
  textAlign: 'center',
});
export const service = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: vars.s3,
  '::before': { content: '', zIndex: 1, width: 14, height: 14, background: vars.stageText, borderRadius: vars.rFull },
  '::after': {
    content: '',
    position: 'absolute',
    insetBlockStart: 6,
    insetInlineStart: '50%',
    width: '100%',
    height: 2,
    background: 'rgb(255 255 255 / .36)',
  },
  selectors: {
    '&:last-child::before': { background: vars.lamp, boxShadow: '0 0 18px 4px rgb(255 190 61 / .45)' },
    '&:last-child::after': { display: 'none' },
  },
});
