import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../media/media.ts';
import { vars } from '../tokens.css.ts';

const base = style({
  position: 'relative',
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.s2,
  border: '1px solid transparent',
  fontWeight: vars.wSemibold,
  lineHeight: 1.2,
  letterSpacing: vars.trackUi,
  textDecoration: 'none',
  textAlign: 'center',
  cursor: 'pointer',
  userSelect: 'none',
  transition: `background-color ${vars.tFast} ${vars.easeOut}, border-color ${vars.tFast} ${vars.easeOut}, color ${vars.tFast} ${vars.easeOut}, transform ${vars.tFast} ${vars.easeOut}`,
  selectors: {
    '&:active:not([aria-disabled="true"], :disabled)': { transform: 'scale(.98)' },
    '&:disabled, &[aria-disabled="true"]:not([aria-busy="true"])': {
      color: vars.text3,
      background: vars.surface3,
      borderColor: 'transparent',
      boxShadow: 'none',
      cursor: 'not-allowed',
    },
    '&[aria-busy="true"]': { cursor: 'progress' },
  },
  '@media': {
    [media.reducedMotion]: { transition: 'none' },
    [media.forcedColors]: { borderColor: 'ButtonText' },
  },
});

const live = ':not(:disabled, [aria-disabled="true"])';
const answers = (hover: Record<string, string>, press: Record<string, string> = {}) => ({
  selectors: { [`&:active${live}`]: press },
  '@media': { [media.hover]: { selectors: { [`&:hover${live}`]: hover, [`&:active${live}`]: press } } },
});

export const tones = styleVariants(
  {
    primary: {
      color: vars.onAccent,
      background: vars.accent,
      boxShadow: vars.sh1,
      ...answers({ background: vars.accentHover }, { background: vars.accentPress }),
    },
    outline: {
      color: vars.text,
      background: vars.surface,
      borderColor: vars.lineStrong,
      boxShadow: vars.sh1,
      ...answers({ background: vars.surface2, borderColor: vars.lineStrong }, { background: vars.surface3 }),
    },
    ghost: { color: vars.text2, ...answers({ color: vars.text, background: vars.surface2 }, { background: vars.surface3 }) },
    soft: {
      color: vars.accentText,
      background: vars.accentSoft,
      ...answers({ background: vars.accentSoft2 }, { background: vars.accentSoft2 }),
    },
    lamp: { color: vars.onLamp, background: vars.lamp, ...answers({ background: vars.lampHover }) },
    danger: {
      color: vars.onDanger,
      background: vars.danger,
      boxShadow: vars.sh1,
      ...answers({ background: `color-mix(in oklab, ${vars.danger}, ${vars.text} 16%)` }),
    },
  },
  (tone) => [base, tone],
);

export const sizes = styleVariants({
  sm: {
    minHeight: vars.controlSm,
    paddingInline: '10px',
    borderRadius: vars.rControl,
    fontSize: vars.fs13,
    // Looks small, but has a touch target of 44 px.
    '@media': {
      [media.coarse]: {
        '::after': {
          content: '',
          position: 'absolute',
          inset: '50% auto auto 50%',
          width: '100%',
          minWidth: vars.touch,
          height: vars.touch,
          translate: '-50% -50%',
        },
      },
    },
  },
  md: {
    minHeight: vars.controlMd,
    paddingInline: '13px',
    borderRadius: vars.rControl,
    fontSize: vars.fs14,
    '@media': { [media.coarse]: { minHeight: vars.touch, minWidth: vars.touch } },
  },
  lg: { minHeight: vars.controlLg, paddingInline: '18px', borderRadius: vars.rControl, fontSize: vars.fs15 },
  xl: { minHeight: vars.controlXl, paddingInline: '24px', borderRadius: vars.rThumb, fontSize: vars.fs16 },
});

export const wide = style({ width: '100%' });

/** Square: an icon without a label. */
export const square = styleVariants({
  sm: { width: vars.controlSm, paddingInline: 0 },
  md: { width: vars.controlMd, paddingInline: 0 },
  lg: { width: vars.controlLg, paddingInline: 0 },
  xl: { width: vars.controlXl, paddingInline: 0 },
});
