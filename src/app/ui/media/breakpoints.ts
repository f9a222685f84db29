/** The widths at which pages change their layout, in CSS pixels. */
const breakpoints = { extraSmall: 434, small: 768, medium: 992, large: 1200 } as const;
type Breakpoint = keyof typeof breakpoints;

export const below = (name: Breakpoint): string => `(max-width: ${breakpoints[name] - 0.02}px)`;
export const from = (name: Breakpoint): string => `(min-width: ${breakpoints[name]}px)`;
