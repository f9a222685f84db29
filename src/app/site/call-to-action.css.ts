import { style } from '@vanilla-extract/css';
import { media } from '../ui/media/media.ts';
import { vars } from '../ui/tokens.css.ts';

/** Deep green in both themes, like a stage. */
export const panel = style({
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  minHeight: 367,
  overflow: 'hidden',
  padding: `${vars.s14} ${vars.s14} ${vars.s14} 64px`,
  color: '#fff',
  background: '#07402e',
  borderRadius: vars.rHero,
  isolation: 'isolate',
  vars: { [vars.focus]: vars.stageFocus },
  '@media': {
    [media.narrow]: { padding: `${vars.s10} ${vars.s8} 300px` },
    [media.phone]: { padding: `${vars.s8} ${vars.s6} 210px` },
    [media.forcedColors]: { border: '1px solid' },
  },
});

export const art = style({
  position: 'absolute',
  zIndex: -1,
  insetBlockStart: 0,
  insetInlineEnd: 0,
  width: 'auto',
  maxWidth: 'none',
  height: '100%',
  '@media': {
    // Its path would run through the buttons.
    '(max-width: 1359.98px)': { maskImage: 'linear-gradient(to right, transparent 24%, #000 34%)' },
    [media.medium]: { insetInlineEnd: -150 },
    [media.narrow]: { insetBlockStart: 'auto', insetBlockEnd: 0, insetInlineEnd: 0, height: 300, maskImage: 'none' },
    [media.phone]: { height: 210, insetInlineEnd: -56 },
  },
});

export const words = style({ display: 'grid', justifyItems: 'start', maxWidth: 480, gap: vars.s3 });
export const lead = style({
  fontSize: vars.fs18,
  lineHeight: 1.55,
  color: '#d3eee0',
  textWrap: 'pretty',
  '@media': { [media.phone]: { fontSize: vars.fs16 } },
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.s3,
  marginBlockStart: vars.s4,
  '@media': { [media.phone]: { display: 'grid', width: '100%' } },
});

export const paper = style({ selectors: { '&&': { color: '#07402e', background: '#fff' }, '&&:hover': { background: '#e4f3ec' } } });
export const glass = style({
  selectors: {
    '&&': { color: '#fff', background: 'transparent', borderColor: 'rgb(255 255 255 / .5)' },
    '&&:hover': { background: 'rgb(255 255 255 / .1)' },
  },
});
