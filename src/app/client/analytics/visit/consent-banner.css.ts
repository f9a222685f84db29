import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { takenBottom } from '../../../ui/media/bottom.ts';
import { media } from '../../../ui/media/media.ts';
import { vars } from '../../../ui/tokens.css.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });

/** Fixed to the bottom of the page without blocking it: nothing shifts, and covered content can be scrolled into view. */
export const banner = style({
  position: 'fixed',
  zIndex: vars.zDialog,
  insetInline: vars.s4,
  insetBlockEnd: `calc(${vars.s4} + env(safe-area-inset-bottom))`,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.s3} ${vars.s5}`,
  maxWidth: 760,
  maxHeight: '50dvh',
  overflow: 'auto',
  marginInline: 'auto',
  padding: `${vars.s4} ${vars.s5}`,
  color: vars.text,
  background: vars.surface,
  border: `1px solid ${vars.lineStrong}`,
  borderRadius: vars.rDialog,
  boxShadow: vars.sh3,
  '@media': {
    [media.motion]: { animation: `${rise} ${vars.tBase} ${vars.easeOut}` },
    [media.phone]: { insetInline: vars.s2, insetBlockEnd: `calc(${vars.s2} + env(safe-area-inset-bottom))`, padding: vars.s4 },
    print: { display: 'none' },
  },
});

export const words = style({ flex: '1 1 320px', margin: 0, color: vars.text2, fontSize: vars.fs14, lineHeight: 1.5, textWrap: 'pretty' });

/** Both choices have the same width and look, so that neither is favoured. */
export const choices = style({
  display: 'grid',
  flex: '0 1 auto',
  gridTemplateColumns: '1fr 1fr',
  gap: vars.s2,
  '@media': { [media.phone]: { flexBasis: '100%' } },
});
export const choice = style({ whiteSpace: 'normal', borderColor: vars.lineControl });

// Keeps focused elements from scrolling under the banner, and leaves room to scroll the end of the page into view.
globalStyle(`:root:has(.${banner})`, { scrollPaddingBlockEnd: `var(${takenBottom})` });
globalStyle(`:root:has(.${banner}) body`, { paddingBlockEnd: `var(${takenBottom})` });
