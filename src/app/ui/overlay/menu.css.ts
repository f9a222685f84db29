import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../media/media.ts';
import { vars } from '../tokens.css.ts';

const anchored = '(position-area: block-end)';

export const anchor = style({ display: 'inline-flex' });

const popover = style({
  width: 'max-content',
  minWidth: 200,
  maxWidth: `min(320px, calc(100vw - 2 * ${vars.s2}))`,
  maxHeight: 'calc(100dvh - 72px)',
  padding: 6,
  overflowY: 'auto',
  color: vars.text,
  background: vars.surface,
  border: `1px solid ${vars.line}`,
  borderRadius: vars.rMenu,
  boxShadow: vars.sh3,
  opacity: 0,
  // It fades in place: what people are about to click must not move.
  transition: `opacity ${vars.tFast} ${vars.easeIn}, overlay ${vars.tFast} allow-discrete, display ${vars.tFast} allow-discrete`,
  selectors: {
    '&:popover-open': {
      opacity: 1,
      transition: `opacity ${vars.tBase} ${vars.easeOut}`,
    },
  },
  '@starting-style': { selectors: { '&:popover-open': { opacity: 0 } } },
  '@supports': {
    // The button that opens a popover is its implicit anchor.
    [anchored]: { inset: 'auto', margin: '6px 0', positionTryFallbacks: 'flip-block, flip-inline, flip-block flip-inline' },
  },
});

export const popovers = styleVariants({
  start: [popover, { '@supports': { [anchored]: { positionArea: 'block-end span-inline-end' } } }],
  end: [popover, { '@supports': { [anchored]: { positionArea: 'block-end span-inline-start' } } }],
});

const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.s3,
  width: '100%',
  minHeight: vars.controlMd,
  paddingInline: '10px',
  borderRadius: vars.rControl,
  fontWeight: vars.wMedium,
  textDecoration: 'none',
  outlineOffset: '-2px',
  selectors: { '&:focus-visible': { background: vars.surface2, outlineOffset: '-2px' } },
  '@media': {
    [media.hover]: { ':hover': { background: vars.surface2 } },
    [media.coarse]: { minHeight: vars.touch },
  },
});

export const items = styleVariants({ plain: [item, { color: vars.text }], danger: [item, { color: vars.danger }] });

export const end = style({ marginInlineStart: 'auto', paddingInlineStart: vars.s3, '@media': { [media.coarse]: { display: 'none' } } });

export const separator = style({ margin: '6px 10px' });
export const header = style({ padding: `${vars.s2} 10px ${vars.s3}`, marginBlockEnd: 6, borderBlockEnd: `1px solid ${vars.line}` });
