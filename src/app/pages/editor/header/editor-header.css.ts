import { style } from '@vanilla-extract/css';
import { from } from '../../../ui/media/breakpoints.ts';
import { media } from '../../../ui/media/media.ts';
import { vars } from '../../../ui/tokens.css.ts';

export const header = style({
  position: 'relative',
  zIndex: vars.zHeader,
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: vars.s3,
  height: vars.headerH,
  paddingInline: vars.s4,
  borderBlockEnd: `1px solid ${vars.line}`,
  background: vars.surface,
  '@media': { [media.phone]: { height: 56, gap: vars.s1, paddingInline: vars.s1 } },
});

export const onlyWide = style({ display: 'flex', alignItems: 'center', gap: vars.s3, '@media': { [media.phone]: { display: 'none' } } });
export const onlyPhone = style({ display: 'flex', '@media': { [from('small')]: { display: 'none' } } });

export const back = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 36,
  height: 36,
  marginInlineStart: -6,
  borderRadius: vars.rControl,
  '@media': {
    [media.hover]: { ':hover': { background: vars.surface2 } },
    [media.phone]: { width: vars.touch, height: vars.touch, marginInlineStart: 0 },
    [media.coarse]: { width: vars.touch, height: vars.touch },
  },
});
export const divider = style({
  flex: 'none',
  width: 1,
  height: 20,
  background: vars.line,
  '@media': { [media.phone]: { display: 'none' } },
});

export const naming = style({
  flex: '1 1 0',
  minWidth: 0,
  display: 'flex',
  alignItems: 'center',
  gap: vars.s2,
  '@media': { [media.phone]: { flexDirection: 'column', alignItems: 'stretch', gap: 0 } },
});
export const titleRow = style({ display: 'flex', alignItems: 'center', minWidth: 0 });

export const title = style({
  minWidth: 40,
  maxWidth: 'min(40ch, 100%)',
  height: 32,
  paddingInline: vars.s2,
  border: '1px solid transparent',
  borderRadius: vars.r2,
  background: 'none',
  fontSize: vars.fs15,
  fontWeight: vars.wSemibold,
  lineHeight: '30px',
  letterSpacing: vars.trackTitle,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  fieldSizing: 'content' as never,
  '::placeholder': { color: vars.text3, opacity: 1 },
  selectors: { '&:focus-visible': { background: vars.surface, outlineOffset: -1 } },
  '@media': {
    [media.hover]: { selectors: { 'input&:hover:not(:focus)': { borderColor: vars.line, background: vars.surface2 } } },
    [media.coarse]: { height: vars.touch, fontSize: vars.fs16, lineHeight: '42px' },
    // As high as a finger needs, but it takes up 28 px: the status is close below.
    [media.phone]: {
      width: '100%',
      maxWidth: '100%',
      height: vars.touch,
      marginBlock: '-5px -11px',
      paddingBlock: '5px 11px',
      paddingInline: vars.s1,
      fontSize: vars.fs16,
      lineHeight: '26px',
    },
  },
});
export const titleMenu = style({ color: vars.text2 });

export const status = style({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minWidth: 0,
  maxWidth: '100%',
  color: vars.text3,
  fontSize: vars.fs13,
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-tone="waiting"]': { color: vars.text2 },
    '&[data-tone="problem"]': { color: vars.danger, fontWeight: vars.wMedium },
  },
  '@media': { [media.phone]: { paddingInlineStart: 5, fontSize: vars.fs12, overflow: 'hidden', pointerEvents: 'none' } },
});

/** Where there is room, it leads to the version history. */
export const statusButton = style([
  status,
  {
    minHeight: 32,
    paddingInline: vars.s2,
    border: 0,
    borderRadius: vars.r2,
    background: 'none',
    font: 'inherit',
    fontSize: vars.fs13,
    cursor: 'pointer',
    selectors: { '&:focus-visible': { outline: 'none', boxShadow: vars.focusRing } },
    '@media': {
      [media.hover]: { selectors: { '&:hover': { background: vars.surface2 } } },
      [media.coarse]: { minHeight: vars.touch },
    },
  },
]);

export const statusWord = style({ overflow: 'hidden', textOverflow: 'ellipsis' });

export const actions = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: vars.s2,
  '@media': { [media.phone]: { gap: 0 } },
});
/** As quiet as a button that can be pressed. */
export const step = style({
  selectors: { '&&[aria-disabled="true"]:not([aria-busy="true"])': { background: 'none', color: vars.lineControl } },
});
export const share = style({ minHeight: 34, '@media': { [media.coarse]: { minHeight: vars.touch } } });
export const present = style({
  minHeight: 34,
  '@media': {
    [media.coarse]: { minHeight: vars.touch },
    [media.phone]: { width: 52, minHeight: vars.touch, marginInlineStart: vars.s1, paddingInline: 0 },
  },
});
/** On a phone, only its icon shows. */
export const presentWord = style({ '@media': { [media.phone]: { position: 'absolute', clipPath: 'inset(50%)' } } });

export const strip = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: `${vars.s1} ${vars.s3}`,
  paddingBlock: 6,
  paddingInline: vars.s4,
  color: vars.text,
  background: vars.dangerSoft,
  borderBlockEnd: `1px solid ${vars.line}`,
  fontSize: vars.fs14,
});
export const stripWords = style({ flex: '1 1 240px' });
