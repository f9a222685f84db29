import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../../ui/media/media.ts';
import { vars } from '../../../ui/tokens.css.ts';

export const featured = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  overflow: 'hidden',
  marginBlockEnd: vars.s10,
  background: vars.surface2,
  borderRadius: vars.rHero,
  transition: `box-shadow ${vars.tBase} ${vars.easeOut}`,
  selectors: { '&:has(a:focus-visible)': { outline: `2px solid ${vars.focus}`, outlineOffset: 2 } },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { boxShadow: vars.sh3 } } },
    [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.phone]: { marginBlockEnd: vars.s8 },
    [media.forcedColors]: { border: '1px solid CanvasText' },
  },
});

export const frame = style({ aspectRatio: '16 / 9', overflow: 'hidden', background: vars.surface3 });
export const picture = style({
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  transition: `transform ${vars.tSlow} ${vars.easeOut}`,
  '@media': { [`${media.hover} and ${media.motion}`]: { selectors: { [`${featured}:hover &`]: { transform: 'scale(1.02)' } } } },
});

export const words = style({
  alignSelf: 'center',
  display: 'grid',
  justifyItems: 'start',
  gap: vars.s3,
  minWidth: 0,
  padding: `${vars.s8} clamp(${vars.s6}, 4vw, ${vars.s14})`,
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { padding: `${vars.s5} ${vars.s5} ${vars.s6}` } },
});

export const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  padding: '3px 10px',
  color: vars.accentText,
  background: vars.accentSoft2,
  borderRadius: vars.rFull,
  fontSize: vars.fs12,
  fontWeight: vars.wSemibold,
});

const clamped = (lines: number) =>
  ({ display: '-webkit-box', overflow: 'hidden', WebkitBoxOrient: 'vertical', WebkitLineClamp: lines, paddingBlockEnd: 2 }) as const;

export const title = style({
  ...clamped(3),
  fontSize: vars.fs32,
  fontWeight: vars.wBold,
  lineHeight: vars.lhTight,
  letterSpacing: vars.trackDisplay,
  textWrap: 'balance',
  '@media': { [media.medium]: { fontSize: vars.fs26 }, [media.phone]: { fontSize: vars.fs21 } },
});
export const link = style({ color: vars.text, textDecoration: 'none', '::after': { content: '', position: 'absolute', inset: 0 } });
globalStyle(`${link}:focus-visible`, { outline: 'none' });

export const description = style({ ...clamped(3), maxWidth: '56ch', fontSize: vars.fs16, lineHeight: 1.5, color: vars.text2 });
export const facts = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: vars.s2,
  marginBlockStart: vars.s2,
  fontSize: vars.fs14,
});
export const name = style({ fontWeight: vars.wSemibold, color: vars.text });
export const views = style({ color: vars.text3 });
