import { createVar, style } from '@vanilla-extract/css';
import { vars } from '../../../ui/tokens.css.ts';
import { media } from '../../../ui/media/media.ts';
import { renderedNear } from '../../../ui/media/rendered-near.ts';

const disc = 28;
const gap = createVar();

/** Dots joined by a line, numbered by a CSS counter: the numbers are not part of the text. */
export const rail = style({ counterReset: 'stop', vars: { [gap]: vars.s4 }, '@media': { [media.phone]: { vars: { [gap]: vars.s3 } } } });

export const stop = style({
  ...renderedNear(120),
  position: 'relative',
  counterIncrement: 'stop',
  minHeight: disc,
  paddingBlockEnd: vars.s10,
  paddingInlineStart: `calc(${disc}px + ${gap})`,
  '::before': {
    content: ['counter(stop)', 'counter(stop) / ""'],
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: 0,
    display: 'grid',
    placeItems: 'center',
    width: disc,
    height: disc,
    color: vars.text2,
    background: vars.surface2,
    borderRadius: vars.rFull,
    fontSize: vars.fs13,
    fontWeight: vars.wSemibold,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: 1,
  },
  selectors: {
    '&:not(:last-child)::after': {
      content: '',
      position: 'absolute',
      insetBlock: `${disc}px 0`,
      insetInlineStart: disc / 2 - 1,
      width: 2,
      background: vars.line,
    },
    '&:last-child': { paddingBlockEnd: 0 },
  },
});

// Text in the other direction still aligns with the rail.
const words = style({
  maxWidth: '72ch',
  fontSize: vars.fs16,
  letterSpacing: 'normal',
  textAlign: ['-webkit-match-parent', 'match-parent'],
});

/** Centred on the disc. */
export const stopHeading = style([words, { paddingBlockStart: 3, fontWeight: vars.wSemibold, lineHeight: '22px', textWrap: 'pretty' }]);
export const heading = style([
  words,
  {
    marginBlockStart: vars.s4,
    fontSize: vars.fs15,
    fontWeight: vars.wSemibold,
    lineHeight: vars.lhSnug,
    color: vars.text,
    textWrap: 'pretty',
    selectors: { '&:first-child': { marginBlockStart: 0 } },
  },
]);

const read = style([
  words,
  {
    lineHeight: vars.lhRead,
    color: vars.text2,
    selectors: {
      '* + &': { marginBlockStart: vars.s2 },
      [`${stopHeading} + &`]: { marginBlockStart: 6 },
      [`${heading} + &`]: { marginBlockStart: vars.s1 },
    },
  },
]);
export const strong = style([read, { fontWeight: vars.wMedium, color: vars.text }]);
export const paragraph = style([read, { selectors: { [`${strong} + &`]: { marginBlockStart: 0 } } }]);
export const points = style([
  read,
  { selectors: { '&&': { display: 'grid', gap: vars.s1, paddingInlineStart: vars.s5, listStyle: 'disc' } } },
]);

export const before = style({ marginBlockEnd: vars.s6 });
export const inner = style({ marginBlockStart: vars.s5 });
