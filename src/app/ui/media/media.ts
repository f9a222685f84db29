import { below } from './breakpoints.ts';

/** Ranges of widths, and the user's preferences. */
export const media = {
  /** The search field collapses into a button. */
  extraSmall: below('extraSmall'),
  /** One column, full-bleed viewer, dialogs as bottom sheets. */
  phone: below('small'),
  /** The sidebar moves below the content. */
  narrow: below('medium'),
  medium: below('large'),
  /** A phone held sideways, or a small frame on another site. */
  short: '(max-height: 480px)',
  coarse: '(pointer: coarse)',
  hover: '(hover: hover)',
  dark: '(prefers-color-scheme: dark)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  motion: '(prefers-reduced-motion: no-preference)',
  forcedColors: '(forced-colors: active)',
  noScript: '(scripting: none)',
} as const;
