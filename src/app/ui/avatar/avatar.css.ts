import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../tokens.css.ts';
import { avatarColours } from '#contract/people/avatar-colours.ts';

const base = style({
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  verticalAlign: 'middle',
  overflow: 'hidden',
  borderRadius: vars.rFull,
  color: '#fff',
  fontWeight: vars.wSemibold,
  letterSpacing: '.01em',
  lineHeight: 1,
  userSelect: 'none',
  forcedColorAdjust: 'none',
});

export const sizes = styleVariants(
  { xs: [20, vars.fs11], sm: [28, vars.fs11], md: [36, vars.fs13], lg: [48, vars.fs18], xl: [96, vars.fs32] } as const,
  ([size, fontSize]) => [base, { width: size, height: size, fontSize }],
);

export const colours = styleVariants(avatarColours, (background) => ({ background }));

export const picture = style({ width: '100%', height: '100%', objectFit: 'cover', background: vars.surface3 });

/** Two letters in twenty pixels need a smaller size than any text. */
export const tiny = style({ fontSize: '.5625rem' });
