/** The widths at which pages change their layout, in CSS pixels. */
const breakpoints = { extraSmall: 434, small: 768, medium: 992, large: 1200 } as const;
type Breakpoint = keyof typeof breakpoints;

const below = (name: Breakpoint): string => `(max-width: ${breakpoints[name] - 0.02}px)`;
export const from = (name: Breakpoint): string => `(min-width: ${breakpoints[name]}px)`;

/** Ranges of widths, and the user's preferences. */
export const media = {
  /** The search field collapses into a button. */
  extraSmall: below('extraSmall'),
  /** One column, full-bleed viewer, dialogs as bottom sheets. */
  phone: below('small'),
  /** The sidebar moves below the content. */
  narrow: below('medium'),
  medium: below('large'),
  coarse: '(pointer: coarse)',
  hover: '(hover: hover)',
  dark: '(prefers-color-scheme: dark)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  motion: '(prefers-reduced-motion: no-preference)',
  forcedColors: '(forced-colors: active)',
  noScript: '(scripting: none)',
} as const;
