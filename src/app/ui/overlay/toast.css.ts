import { keyframes, style } from '@vanilla-extract/css';
import { aboveBottom } from '../media/bottom.ts';
import { media } from '../media/media.ts';
import { vars } from '../tokens.css.ts';

export const region = style({
  position: 'fixed',
  zIndex: vars.zToast,
  insetBlockEnd: aboveBottom(`${vars.s6} + env(safe-area-inset-bottom)`),
  insetInline: vars.s4,
  display: 'grid',
  justifyItems: 'center',
  pointerEvents: 'none',
});

export const list = style({ display: 'grid', gap: vars.s2, justifyItems: 'center', maxWidth: '100%' });

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });

/** Dark in both themes, to stand out from the page. */
export const toast = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.s3,
  maxWidth: 480,
  minHeight: 48,
  padding: `${vars.s1} ${vars.s2} ${vars.s1} ${vars.s4}`,
  color: '#fff',
  background: '#121613',
  border: `1px solid rgb(255 255 255 / .12)`,
  borderRadius: vars.rMenu,
  boxShadow: vars.sh3,
  fontWeight: vars.wMedium,
  pointerEvents: 'auto',
  animation: `${rise} ${vars.tBase} ${vars.easeOut}`,
  vars: { [vars.focus]: vars.stageFocus },
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});

export const words = style({ paddingBlock: vars.s2 });
export const button = style({ color: '#fff', selectors: { '&&:hover': { color: '#fff', background: 'rgb(255 255 255 / .12)' } } });
export const action = style({ color: '#7fe0b7', selectors: { '&&:hover': { color: '#9cebca', background: 'rgb(255 255 255 / .12)' } } });
