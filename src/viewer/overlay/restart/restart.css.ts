import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { margins } from '../layout.ts';
import { large, middle } from '../overlay.css.ts';
import { canHover, coarse, stage } from '../stage.css.ts';

const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  minHeight: 40,
  padding: '0 16px',
  border: '1px solid transparent',
  borderRadius: 8,
  fontSize: 14,
  fontWeight: 600,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  transition: `background-color ${stage.fast} ${stage.easeOut}, transform ${stage.fast} ${stage.easeOut}`,
  ':active': { transform: 'scale(.98)' },
  '@container': { [middle]: { minHeight: 52, padding: '0 24px', fontSize: 16 } },
  '@media': { [coarse]: { minHeight: 44 } },
});
const filled = (background: string, hover: string, color: string) => ({ color, background, ':hover': { background: hover } });
export const buttons = styleVariants({
  /** Lamp: for presenting. */
  strong: [button, filled(stage.lamp, stage.lampHover, stage.onLamp)],
  emerald: [button, filled(stage.emerald, stage.emeraldHover, stage.onEmerald)],
  paper: [button, filled(stage.paper, '#fff', stage.onPaper)],
  outline: [button, { borderColor: stage.lineControl, background: 'rgb(9 14 17 / .4)', ':hover': { background: stage.glassHover } }],
  glass: [
    button,
    { borderColor: 'rgb(255 255 255 / .22)', background: 'rgb(60 76 92 / .5)', ':hover': { background: 'rgb(84 102 120 / .6)' } },
  ],
  ghost: [
    button,
    {
      paddingInline: 4,
      minHeight: 44,
      fontSize: 14,
      ':hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
      '@container': { [middle]: { minHeight: 44, paddingInline: 4, fontSize: 14 } },
    },
  ],
});

const rise = keyframes({ from: { opacity: 0 } });
export const restart = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  gridTemplateRows: '1fr auto',
  gap: 12,
  padding: margins.small,
  overflow: 'auto',
  userSelect: 'text',
  animation: `${rise} ${stage.slow} ${stage.easeOut}`,
  '@container': { [middle]: { padding: '24px 30px' }, [large]: { padding: '32px 40px' } },
});
export const middleColumn = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: 12,
  minWidth: 0,
  textAlign: 'center',
  '@container': { [middle]: { gap: 18 } },
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 12px',
  justifyContent: 'center',
  '@container': { [middle]: { marginTop: 12 } },
});

/** Only if there is room: the buttons come first. */
export const suggestions = style({
  display: 'none',
  '@container': { 'viewer-overlay (min-width: 560px) and (min-height: 400px)': { display: 'block' } },
});
export const suggestionsTitle = style({ marginBottom: 8, fontSize: 14, fontWeight: 600, lineHeight: 1.43 });
/** As many as fit side by side. */
export const suggestionList = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 16,
  margin: '0 -8px',
  '@container': {
    [middle]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [large]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});
export const suggestion = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: 7,
  border: '1px solid transparent',
  borderRadius: 12,
  textDecoration: 'none',
  ':focus-visible': { outlineOffset: -2 },
  selectors: { '&:nth-child(n + 3)': { display: 'none' } },
  '@container': {
    [middle]: { selectors: { '&:nth-child(3)': { display: 'flex' } } },
    [large]: { selectors: { '&:nth-child(4)': { display: 'flex' } } },
  },
  '@media': { [canHover]: { selectors: { '&:hover': { borderColor: stage.line, background: 'rgb(9 14 17 / .7)' } } } },
});
export const thumbnail = style({
  flex: 'none',
  width: 96,
  aspectRatio: '16 / 9',
  borderRadius: 8,
  objectFit: 'cover',
  background: '#1b201c',
  boxShadow: `inset 0 0 0 1px ${stage.line}`,
  '@container': { [large]: { width: 128 } },
});
export const suggestionTitle = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  fontWeight: 600,
  lineHeight: 1.3,
});
export const suggestionOwner = style({ color: stage.text2, fontSize: 13 });

export const promotion = style([
  restart,
  {
    gridTemplateRows: 'none',
    alignItems: 'center',
    '@container': {
      [middle]: { gridTemplateColumns: '5fr 6fr', gap: 24 },
      [large]: { gridTemplateColumns: '1fr minmax(0, 580px)', gap: 64, padding: '32px 64px' },
    },
  },
]);
export const column = style({ display: 'grid', gap: 14, justifyItems: 'start', minWidth: 0 });
export const promotionActions = style({ display: 'flex', flexWrap: 'wrap', gap: '0 24px' });
export const card = style({
  position: 'relative',
  display: 'none',
  overflow: 'hidden',
  border: `1px solid ${stage.line}`,
  borderRadius: 16,
  background: stage.glass,
  boxShadow: stage.shadow,
  '@container': { 'viewer-overlay (min-height: 400px)': { display: 'block' }, [middle]: { display: 'block' } },
});
export const film = style({ width: '100%', aspectRatio: '16 / 9', objectFit: 'cover', background: '#331536' });
export const filmButton = style({
  position: 'absolute',
  top: 12,
  insetInlineEnd: 12,
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  borderRadius: '50%',
  background: stage.glass,
});
export const pitch = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 16px',
  padding: 16,
  '@container': { [large]: { padding: '20px 22px' } },
});
export const pitchWords = style({ flex: '1 1 180px', minWidth: 0 });
export const pitchTitle = style({
  fontSize: 16,
  fontWeight: 600,
  lineHeight: 1.3,
  letterSpacing: '-.02em',
  '@container': { [large]: { fontSize: 18 } },
});
export const pitchAbout = style({ marginTop: 4, color: stage.text2 });
globalStyle(`${pitch} > a`, { minHeight: 44, paddingInline: 18, fontSize: 15 });
