import type { Layout } from '../viewer.ts';

/** The minimum box for each layout; anything less is `small`. */
export const layoutSizes = { large: { width: 1024, height: 516 }, middle: { width: 768, height: 236 } } as const;

/** Padding between the overlay's edges and its content, in CSS pixels. */
export const margins: Record<Layout, number> = { large: 60, middle: 30, small: 12 };

/** Depends on the viewer's own box, not on the page around it. */
export function layoutOf(width: number, height: number): Layout {
  const fits = (size: { width: number; height: number }) => width >= size.width && height >= size.height;
  return fits(layoutSizes.large) ? 'large' : fits(layoutSizes.middle) ? 'middle' : 'small';
}
