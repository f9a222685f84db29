import { avatarColours } from '#contract/people/avatar-colours.ts';
import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { layoutSizes, margins } from './layout.ts';
import { coarse, forcedColors, motion, onStage, stage } from './stage.css.ts';

const atLeast = ({ width, height }: { width: number; height: number }) =>
  `viewer-overlay (min-width: ${width}px) and (min-height: ${height}px)`;
/** Layouts as container queries on the overlay, so that the first paint is right without a script. */
export const large = atLeast(layoutSizes.large);
export const middle = atLeast(layoutSizes.middle);
/** Wide, but too short for a large title of two lines below the disc. */
const shallow = 'viewer-overlay (min-width: 768px) and (max-height: 515.98px)';
/** Wide, but too short for large words. */
export const flat = 'viewer-overlay (min-width: 768px) and (max-height: 344.98px)';
/** Too short for a title of two lines. */
const low = 'viewer-overlay (max-height: 199.98px)';
/** Too short for a title below the button. */
const lowest = 'viewer-overlay (max-height: 159.98px)';
/** Too short for a disc with a label, and a title. */
const labelled = 'viewer-overlay (min-width: 768px) and (min-height: 440px)';

export const overlay = style([
  onStage,
  {
    position: 'absolute',
    inset: 0,
    overflow: 'hidden',
    container: 'viewer-overlay / size',
    background: stage.floor,
    borderRadius: 'inherit',
    userSelect: 'none',
    transition: `opacity ${stage.slow} ${stage.easeOut}, visibility 0s`,
    selectors: {
      // Visible until the fade ends, then unreachable.
      '&[data-mode="presenting"], &[data-mode="restart"]:not(:has([data-restart]))': {
        opacity: 0,
        visibility: 'hidden',
        // The canvas responds while the fade lasts.
        pointerEvents: 'none',
        transitionDelay: `0s, ${stage.slow}`,
      },
    },
  },
]);

/** Blurred by the server. */
export const softPicture = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' });

export const picture = style([
  softPicture,
  {
    // The blur fades out at the edges, so move them out of view.
    transform: 'scale(1.04)',
    filter: 'blur(6px) saturate(1.2)',
    transition: `filter ${stage.slow} ${stage.easeOut}, transform ${stage.slow} ${stage.easeOut}`,
    selectors: { '[data-mode="presenting"] > &': { filter: 'blur(0) saturate(1)', transform: 'none' } },
  },
]);

const shade = style({
  position: 'absolute',
  inset: 0,
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    background: 'radial-gradient(closest-side at 50% 46%, rgb(6 10 13 / .5), rgb(6 10 13 / .38) 60%, rgb(6 10 13 / .46))',
    opacity: 0,
    transition: `opacity ${stage.slow} ${stage.easeOut}`,
  },
  selectors: { '[data-mode="loading"] > &::after, [data-mode="failed"] > &::after, [data-mode="restart"] > &::after': { opacity: 1 } },
});
export const gradients = styleVariants({
  light: [shade, { background: 'linear-gradient(rgb(6 10 13 / .12), rgb(6 10 13 / .24) 40%, rgb(6 10 13 / .88))' }],
  opaque: [shade, { background: `linear-gradient(#0d1519, ${stage.floor})` }],
});

/** One of the overlay's parts: rendered, but invisible and unreachable until its mode is active. */
const part = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  visibility: 'hidden',
  transition: `opacity ${stage.base} ${stage.easeOut}`,
});

export const start = style([
  part,
  {
    display: 'block',
    selectors: {
      '[data-mode="start"] > &': { opacity: 1, visibility: 'visible' },
      '&:focus-visible': { outlineOffset: -6, borderRadius: 16 },
    },
  },
]);

/** An edge around the stage may be invisible on its picture. */
const focusedInForcedColors = {
  [`${start}:focus-visible &`]: { color: 'HighlightText', background: 'Highlight', forcedColorAdjust: 'none' },
} as const;
const halo = keyframes({ '50%': { transform: 'scale(1.05)', opacity: 0.7 } });
const around = { content: '', position: 'absolute', borderRadius: '50%', zIndex: -1 } as const;
/** A small filled button; from the middle layout on, only a place for the disc and its label. */
export const present = style({
  position: 'absolute',
  top: '38%',
  left: '50%',
  transform: 'translate(-50%, -50%)',
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 40,
  padding: '0 16px',
  borderRadius: 8,
  color: stage.onLamp,
  background: stage.lamp,
  fontSize: 14,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  selectors: { [`${start}:hover > &`]: { background: stage.lampHover } },
  '@media': {
    [coarse]: { minHeight: 44 },
    [forcedColors]: { border: '2px solid ButtonText', selectors: focusedInForcedColors },
    // Without scripts, and on paper, there is nothing to press.
    'print, (scripting: none)': { visibility: 'hidden' },
  },
  '@container': {
    // Below the link to the site.
    [low]: { top: '45%' },
    [lowest]: { top: '30%' },
    [middle]: { display: 'contents' },
  },
});
const onDisc = 'viewer-overlay (min-width: 768px) and (min-height: 236px)';
export const disc = style({
  width: 18,
  height: 18,
  '@container': {
    [onDisc]: {
      position: 'absolute',
      top: '38%',
      left: '50%',
      zIndex: 0,
      display: 'grid',
      placeItems: 'center',
      width: 112,
      height: 112,
      margin: '-56px 0 0 -56px',
      borderRadius: '50%',
      color: stage.onLamp,
      background: `radial-gradient(circle at 34% 28%, #ffd27c, ${stage.lamp} 62%)`,
      boxShadow: '0 0 64px 24px rgb(255 190 61 / .16)',
      transition: `transform ${stage.fast} ${stage.easeOut}`,
      '::before': { ...around, inset: '-12.5%', background: 'rgb(255 190 61 / .22)' },
      '::after': { ...around, inset: '-30.5%', background: 'rgb(255 190 61 / .2)' },
      selectors: {
        [`${start}:hover &`]: { transform: 'scale(1.03)' },
        [`${start}:active &`]: { transform: 'scale(.98)' },
      },
    },
    // Wide, but short.
    [`${onDisc} and (max-height: 379.98px)`]: { width: 72, height: 72, margin: '-36px 0 0 -36px', '::after': { inset: '-29%' } },
  },
  '@media': {
    [motion]: { '::after': { animation: `${halo} 3.2s ease-in-out infinite` } },
    // Its colours are chosen for the picture behind it, which forced colours leave alone.
    [forcedColors]: {
      '@container': {
        [onDisc]: {
          border: '2px solid ButtonText',
          boxShadow: 'none',
          forcedColorAdjust: 'none',
          '::before': { display: 'none' },
          '::after': { display: 'none' },
          // More specific than the colours for everybody, which come later.
          selectors: { [`${start} &`]: { color: 'ButtonText', background: 'ButtonFace' }, ...focusedInForcedColors },
        },
      },
    },
  },
});
globalStyle(`${disc} > svg`, {
  width: '100%',
  height: '100%',
  '@container': { [onDisc]: { width: '39%', height: '39%', marginInlineStart: '4%' } },
});

export const label = style({
  '@container': {
    [onDisc]: { display: 'none' },
    [labelled]: {
      display: 'block',
      position: 'absolute',
      top: 'calc(38% + 82px)',
      left: '50%',
      transform: 'translateX(-50%)',
      padding: '6px 14px',
      borderRadius: 99,
      color: stage.text,
      background: 'rgb(9 14 17 / .62)',
      fontSize: 18,
    },
  },
});

/** Title and owner, at the bottom edge. */
export const foot = style({
  position: 'absolute',
  insetInline: margins.small,
  bottom: margins.small,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 8,
  justifyItems: 'start',
  '@container': {
    [middle]: { insetInline: margins.middle, bottom: margins.middle, gap: 14 },
    [large]: { insetInline: margins.large, bottom: margins.large },
  },
});

export const title = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  maxWidth: '22em',
  // Keeps descenders from being cut off.
  paddingBottom: '.08em',
  fontSize: 21,
  fontWeight: 700,
  lineHeight: 1.14,
  letterSpacing: '-.026em',
  textWrap: 'balance',
  '@container': {
    [low]: { WebkitLineClamp: 1 },
    [middle]: { fontSize: 42, letterSpacing: '-.032em' },
    [shallow]: { fontSize: 32 },
    [flat]: { fontSize: 24 },
    'viewer-overlay (min-width: 768px) and (max-height: 299.98px)': { WebkitLineClamp: 1 },
  },
});

export const byline = style({
  display: 'flex',
  whiteSpace: 'nowrap',
  alignItems: 'center',
  gap: 8,
  maxWidth: '100%',
  color: '#e3e8e5',
  fontSize: 13,
  '@container': { [middle]: { fontSize: 14 } },
});
export const owner = style({
  flex: 'none',
  // Beside the avatar.
  maxWidth: 'calc(100% - 32px)',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  color: stage.text,
  fontWeight: 600,
  textDecoration: 'none',
  selectors: { '&[href]:hover': { textDecoration: 'underline', textUnderlineOffset: 3 } },
});
/** The date of the last change is the first to go where there is little room. */
export const changed = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  '@container': { 'viewer-overlay (max-width: 339.98px)': { display: 'none' } },
});
export const dot = style([changed, { flex: 'none', color: stage.text2 }]);
export const avatar = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  width: 24,
  height: 24,
  border: '2px solid #fff',
  borderRadius: '50%',
  color: '#fff',
  fontSize: 10,
  fontWeight: 600,
  lineHeight: 1,
  forcedColorAdjust: 'none',
  '@container': { [middle]: { width: 32, height: 32, fontSize: 11 } },
});
/** Classes, because the server's markup may contain no inline styles (content security policy). */
export const avatarColour = styleVariants(avatarColours, (background) => ({ background }));
globalStyle(`${avatar} > img`, { width: '100%', height: '100%', objectFit: 'cover' });

export const facts = style({
  display: 'none',
  position: 'absolute',
  insetInlineEnd: margins.middle,
  bottom: margins.middle + 5,
  alignItems: 'center',
  gap: 6,
  color: '#e3e8e5',
  fontSize: 13,
  '@container': { [middle]: { display: 'flex' }, [large]: { insetInlineEnd: margins.large, bottom: margins.large + 5 } },
});
globalStyle(`${facts} > svg:last-of-type`, { marginInlineStart: 8 });

export const siteLink = style({
  position: 'absolute',
  top: margins.small,
  insetInlineEnd: margins.small,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 36,
  padding: '0 12px',
  borderRadius: 99,
  background: 'rgb(9 14 17 / .62)',
  fontSize: 13,
  fontWeight: 500,
  textDecoration: 'none',
  visibility: 'hidden',
  selectors: { '[data-mode="start"] > &': { visibility: 'visible' }, '&:hover': { textDecoration: 'underline', textUnderlineOffset: 3 } },
  '@container': {
    [middle]: { top: margins.middle, insetInlineEnd: margins.middle },
    [large]: { top: margins.large, insetInlineEnd: margins.large },
  },
  '@media': { '(pointer: coarse)': { minHeight: 44 }, print: { display: 'none' } },
});

/** Not rendered before it appears: whatever comes with the first picture delays it. */
const appear = keyframes({ from: { opacity: 0, display: 'none' } });
/** Only if it takes a while. */
export const loadingPart = style([
  part,
  {
    selectors: {
      '[data-mode="loading"] > &': {
        opacity: 1,
        visibility: 'visible',
        transition: 'none',
        animation: `${appear} ${stage.base} ${stage.easeOut} 600ms backwards`,
      },
      // Keeps the words readable on the first stop.
      '[data-opening] ~ &': { background: 'linear-gradient(rgb(6 10 13 / .38), rgb(6 10 13 / .5) 40%, rgb(6 10 13 / .82))' },
    },
    '@media': { print: { display: 'none' } },
  },
]);

export const progress = style({
  position: 'absolute',
  top: '44.5%',
  left: '50%',
  display: 'grid',
  placeItems: 'center',
  width: 96,
  height: 96,
  margin: '-48px 0 0 -48px',
  borderRadius: '50%',
  background: 'rgb(9 14 17 / .5)',
  boxShadow: '0 0 48px 8px rgb(255 190 61 / .1)',
  outline: 'none',
  '@container': {
    'viewer-overlay (max-height: 259.98px)': { top: '36%', width: 72, height: 72, margin: '-36px 0 0 -36px' },
    'viewer-overlay (min-width: 768px) and (min-height: 380px)': { width: 130, height: 130, margin: '-65px 0 0 -65px' },
  },
});
export const ring = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  transform: 'rotate(-90deg)',
  fill: 'none',
  strokeWidth: 6,
});
export const ringTrack = style({ stroke: 'rgb(255 255 255 / .2)' });
export const ringDone = style({
  stroke: stage.lamp,
  strokeLinecap: 'round',
  strokeDasharray: 'calc(var(--progress, 0) * 1px) 200px',
  '@media': { [forcedColors]: { stroke: 'Highlight' } },
});
export const number = style({
  fontSize: 24,
  fontWeight: 700,
  letterSpacing: '-.03em',
  fontVariantNumeric: 'tabular-nums',
  '@container': { 'viewer-overlay (min-width: 768px) and (min-height: 380px)': { fontSize: 34 } },
});
globalStyle(`${number} > small`, { fontSize: '.5em', fontWeight: 500, letterSpacing: 0 });

/** From when the ring appears. */
const fadeIn = `${appear} 500ms ${stage.easeOut} 600ms backwards`;
export const loading = style({
  position: 'absolute',
  top: 'calc(44.5% + 62px)',
  insetInline: margins.small,
  display: 'grid',
  gap: 6,
  justifyItems: 'center',
  textAlign: 'center',
  '@container': {
    'viewer-overlay (max-height: 259.98px)': { top: 'calc(36% + 44px)', gap: 2 },
    'viewer-overlay (min-width: 768px) and (min-height: 380px)': { top: 'calc(44.5% + 100px)' },
    [middle]: { insetInline: margins.middle },
    [large]: { insetInline: margins.large },
  },
  selectors: { '[data-mode="loading"] &': { animation: fadeIn } },
});
globalStyle(`[data-mode="loading"] > ${loadingPart} > ${foot}`, { animation: fadeIn, '@container': { [low]: { display: 'none' } } });
export const loadingTitle = style([
  title,
  {
    WebkitLineClamp: 1,
    fontSize: 16,
    letterSpacing: '-.02em',
    '@container': { [middle]: { fontSize: 21, letterSpacing: '-.02em' }, [shallow]: { fontSize: 21 }, [flat]: { fontSize: 16 } },
  },
]);
export const waiting = style({ color: stage.text2, fontSize: 13 });
const appearLate = keyframes({ from: { opacity: 0, visibility: 'hidden' } });
/** What can be done about it: without a script, which may be what is missing. */
export const late = style({
  color: stage.text2,
  fontSize: 13,
  selectors: { '[data-mode="loading"] &': { animation: `${appearLate} ${stage.base} ${stage.easeOut} 20s backwards` } },
});
globalStyle(`${late} > a`, { color: stage.text, fontWeight: 600, textUnderlineOffset: 3 });

/** A phone held upright, or a small frame. */
export const cramped = 'viewer-overlay (max-width: 767.98px) and (max-height: 259.98px)';
export const failurePart = style([
  part,
  {
    display: 'grid',
    placeItems: 'center',
    padding: margins.small,
    overflow: 'auto',
    selectors: { '[data-mode="failed"] > &': { opacity: 1, visibility: 'visible' } },
    '@container': { [cramped]: { padding: 6 } },
  },
]);
export const failureCard = style({
  display: 'grid',
  justifyItems: 'center',
  gap: 10,
  maxWidth: 440,
  padding: '20px 24px',
  border: `1px solid ${stage.line}`,
  borderRadius: 16,
  background: stage.glass,
  boxShadow: stage.shadow,
  textAlign: 'center',
  userSelect: 'text',
  '@container': { [cramped]: { gap: 5, padding: '8px 12px', fontSize: 13 } },
});
export const failureIcon = style({ color: stage.text2, '@container': { 'viewer-overlay (max-height: 299.98px)': { display: 'none' } } });
export const failureTitle = style({
  fontSize: 18,
  fontWeight: 600,
  lineHeight: 1.3,
  letterSpacing: '-.02em',
  '@container': { [cramped]: { fontSize: 15 } },
});
export const failureTexts = styleVariants({ script: 'script', content: 'content', offline: 'offline', browser: 'browser' }, (kind) => ({
  display: 'none',
  maxWidth: '44ch',
  color: stage.text2,
  textWrap: 'pretty' as const,
  selectors: { [`[data-failure="${kind}"] &`]: { display: 'block' } },
}));
export const smallPrint = style({
  maxWidth: '100%',
  color: stage.text2,
  fontSize: 12,
  overflowWrap: 'anywhere',
  selectors: { '&:empty': { display: 'none' } },
});
