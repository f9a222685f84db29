import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../media/media.ts';
import { vars } from '../tokens.css.ts';

export const anchor = style({ position: 'relative', display: 'inline-flex' });

const bubble = style({
  position: 'absolute',
  zIndex: vars.zTooltip,
  width: 'max-content',
  maxWidth: 260,
  padding: '5px 9px',
  color: vars.bg,
  background: vars.text,
  borderRadius: vars.r2,
  fontSize: vars.fs12,
  fontWeight: vars.wMedium,
  lineHeight: vars.lhUi,
  textAlign: 'center',
  visibility: 'hidden',
  opacity: 0,
  transition: `opacity ${vars.tFast} ${vars.easeOut}, visibility ${vars.tFast}`,
  // The gap belongs to the bubble, so the pointer can cross it without closing the tooltip.
  '::before': { content: '', position: 'absolute', inset: '-8px 0' },
  selectors: {
    [`${anchor}:has(:focus-visible):not([data-dismissed]) &`]: { visibility: 'visible', opacity: 1 },
  },
  '@media': {
    [media.hover]: {
      selectors: { [`${anchor}:hover:not([data-dismissed]) &`]: { visibility: 'visible', opacity: 1, transitionDelay: '300ms' } },
    },
    [media.forcedColors]: { border: '1px solid' },
  },
});

export const sides = styleVariants({
  top: [bubble, { insetBlockEnd: 'calc(100% + 8px)', insetInlineStart: '50%', translate: '-50%' }],
  bottom: [bubble, { insetBlockStart: 'calc(100% + 8px)', insetInlineStart: '50%', translate: '-50%' }],
  /** Below the end of the anchor, for controls at the edge of the page. */
  'bottom-end': [bubble, { insetBlockStart: 'calc(100% + 8px)', insetInlineEnd: 0 }],
});
