import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../../ui/media/media.ts';
import { vars } from '../../../ui/tokens.css.ts';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(236px, 100%), 1fr))',
  gap: `${vars.s8} ${vars.s5}`,
});

export const card = style({ position: 'relative', display: 'grid', alignContent: 'start', gap: vars.s3, minWidth: 0 });

export const link = style({
  color: vars.text,
  textDecoration: 'none',
  outline: 'none',
  '::after': { content: '', position: 'absolute', inset: 0, zIndex: 1, borderRadius: vars.rThumb },
});
globalStyle(`${link}:focus-visible`, { outline: 'none' });

const ring = { outline: `2px solid ${vars.accent}`, outlineOffset: 2 } as const;
export const thumb = style({
  position: 'relative',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  background: vars.surface2,
  borderRadius: vars.rThumb,
  boxShadow: vars.sh1,
  // The inner line keeps a white cover from blending into a white page.
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    borderRadius: 'inherit',
    boxShadow: 'inset 0 0 0 1px rgb(18 22 19 / .1)',
    pointerEvents: 'none',
  },
  selectors: {
    [`${card}[data-chosen] &`]: ring,
    [`${card}:has(${link}:focus-visible) &`]: { outline: `2px solid ${vars.focus}`, outlineOffset: 2 },
  },
  '@media': { [media.hover]: { selectors: { [`${card}:hover &`]: ring } } },
});

const isShown = { opacity: 1, pointerEvents: 'auto' } as const;
const appears = { opacity: 0, pointerEvents: 'none', transition: `opacity ${vars.tFast} ${vars.easeOut}` } as const;
const pointed = `${media.hover} and (pointer: fine)`;

/** Shown over the picture for a mouse or the keyboard. Touch opens the page, or the menu. */
export const overlay = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  aspectRatio: '16 / 9',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'center',
  justifyContent: 'center',
  gap: vars.s2,
  background: 'rgb(6 10 13 / .5)',
  borderRadius: vars.rThumb,
  ...appears,
  pointerEvents: 'none',
  selectors: { [`${card}:focus-within:has(:focus-visible) &`]: { opacity: 1 } },
  '@media': { [pointed]: { selectors: { [`${card}:hover &`]: { opacity: 1 } } } },
});
// The picture below stays part of the link; only the buttons take clicks.
globalStyle(`${overlay} > *`, { zIndex: 2 });
globalStyle(`${card}:focus-within:has(:focus-visible) ${overlay} > *`, { pointerEvents: 'auto' });
globalStyle(`${card}:hover ${overlay} > *`, { '@media': { [pointed]: { pointerEvents: 'auto' } } });
/** White on the darkened picture in both themes. */
export const plain = style({
  color: '#121613',
  background: '#fff',
  borderColor: 'transparent',
  selectors: { '&&:hover': { background: '#e6eae5' } },
});

export const select = style({
  position: 'absolute',
  zIndex: 3,
  insetBlockStart: 0,
  insetInlineStart: 0,
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  '@media': {
    [pointed]: {
      ...appears,
      pointerEvents: 'auto',
      selectors: { [`${card}:hover &`]: isShown, [`${card}:focus-within &`]: isShown, '&[data-any]': isShown },
    },
    [media.coarse]: { width: vars.touch, height: vars.touch },
    [media.noScript]: isShown,
  },
});

export const words = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'start', columnGap: vars.s2 });
export const title = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  paddingBlockStart: 2,
  fontSize: vars.fs14,
  fontWeight: vars.wSemibold,
  letterSpacing: vars.trackUi,
  lineHeight: vars.lhUi,
});
export const end = style({
  position: 'relative',
  zIndex: 2,
  display: 'flex',
  alignItems: 'center',
  gap: vars.s1,
  height: 24,
  marginInlineEnd: -6,
});
export const meta = style({
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.s2,
  minHeight: 22,
  fontSize: vars.fs13,
  color: vars.text3,
});
export const when = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
