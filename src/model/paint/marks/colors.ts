import type { Color, ColorStop } from '../../presentation/paints.ts';
import type { Theme } from '../../presentation/presentation.ts';

/** `#rrggbb` or `#rrggbbaa`: names of the palette are looked up once, a palette that names itself is black. */
export function resolveColor(color: Color, { palette }: Theme): string {
  if (color.startsWith('#')) return color;
  const named = Object.hasOwn(palette, color) ? palette[color as keyof typeof palette] : undefined;
  return named?.startsWith('#') ? named : '#000000';
}

export function stopColor({ color, opacity }: ColorStop, theme: Theme): string {
  const solid = resolveColor(color, theme);
  const alpha = (solid.length === 9 ? Number.parseInt(solid.slice(7), 16) : 255) * opacity;
  return solid.slice(0, 7) + Math.round(Math.min(255, Math.max(0, alpha))).toString(16).padStart(2, '0');
}
