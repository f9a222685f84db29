import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../../ui/media/media.ts';
import { vars } from '../../../ui/tokens.css.ts';

export const desk = style({
  position: 'relative',
  display: 'grid',
  padding: vars.s10,
  background: vars.surface2,
  borderRadius: vars.rHero,
  '@media': { [media.phone]: { padding: vars.s4 } },
});

const paper = style({
  overflow: 'hidden',
  background: vars.surface,
  border: `1px solid ${vars.line}`,
  borderRadius: vars.rCard,
  boxShadow: vars.sh3,
});
const picture = style({ width: '100%', height: 'auto', aspectRatio: '16 / 9', objectFit: 'cover' });

// The page of a presentation.
export const sheet = paper;
export const stage = style({ position: 'relative' });
export const stagePicture = picture;
export const disc = style({
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  display: 'grid',
  placeItems: 'center',
  width: 64,
  height: 64,
  color: vars.onLamp,
  background: vars.lamp,
  borderRadius: vars.rFull,
  boxShadow: '0 0 0 10px rgb(255 190 61 / .28)',
});
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.s2} ${vars.s5}`,
  padding: `${vars.s3} ${vars.s5}`,
  borderBlockEnd: `1px solid ${vars.line}`,
  fontSize: vars.fs13,
  fontWeight: vars.wMedium,
  color: vars.text2,
});
export const tool = style({ display: 'inline-flex', alignItems: 'center', gap: 6 });
export const transcript = style({
  display: 'grid',
  gap: vars.s3,
  padding: `${vars.s4} ${vars.s5} ${vars.s5}`,
  fontSize: vars.fs14,
  fontWeight: vars.wSemibold,
});
export const lines = style({ width: '100%', height: 'auto' });
export const line = style({ fill: vars.surface3 });
export const rail = style({ stroke: vars.lineStrong });
export const dot = style({ fill: vars.surface, stroke: vars.lineControl });
export const dotLit = style({ fill: vars.lamp });

// A view link.
export const linkCard = style([
  paper,
  { display: 'grid', gap: vars.s4, padding: vars.s6, '@media': { [media.phone]: { padding: vars.s4 } } },
]);
export const linkName = style({ fontSize: vars.fs18, fontWeight: vars.wSemibold, letterSpacing: vars.trackTitle });
export const address = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.s2,
  minHeight: vars.controlLg,
  paddingInline: vars.s3,
  overflow: 'hidden',
  color: vars.text2,
  background: vars.surface2,
  borderRadius: vars.rControl,
  fontSize: vars.fs14,
  whiteSpace: 'nowrap',
});
export const rules = style({ display: 'grid' });
export const rule = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.s3,
  paddingBlock: vars.s3,
  borderBlockStart: `1px solid ${vars.line}`,
  fontSize: vars.fs15,
  color: vars.text,
});
export const ruleIcon = style({ color: vars.accentText });
export const on = style({ marginInlineStart: 'auto', color: vars.accentText });

// A presentation and its copy.
export const pair = style({ position: 'relative', aspectRatio: '1.5' });
const leaf = style([paper, { position: 'absolute', width: '68%' }]);
export const leaves = styleVariants({
  original: [leaf, { insetBlockStart: '4%', insetInlineStart: 0 }],
  copy: [leaf, { insetBlockEnd: '4%', insetInlineEnd: 0, boxShadow: `0 0 0 6px ${vars.surface2}, ${vars.sh4}` }],
});
export const leafPicture = picture;
const chip = style({
  position: 'absolute',
  insetInlineStart: vars.s3,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  padding: '5px 10px',
  color: vars.stageText,
  background: vars.stageGlass,
  borderRadius: vars.rControl,
  fontSize: vars.fs13,
  fontWeight: vars.wSemibold,
});
/** In the part that the other picture does not cover. */
export const chips = styleVariants({ original: [chip, { insetBlockStart: vars.s3 }], copy: [chip, { insetBlockEnd: vars.s3 }] });
