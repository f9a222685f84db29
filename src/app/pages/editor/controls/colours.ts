import { resolveColor, stopColor } from '#model/paint/marks/colors.ts';
import type { Color, ColorStop, Paint } from '#model/presentation/paints.ts';
import type { Theme } from '#model/presentation/presentation.ts';

/** As the page shows it on a swatch. */
export function cssPaint(paint: Paint | Color, theme: Theme): string {
  if (typeof paint === 'string') return resolveColor(paint, theme);
  if (paint.kind === 'color') return resolveColor(paint.color, theme);
  if (paint.kind === 'radial') return `radial-gradient(circle, ${stopsOf(paint.stops, theme)})`;
  const turn = (Math.atan2(paint.y2 - paint.y1, paint.x2 - paint.x1) * 180) / Math.PI + 90;
  return `linear-gradient(${Math.round(turn)}deg, ${stopsOf(paint.stops, theme)})`;
}

function stopsOf(stops: readonly ColorStop[], theme: Theme): string {
  const all = stops.map((stop) => `${stopColor(stop, theme)} ${Math.round(stop.offset * 100)}%`);
  // A gradient needs two.
  return [...all, ...(all.length === 1 ? all : [])].join(', ');
}

/** The only colour of a paint. */
export const flatColor = (paint: Paint | Color | undefined): Color | undefined =>
  typeof paint === 'string' ? paint : paint?.kind === 'color' ? paint.color : undefined;

/** As `<input type="color">` takes it: `#rrggbb`. */
export function hexOf(paint: Paint | Color | undefined, theme: Theme): string {
  const color = flatColor(paint) ?? (typeof paint === 'object' && paint.kind !== 'color' ? paint.stops[0]?.color : undefined);
  return resolveColor(color ?? 'text', theme).slice(0, 7);
}
