/** The breakpoints, and the user's preferences. */
export const media = {
  /** Below this, the search field collapses into a button. */
  extraSmall: '(max-width: 433.98px)',
  /** One column, full-bleed viewer, dialogs as bottom sheets. */
  phone: '(max-width: 599.98px)',
  /** The sidebar moves below the content. */
  narrow: '(max-width: 959.98px)',
  medium: '(max-width: 1199.98px)',
  coarse: '(pointer: coarse)',
  hover: '(hover: hover)',
  dark: '(prefers-color-scheme: dark)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  motion: '(prefers-reduced-motion: no-preference)',
  forcedColors: '(forced-colors: active)',
  noScript: '(scripting: none)',
} as const;
