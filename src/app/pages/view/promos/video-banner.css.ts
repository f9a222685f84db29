import { style } from '@vanilla-extract/css';
import { aboveBottom } from '../../../ui/media/bottom.ts';
import { media } from '../../../ui/media/media.ts';
import { vars } from '../../../ui/tokens.css.ts';

export const banner = style({
  position: 'fixed',
  zIndex: vars.zSticky,
  insetBlockEnd: aboveBottom(`max(${vars.s5}, env(safe-area-inset-bottom))`),
  insetInlineEnd: vars.s5,
  display: 'grid',
  gap: vars.s1,
  width: 340,
  padding: vars.s5,
  background: vars.surface,
  border: `1px solid ${vars.line}`,
  borderRadius: vars.rCard,
  boxShadow: vars.sh3,
  transition: `opacity ${vars.tBase} ${vars.easeOut}, translate ${vars.tBase} ${vars.easeOut}, visibility ${vars.tBase}`,
  selectors: { '&:not([data-offered])': { visibility: 'hidden', opacity: 0, translate: '0 16px' } },
  '@media': {
    [media.phone]: {
      insetInline: vars.s3,
      insetBlockEnd: aboveBottom(`max(${vars.s3}, env(safe-area-inset-bottom))`),
      width: 'auto',
      padding: vars.s4,
    },
    // Without scripts it cannot be dismissed, so it is part of the page flow.
    [media.noScript]: {
      position: 'static',
      width: 'auto',
      selectors: { '&:not([data-offered])': { visibility: 'visible', opacity: 1, translate: 'none' } },
    },
  },
});

export const title = style({
  paddingInlineEnd: vars.s8,
  fontSize: vars.fs15,
  fontWeight: vars.wSemibold,
  letterSpacing: vars.trackTitle,
  textWrap: 'balance',
});
export const text = style({ color: vars.text2 });
export const action = style({ justifySelf: 'start', marginBlockStart: vars.s2 });
export const close = style({ selectors: { '&&': { position: 'absolute', insetBlockStart: vars.s3, insetInlineEnd: vars.s3 } } });
