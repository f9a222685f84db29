import { style } from '@vanilla-extract/css';
import { aboveBottom } from '../../../ui/media/bottom.ts';
import { media } from '../../../ui/media/media.ts';
import { vars } from '../../../ui/tokens.css.ts';

/** Dark in both themes, at the bottom of the window, like a toast. */
export const bar = style({
  position: 'sticky',
  zIndex: vars.zSticky,
  insetBlockEnd: aboveBottom(`max(${vars.s4}, env(safe-area-inset-bottom))`),
  display: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.s1} ${vars.s3}`,
  width: 'fit-content',
  maxWidth: '100%',
  marginInline: 'auto',
  padding: `${vars.s2} ${vars.s2} ${vars.s2} ${vars.s4}`,
  color: '#fff',
  background: '#121613',
  border: '1px solid rgb(255 255 255 / .12)',
  borderRadius: vars.rMenu,
  boxShadow: vars.sh3,
  vars: { [vars.focus]: vars.stageFocus },
  selectors: { '&[data-any]': { display: 'flex' } },
  '@media': {
    [media.phone]: {
      selectors: { '&[data-any]': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', width: '100%', padding: vars.s2 } },
    },
    [media.noScript]: { display: 'flex', position: 'static' },
  },
});

export const count = style({
  fontWeight: vars.wSemibold,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: { paddingInlineStart: vars.s2 } },
});
const onPhone = `${bar}[data-any] &`;
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.s1,
  '@media': {
    [media.phone]: {
      selectors: {
        [onPhone]: {
          gridArea: '2 / 1 / auto / -1',
          display: 'grid',
          gridAutoFlow: 'column',
          gridAutoColumns: 'minmax(0, 1fr)',
          alignItems: 'stretch',
        },
      },
    },
  },
});
export const holder = style({ '@media': { [media.phone]: { selectors: { [onPhone]: { display: 'grid' } } } } });
export const button = style({
  color: '#fff',
  selectors: { '&&:hover': { color: '#fff', background: 'rgb(255 255 255 / .12)' } },
  '@media': { [media.coarse]: { minHeight: vars.touch } },
});
/** On a phone, all of equal width, with the label under the icon. */
export const action = style([
  button,
  {
    '@media': {
      [media.phone]: {
        selectors: {
          [onPhone]: {
            flexDirection: 'column',
            gap: 2,
            width: '100%',
            height: 'auto',
            minHeight: 56,
            padding: vars.s1,
            fontSize: vars.fs12,
            lineHeight: vars.lhSnug,
            whiteSpace: 'normal',
            textAlign: 'center',
          },
        },
      },
    },
  },
]);
/** Shown only without scripts. */
export const plain = style({ display: 'none', '@media': { [media.noScript]: { display: 'inline-flex', minHeight: vars.controlSm } } });
export const choice = style([
  plain,
  { paddingInline: vars.s2, color: vars.text, background: vars.surface, border: 0, borderRadius: vars.r2 },
]);
