import type { Layout } from '../viewer.ts';

/** Widths at which pages around the viewer change their layout, in CSS pixels. */
export const breakpoints = { extraSmall: 434, small: 768, medium: 992, large: 1200 } as const;
export const mobileBreakpoints = { mobile: breakpoints.small, medium: breakpoints.medium } as const;

/** The minimum box for each layout; anything less is `small`. */
export const layoutSizes = { large: { width: 1024, height: 516 }, middle: { width: 768, height: 236 } } as const;

/** Padding between the overlay's edges and its content, in CSS pixels. */
export const margins: Record<Layout, number> = { large: 60, middle: 30, small: 12 };

/** Depends on the viewer's own box, not on the page around it. */
export function layoutOf(width: number, height: number): Layout {
  const fits = (size: { width: number; height: number }) => width >= size.width && height >= size.height;
  return fits(layoutSizes.large) ? 'large' : fits(layoutSizes.middle) ? 'middle' : 'small';
}
