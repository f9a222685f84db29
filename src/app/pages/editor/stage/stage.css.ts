import { style } from '@vanilla-extract/css';
import { media } from '../../../ui/media/media.ts';
import { vars } from '../../../ui/tokens.css.ts';

export const area = style({
  position: 'absolute',
  inset: 0,
  touchAction: 'none',
  userSelect: 'none',
  outline: 'none',
  selectors: {
    '&:focus-visible::after': { content: '""', position: 'absolute', inset: 3, borderRadius: vars.r1, boxShadow: vars.focusRing },
  },
});

const floating = {
  position: 'absolute',
  display: 'flex',
  alignItems: 'center',
  background: vars.surface,
  color: vars.text,
  borderRadius: vars.r2,
  boxShadow: vars.sh3,
} as const;

export const toolbar = style({
  ...floating,
  insetBlockStart: vars.s4,
  insetInline: 0,
  marginInline: 'auto',
  width: 'max-content',
  maxWidth: 'calc(100% - 32px)',
  padding: 4,
  gap: 2,
  '@media': { [media.narrow]: { gap: 0 }, [media.phone]: { display: 'none' } },
});
export const line = style({ width: 1, alignSelf: 'stretch', marginBlock: 8, marginInline: 4, background: vars.line });
export const tool = style({
  display: 'grid',
  justifyItems: 'center',
  gap: 3,
  minWidth: 56,
  padding: '7px 8px 6px',
  border: 0,
  borderRadius: vars.r1,
  background: 'none',
  color: vars.text2,
  font: 'inherit',
  fontSize: 12,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.surface2 },
    '&[aria-pressed=true]': { background: vars.accentSoft, color: vars.accentText, fontWeight: 600 },
    '&:focus-visible': { outline: 'none', boxShadow: vars.focusRing },
  },
  // Only icons: with words, the last ones would be cut off.
  '@media': { [media.medium]: { minWidth: 44, paddingInline: 5 }, [media.narrow]: { padding: 12, gap: 0, fontSize: 0 } },
});

export const zoom = style({ ...floating, insetBlockEnd: vars.s4, insetInlineEnd: vars.s4, padding: 2 });
export const percent = style({
  minWidth: 52,
  textAlign: 'center',
  fontSize: vars.fs13,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.phone]: { display: 'none' } },
});
export const notOnPhones = style({ '@media': { [media.phone]: { display: 'none' } } });

export const minimap = style({
  position: 'absolute',
  insetBlockEnd: vars.s4,
  insetInlineStart: vars.s4,
  width: 152,
  height: 86,
  overflow: 'hidden',
  border: '2px solid #fff',
  borderRadius: vars.r1,
  background: vars.surface,
  boxShadow: vars.sh3,
  touchAction: 'none',
  cursor: 'pointer',
  '@media': { [media.narrow]: { display: 'none' }, [media.short]: { display: 'none' } },
});
export const minimapCanvas = style({ position: 'absolute', inset: 0, width: '100%', height: '100%' });
export const minimapView = style({ position: 'absolute', boxShadow: '0 0 0 2px #fff, 0 0 0 200px rgb(10 18 14 / .28)', borderRadius: 2 });
