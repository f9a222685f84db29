import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../../ui/media/media.ts';
import { vars } from '../../../ui/tokens.css.ts';

export const hint = style({ fontSize: vars.fs13, color: vars.text3 });
export const problem = style({ fontSize: vars.fs13, color: vars.danger });
export const fine = style({ display: 'flex', alignItems: 'center', gap: vars.s2, fontSize: vars.fs13, color: vars.text3 });

export const more = style({
  paddingInline: vars.s1,
  borderRadius: vars.r1,
  color: vars.accentText,
  fontSize: vars.fs13,
  fontWeight: vars.wSemibold,
  '@media': {
    [media.hover]: { selectors: { '&:hover': { textDecoration: 'underline' } } },
    [media.coarse]: { minHeight: vars.touch, marginBlock: -12 },
  },
});

const chosen = { outline: `2px solid ${vars.accent}`, outlineOffset: 2 } as const;

export const themes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${vars.s3} ${vars.s3}`,
  '@media': { [media.phone]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
export const theme = style({
  display: 'grid',
  gap: 6,
  padding: 0,
  borderRadius: vars.rControl,
  textAlign: 'start',
  outline: 'none',
  fontSize: vars.fs13,
  color: vars.text2,
  selectors: { '&[aria-checked="true"]': { color: vars.accentText, fontWeight: vars.wSemibold } },
});
export const themePicture = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  borderRadius: vars.rControl,
  boxShadow: `inset 0 0 0 1px ${vars.line}, 0 0 0 1px ${vars.line}`,
  forcedColorAdjust: 'none',
  transition: `transform ${vars.tFast}`,
});
globalStyle(`${theme}[aria-checked="true"] > svg:first-child`, chosen);
globalStyle(`${theme}:focus-visible > svg:first-child`, { outline: `3px solid ${vars.focus}`, outlineOffset: 2 });
globalStyle(`${theme}:hover:not([aria-checked="true"]) > svg:first-child`, {
  '@media': { [media.hover]: { boxShadow: `0 0 0 1px ${vars.text3}` } },
});
export const themeName = style({ display: 'flex', alignItems: 'center', gap: vars.s1, minHeight: 18 });

export const palettes = style({ display: 'grid', gap: 2, marginInline: `calc(-1 * ${vars.s2})` });
export const palette = style({
  display: 'grid',
  gridTemplateColumns: '108px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.s3,
  minHeight: 36,
  paddingInline: vars.s2,
  borderRadius: vars.r2,
  textAlign: 'start',
  fontSize: vars.fs14,
  outlineOffset: -2,
  selectors: {
    '&:focus-visible': { outlineOffset: -2 },
    '&[aria-checked="true"]': { background: vars.accentSoft, color: vars.accentText, fontWeight: vars.wSemibold },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not([aria-checked="true"])': { background: vars.surface2 } } },
    [media.coarse]: { minHeight: vars.touch },
    [media.forcedColors]: { selectors: { '&[aria-checked="true"]': { outline: '2px solid Highlight' } } },
  },
});
export const paletteCheck = style({ flex: 'none' });
export const strip = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  height: 20,
  overflow: 'hidden',
  borderRadius: vars.r1,
  boxShadow: `0 0 0 1px ${vars.line}`,
  forcedColorAdjust: 'none',
});

export const maker = style({ display: 'grid', gap: vars.s3, padding: vars.s3, borderRadius: vars.rCard, background: vars.surface2 });
export const makerTitle = style({ fontSize: vars.fs13, fontWeight: vars.wSemibold });
export const pictures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(56px, 1fr))',
  gap: vars.s2,
  maxHeight: 196,
  padding: 4,
  margin: -4,
  overflow: 'auto',
});
export const picture = style({
  display: 'block',
  width: '100%',
  aspectRatio: '4 / 3',
  padding: 0,
  overflow: 'hidden',
  borderRadius: vars.r2,
  background: vars.surface3,
  selectors: { '&[aria-pressed="true"]': { outline: `2px solid ${vars.accent}`, outlineOffset: 1 } },
});
export const pictureImage = style({ display: 'block', width: '100%', height: '100%', objectFit: 'cover' });
export const offer = style({
  display: 'grid',
  gap: vars.s3,
  padding: vars.s3,
  borderRadius: vars.rControl,
  boxShadow: `0 0 0 1px ${vars.line}`,
  forcedColorAdjust: 'none',
  selectors: { '& + &': { marginBlockStart: vars.s3 } },
});
export const offerWords = style({ fontSize: vars.fs14, fontWeight: vars.wSemibold });

const cards = {
  display: 'grid',
  gap: 6,
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
} as const;
export const shapes = style(cards);
export const backdrops = style(cards);
export const card = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: vars.s1,
  minWidth: 0,
  minHeight: vars.touch,
  paddingBlock: vars.s2,
  paddingInline: 2,
  border: `1px solid ${vars.lineStrong}`,
  borderRadius: vars.rControl,
  color: vars.text2,
  fontSize: vars.fs12,
  lineHeight: 1.25,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  selectors: {
    '&[aria-checked="true"]': {
      borderColor: vars.accent,
      background: vars.accentSoft,
      color: vars.accentText,
      fontWeight: vars.wSemibold,
      boxShadow: `inset 0 0 0 1px ${vars.accent}`,
    },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not([aria-checked="true"])': { background: vars.surface2 } } },
    [media.forcedColors]: { selectors: { '&[aria-checked="true"]': { outline: '2px solid Highlight' } } },
  },
});
export const shapePicture = style({ display: 'block', width: 32, maxWidth: '100%', height: 24 });
export const backdropPicture = style({
  display: 'block',
  width: 'calc(100% - 6px)',
  height: 'auto',
  borderRadius: vars.r1,
  boxShadow: `0 0 0 1px ${vars.line}`,
  forcedColorAdjust: 'none',
});
