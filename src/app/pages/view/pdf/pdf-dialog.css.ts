import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../../ui/media/media.ts';
import { vars } from '../../../ui/tokens.css.ts';

/** The same height in every view, so that nothing jumps. */
export const content = style({
  display: 'flex',
  flexDirection: 'column',
  blockSize: 'clamp(320px, calc(100dvh - 164px), 464px)',
  '@media': { [media.phone]: { blockSize: 'clamp(300px, calc(100dvh - 144px), 480px)' } },
});

export const panel = style({ flex: 1, display: 'flex', flexDirection: 'column', gap: vars.s5 });

// `safe`: if the content is too high, its beginning stays visible.
export const middle = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'safe center',
  gap: vars.s2,
  textAlign: 'center',
  fontSize: vars.fs15,
  lineHeight: vars.lhRead,
  color: vars.text2,
});

export const heading = style({ fontSize: vars.fs21, color: vars.text, outline: 'none' });
/** Narrow enough to read a sentence at a glance. */
export const words = style({ maxWidth: '34ch', display: 'grid', gap: vars.s2 });
globalStyle(`p${words}, ${words} > p`, { textWrap: 'balance' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.s3 });
// Equally wide, unless one of them needs more.
globalStyle(`${actions} > :is(a, button)`, { flex: '1 1 0', whiteSpace: 'nowrap' });

export const turning = style({ color: vars.accent, marginBlockEnd: vars.s5 });

const disc = style({
  display: 'grid',
  placeItems: 'center',
  width: 64,
  height: 64,
  borderRadius: vars.rFull,
  marginBlockEnd: vars.s4,
  '@media': { [media.forcedColors]: { border: '1px solid' } },
});
export const discs = styleVariants({
  success: [disc, { color: vars.accent, background: vars.accentSoft }],
  problem: [disc, { color: vars.danger, background: vars.dangerSoft }],
  info: [disc, { color: vars.info, background: vars.infoSoft }],
});

// The pages while they are made.
export const tiles = style({
  alignSelf: 'stretch',
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.s2,
  marginBlockEnd: vars.s4,
});
export const tile = style({
  position: 'relative',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  borderRadius: vars.r2,
  background: vars.surface2,
  boxShadow: `inset 0 0 0 1px ${vars.line}`,
});
const picture = style({ width: '100%', height: '100%', objectFit: 'cover', transition: `opacity ${vars.tSlow} ${vars.easeOut}` });
export const pictures = styleVariants({
  done: [picture, { opacity: 1 }],
  making: [picture, { opacity: 0.5 }],
  later: [picture, { opacity: 0 }],
});
export const tick = style({
  position: 'absolute',
  insetInlineEnd: 5,
  insetBlockEnd: 5,
  display: 'grid',
  placeItems: 'center',
  width: 20,
  height: 20,
  color: vars.onAccent,
  background: vars.accent,
  borderRadius: vars.rFull,
});
export const bar = style({ alignSelf: 'stretch', marginBlockStart: vars.s4 });
export const steady = style({ fontVariantNumeric: 'tabular-nums' });

export const file = style({
  alignSelf: 'stretch',
  display: 'flex',
  alignItems: 'center',
  gap: vars.s3,
  marginBlockStart: vars.s3,
  padding: `${vars.s3} ${vars.s4}`,
  background: vars.surface2,
  borderRadius: vars.rThumb,
  textAlign: 'start',
  lineHeight: vars.lhUi,
  color: vars.text,
});
export const about = style({ flex: 1, minWidth: 0 });
export const strong = style({ fontSize: vars.fs14, fontWeight: vars.wSemibold, overflowWrap: 'anywhere', outline: 'none' });
export const meta = style({ fontSize: vars.fs13, lineHeight: vars.lhUi, color: vars.text3, overflowWrap: 'anywhere' });

// What is for sale, and the provider's form.
export const offer = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.s4,
  paddingBlockEnd: vars.s4,
  borderBlockEnd: `1px solid ${vars.line}`,
});
export const thumbnail = style({
  flex: 'none',
  width: 88,
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  borderRadius: vars.r2,
  background: vars.surface2,
  '@media': { [media.extraSmall]: { width: 64 } },
});
export const title = style([strong, { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2, overflow: 'hidden' }]);
export const price = style({ fontSize: vars.fs18, fontWeight: vars.wSemibold, whiteSpace: 'nowrap' });
export const checkout = style({ position: 'relative', flex: '1 0 auto', display: 'grid', minHeight: 280, marginBlockStart: vars.s4 });
export const opening = style({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center', color: vars.accent });
export const place = style({ minWidth: 0, display: 'grid' });
// Our test form has its own padding for focus rings, so the frame is wider by that much.
globalStyle(`${place} > iframe`, {
  width: `calc(100% + 2 * ${vars.s1})`,
  maxWidth: 'none',
  height: '100%',
  marginInline: `calc(-1 * ${vars.s1})`,
  border: 0,
});
export const note = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.s2,
  paddingBlock: `${vars.s3} ${vars.s1}`,
  fontSize: vars.fs13,
  color: vars.text3,
});
