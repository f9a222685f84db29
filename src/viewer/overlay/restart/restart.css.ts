import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { margins } from '../layout.ts';
import { cramped, flat, large, middle, title } from '../overlay.css.ts';
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
  '@container': { [middle]: { padding: margins.middle }, [large]: { padding: margins.large } },
});
export const middleColumn = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: 12,
  minWidth: 0,
  textAlign: 'center',
  '@container': {
    [middle]: { gap: 18 },
    [flat]: { gap: 4 },
    // The owner and the date share a line.
    [cramped]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'center', gap: '6px 10px' },
  },
});
export const restartTitle = style([
  title,
  {
    '@container': {
      [cramped]: { flexBasis: '100%', maxWidth: 'none', paddingInline: 4 },
      'viewer-overlay (max-width: 767.98px) and (max-height: 229.98px)': { WebkitLineClamp: 1 },
    },
  },
]);
/** How long it takes. */
export const facts = style({ '@container': { [cramped]: { display: 'none' } } });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 12px',
  justifyContent: 'center',
  '@container': { [middle]: { marginTop: 12 }, [cramped]: { flexBasis: '100%', gap: 8 } },
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

/** Room for two columns. */
const wide = 'viewer-overlay (min-width: 300px) and (orientation: landscape)';
/** The first to go where there is little room. */
const spare = { '@container': { 'viewer-overlay (max-height: 189.98px)': { display: 'none' } } } as const;
export const changed = style({ color: stage.text2, fontSize: 13, ...spare });
export const promotedOwner = style(spare);
export const promotion = style([
  restart,
  {
    gridTemplateRows: 'none',
    alignItems: 'center',
    // Where it is too high, it scrolls from its top.
    alignContent: 'safe center',
    '@container': {
      [wide]: { gridTemplateColumns: 'minmax(0, 11fr) minmax(0, 9fr)' },
      [middle]: { gridTemplateColumns: '5fr 6fr', gap: margins.middle },
      [large]: { gridTemplateColumns: '1fr minmax(0, 580px)', gap: margins.large },
    },
  },
]);
/** A narrow column: three lines, unless it is low. */
export const promotedTitle = style([title, { '@container': { [middle]: { WebkitLineClamp: 3 }, [flat]: { WebkitLineClamp: 2 } } }]);
export const column = style({ display: 'grid', gap: 4, justifyItems: 'start', minWidth: 0, '@container': { [middle]: { gap: 14 } } });
export const again = style([
  buttons.ghost,
  {
    minHeight: 40,
    color: stage.lamp,
    textDecoration: 'underline',
    whiteSpace: 'normal',
    textAlign: 'start',
    textUnderlineOffset: 3,
    ':hover': { color: stage.lampHover },
    '@container': { [middle]: { fontSize: 16 } },
  },
]);
export const promotionActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 12px',
  '@container': { [middle]: { columnGap: 24 } },
});
export const card = style({
  position: 'relative',
  overflow: 'hidden',
  border: `1px solid ${stage.line}`,
  borderRadius: 16,
  background: stage.glass,
  boxShadow: stage.shadow,
});
/** Leaves room for the words and the button below it. */
export const film = style({
  width: '100%',
  maxHeight: '44cqh',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  background: '#331536',
  '@container': { 'viewer-overlay (max-height: 189.98px)': { maxHeight: '26cqh' } },
});
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
  gap: '8px 16px',
  padding: 10,
  '@container': { [middle]: { padding: 16 }, [large]: { padding: '20px 22px' } },
});
export const pitchWords = style({ flex: '1 1 140px', minWidth: 0 });
export const pitchTitle = style({
  fontSize: 14,
  fontWeight: 600,
  lineHeight: 1.3,
  letterSpacing: '-.02em',
  '@container': { [middle]: { fontSize: 16 }, [large]: { fontSize: 18 } },
});
export const pitchAbout = style({
  display: 'none',
  marginTop: 4,
  color: stage.text2,
  '@container': { 'viewer-overlay (min-height: 400px)': { display: 'block' } },
});
globalStyle(`${pitch} > a`, {
  minHeight: 36,
  paddingInline: 14,
  fontSize: 14,
  '@container': { [middle]: { minHeight: 44, paddingInline: 18, fontSize: 15 } },
  '@media': { [coarse]: { minHeight: 44 } },
});
