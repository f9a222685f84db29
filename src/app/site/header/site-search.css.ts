import { style } from '@vanilla-extract/css';
import { media } from '../../ui/media/media.ts';
import { vars } from '../../ui/tokens.css.ts';

const collapsed = '[data-search="collapsed"] > &';
const withScripts = `${media.extraSmall} and (scripting: enabled)`;
const withoutScripts = `${media.extraSmall} and ${media.noScript}`;

export const form = style({
  position: 'relative',
  flex: '0 1 440px',
  minWidth: 0,
  display: 'flex',
  alignItems: 'center',
  '@media': {
    [withoutScripts]: { order: 1, flex: '1 0 100%', paddingBlockEnd: vars.s1 },
    [withScripts]: {
      selectors: {
        '&[data-search="collapsed"]': { flex: 'none', marginInlineStart: 'auto', marginInlineEnd: -8 },
        // Expanded, it covers the whole header.
        '&[data-search="expanded"]': {
          position: 'absolute',
          zIndex: 1,
          inset: 0,
          paddingInline: `${vars.s2} ${vars.s1}`,
          background: vars.surface,
        },
      },
    },
  },
});

export const input = style({
  width: '100%',
  minWidth: 0,
  height: 34,
  paddingInline: '38px 44px',
  color: vars.text,
  background: vars.surface2,
  border: '1px solid transparent',
  borderRadius: vars.rControl,
  fontSize: vars.fs13,
  textOverflow: 'ellipsis',
  '::placeholder': { color: vars.text3, opacity: 1 },
  selectors: {
    '&:focus-visible': { background: vars.surface, borderColor: vars.focus, outline: `2px solid ${vars.focus}`, outlineOffset: '-2px' },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not(:focus)': { background: vars.surface3 } } },
    [media.coarse]: { height: vars.touch, fontSize: vars.fs16 },
    [media.forcedColors]: { borderColor: 'FieldText' },
    // Neither the key nor the button to clear it is there.
    [media.narrow]: { selectors: { '&:placeholder-shown': { paddingInlineEnd: vars.s3 } } },
    [withScripts]: { selectors: { [collapsed]: { display: 'none' } } },
  },
});

export const submit = style({
  position: 'absolute',
  insetInlineStart: 2,
  color: vars.text3,
  '@media': {
    [withoutScripts]: { marginBlockEnd: vars.s1 },
    [withScripts]: {
      selectors: {
        [collapsed]: { position: 'static', width: vars.touch, height: vars.touch, color: vars.text },
        '[data-search="expanded"] > &': { insetInlineStart: 10 },
      },
    },
  },
});

export const key = style({
  position: 'absolute',
  insetInlineEnd: 8,
  minWidth: 20,
  padding: '1px 6px',
  color: vars.text3,
  background: vars.surface,
  border: `1px solid ${vars.lineStrong}`,
  borderRadius: vars.r1,
  // Looking for a monospaced font would delay the first paint.
  fontFamily: 'inherit',
  fontSize: vars.fs11,
  textAlign: 'center',
  pointerEvents: 'none',
  '@media': { [`${media.coarse}, ${media.narrow}`]: { display: 'none' } },
  selectors: { 'input:focus ~ &, input:not(:placeholder-shown) ~ &, input:not([aria-keyshortcuts]) ~ &': { display: 'none' } },
});

export const clear = style({
  position: 'absolute',
  insetInlineEnd: 2,
  selectors: { 'input:placeholder-shown ~ &': { display: 'none' } },
  '@media': { [withScripts]: { display: 'none' } },
});

export const close = style({
  display: 'none',
  '@media': { [withScripts]: { selectors: { '[data-search="expanded"] > &': { display: 'inline-flex' } } } },
});
