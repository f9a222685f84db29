import type { Layout } from '../viewer.ts';

/** Widths where pages around the viewer change, in CSS pixels. */
export const breakpoints = { extraSmall: 434, small: 768, medium: 992, large: 1200 } as const;
export const mobileBreakpoints = { mobile: breakpoints.small, medium: breakpoints.medium } as const;

/** The least box of a layout; what is less is small. */
export const layoutSizes = { large: { width: 1024, height: 516 }, middle: { width: 768, height: 236 } } as const;

/** From the overlay's edges to what stands in it, in CSS pixels. */
export const margins: Record<Layout, number> = { large: 60, middle: 30, small: 12 };

/** By the viewer's own box, wherever it stands on a page. */
export function layoutOf(width: number, height: number): Layout {
  const fits = (size: { width: number; height: number }) => width >= size.width && height >= size.height;
  return fits(layoutSizes.large) ? 'large' : fits(layoutSizes.middle) ? 'middle' : 'small';
}
