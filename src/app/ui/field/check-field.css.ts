import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../media/media.ts';
import { vars } from '../tokens.css.ts';

export const row = style({
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: vars.s3,
  cursor: 'pointer',
  '@media': { [media.coarse]: { minHeight: vars.touch, alignItems: 'center' } },
});

export const words = style({ display: 'grid', gap: 2, paddingBlock: 1 });

const base = style({
  appearance: 'none',
  flex: 'none',
  display: 'grid',
  alignItems: 'center',
  cursor: 'inherit',
  transition: `background-color ${vars.tFast} ${vars.easeOut}, border-color ${vars.tFast} ${vars.easeOut}`,
  selectors: { '&:disabled': { opacity: 0.55, cursor: 'not-allowed' } },
});

export const box = styleVariants({
  checkbox: [
    base,
    {
      width: 20,
      height: 20,
      background: vars.surface,
      border: `1px solid ${vars.lineControl}`,
      borderRadius: 5,
      // The tick is a clipped square, so there is no image to load.
      '::before': {
        content: '',
        width: 12,
        height: 11,
        margin: 'auto',
        opacity: 0,
        background: vars.onAccent,
        clipPath: 'polygon(0 56%, 14% 42%, 38% 66%, 84% 8%, 100% 20%, 40% 96%)',
      },
      selectors: {
        '&:checked': { background: vars.accent, borderColor: vars.accent },
        '&:checked::before': { opacity: 1 },
        '&[aria-invalid="true"]': { borderColor: vars.danger, boxShadow: `inset 0 0 0 1px ${vars.danger}` },
      },
      '@media': { [media.forcedColors]: { appearance: 'auto', '::before': { display: 'none' } } },
    },
  ],
  switch: [
    base,
    {
      width: 36,
      height: 22,
      padding: 3,
      background: vars.lineControl,
      borderRadius: vars.rFull,
      '::before': {
        content: '',
        width: 16,
        height: 16,
        background: '#fff',
        borderRadius: vars.rFull,
        boxShadow: vars.sh1,
        transition: `transform ${vars.tFast} ${vars.easeOut}, background-color ${vars.tFast} ${vars.easeOut}`,
      },
      selectors: {
        '&:checked': { background: vars.accent },
        '&:checked::before': { background: vars.onAccent, transform: 'translateX(14px)' },
        '&:dir(rtl):checked::before': { transform: 'translateX(-14px)' },
      },
      '@media': {
        [media.forcedColors]: { border: '1px solid ButtonText', '::before': { background: 'ButtonText', forcedColorAdjust: 'none' } },
      },
    },
  ],
});
