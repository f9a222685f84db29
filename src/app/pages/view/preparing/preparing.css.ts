import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../../ui/media/media.ts';
import { vars } from '../../../ui/tokens.css.ts';

export const places = styleVariants({
  stage: {
    display: 'grid',
    alignContent: 'center',
    justifyContent: 'center',
    gridTemplateColumns: 'minmax(0, 440px)',
    gap: vars.s2,
    height: '100%',
    padding: vars.s4,
    color: vars.text,
  },
  side: {
    display: 'grid',
    gap: vars.s2,
    padding: vars.s5,
    background: vars.surface,
    border: `1px solid ${vars.line}`,
    borderRadius: vars.rCard,
  },
});

export const title = style({ fontSize: vars.fs18, '@media': { [media.phone]: { fontSize: vars.fs16 } } });
export const about = style({
  color: vars.text2,
  fontSize: vars.fs14,
  selectors: { [`${places.stage} > &`]: { '@media': { [media.phone]: { display: 'none' } } } },
});

export const list = style({ display: 'grid', marginBlockStart: vars.s2 });
export const part = style({
  display: 'flex',
  gap: vars.s3,
  paddingBlock: vars.s3,
  borderBlockStart: `1px solid ${vars.line}`,
  '@media': { [media.phone]: { selectors: { [`${places.stage} &`]: { paddingBlock: vars.s1, border: 0 } } } },
});

const mark = { flex: 'none', display: 'grid', placeItems: 'center', width: 28, height: 28, borderRadius: vars.rFull } as const;
export const marks = styleVariants({
  done: { ...mark, color: vars.accentText, background: vars.accentSoft },
  running: { ...mark, color: vars.accent },
  waiting: { ...mark, color: vars.text3, background: vars.surface3 },
});

export const words = style({
  flex: 1,
  minWidth: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.s3,
  alignItems: 'baseline',
});
export const name = style({ fontSize: vars.fs14, fontWeight: vars.wMedium });
export const state = style({
  color: vars.text2,
  fontSize: vars.fs13,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '[data-state="done"] &': { color: vars.accentText, fontWeight: vars.wSemibold } },
});
export const hint = style({
  gridColumn: '1 / -1',
  color: vars.text3,
  fontSize: vars.fs13,
  '@media': { [media.phone]: { selectors: { [`${places.stage} &`]: { display: 'none' } } } },
});
/** Like the bars of other pages, whose styles would be a file of their own here. */
export const bar = style({
  gridColumn: '1 / -1',
  appearance: 'none',
  width: '100%',
  height: 6,
  marginBlockStart: vars.s2,
  overflow: 'hidden',
  border: 0,
  background: vars.surface3,
  borderRadius: vars.rFull,
  selectors: {
    '&::-webkit-progress-bar': { background: 'transparent' },
    '&::-webkit-progress-value': { background: vars.accent, borderRadius: vars.rFull },
    '&::-moz-progress-bar': { background: vars.accent, borderRadius: vars.rFull },
  },
  '@media': { [media.forcedColors]: { appearance: 'auto' } },
});
