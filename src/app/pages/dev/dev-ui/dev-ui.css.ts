import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '../../../ui/media/breakpoints.ts';
import { media } from '../../../ui/media/media.ts';
import { vars } from '../../../ui/tokens.css.ts';

export const theme = style({ background: vars.bgSubtle, paddingBlock: `${vars.s10} ${vars.s14}` });

export const themeHeader = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.s3,
  marginBlockEnd: vars.s6,
});

export const motto = style({ color: vars.text3 });

export const board = style({ display: 'grid', gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', gap: vars.s5 });

const panel = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.s5,
  minWidth: 0,
  padding: vars.s6,
  background: vars.surface,
  border: `1px solid ${vars.line}`,
  borderRadius: vars.rCard,
  '@media': { [media.narrow]: { gridColumn: '1 / -1' }, [media.phone]: { padding: vars.s4 } },
});

const span = (columns: number) => [panel, { '@media': { [from('medium')]: { gridColumn: `span ${columns}` } } }];
export const panels = styleVariants({ own: [panel], five: span(5), seven: span(7), eight: span(8), full: span(12) });

/** Panels stacked beside a tall one. */
export const column = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.s5,
  gridColumn: 'span 4',
  '@media': { [media.narrow]: { gridColumn: '1 / -1' } },
});

export const panelTitle = style({ color: vars.text3, fontSize: vars.fs14, letterSpacing: vars.trackUi });

export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.s3 });
export const stack = style({ display: 'grid', gap: vars.s4 });
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(260px, 100%), 1fr))',
  gap: `${vars.s4} ${vars.s5}`,
  alignItems: 'start',
});

export const swatches = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))', gap: vars.s3 });
export const swatch = style({
  display: 'flex',
  alignItems: 'flex-end',
  height: 76,
  padding: vars.s3,
  border: `1px solid ${vars.line}`,
  borderRadius: vars.rThumb,
  fontSize: vars.fs18,
  fontWeight: vars.wBold,
});
export const swatchColours = styleVariants({
  accent: { color: vars.onAccent, background: vars.accent },
  lamp: { color: vars.onLamp, background: vars.lamp },
  text: { color: vars.bg, background: vars.text },
  'text-2': { color: vars.bg, background: vars.text2 },
  'text-3': { color: vars.bg, background: vars.text3 },
  danger: { color: vars.onDanger, background: vars.danger },
  'accent-soft': { color: vars.accentText, background: vars.accentSoft },
  'surface-2': { color: vars.text3, background: vars.surface2 },
});

export const specimen = style({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr)',
  alignItems: 'baseline',
  gap: `${vars.s3} ${vars.s4}`,
});
export const specimenSize = style({ fontSize: vars.fs12, color: vars.text3 });

/** Frozen hover and focus states, for inspection. */
export const hovered = style({ selectors: { '&&': { background: vars.accentHover } } });
export const hoveredOutline = style({ selectors: { '&&': { background: vars.surface2 } } });
export const focused = style({ outline: `2px solid ${vars.focus}`, outlineOffset: 2 });
export const uiText = style({ fontWeight: vars.wMedium });
