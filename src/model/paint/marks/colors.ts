import type { Color, ColorStop } from '../../presentation/paints.ts';
import type { Theme } from '../../presentation/presentation.ts';

/** `#rrggbb` or `#rrggbbaa`: palette names are looked up once; a palette entry that is itself a name becomes black. */
export function resolveColor(color: Color, { palette }: Theme): string {
  if (color.startsWith('#')) return color;
  const named = Object.hasOwn(palette, color) ? palette[color as keyof typeof palette] : undefined;
  return named?.startsWith('#') ? named : '#000000';
}

export function stopColor({ color, opacity }: ColorStop, theme: Theme): string {
  const solid = resolveColor(color, theme);
  const alpha = (solid.length === 9 ? Number.parseInt(solid.slice(7), 16) : 255) * opacity;
  return (
    solid.slice(0, 7) +
    Math.round(Math.min(255, Math.max(0, alpha)))
      .toString(16)
      .padStart(2, '0')
  );
}

/** The colour at a position in a gradient. */
export function colorAt(stops: readonly ColorStop[], place: number, theme: Theme): string {
  const after = stops.findIndex(({ offset }) => offset >= place);
  const [one, other] = [stops[after - 1] ?? stops.at(after), stops.at(after)];
  if (!one || !other) return '#00000000';
  const share = (place - one.offset) / (other.offset - one.offset || 1) || 0;
  const [from, to] = [stopColor(one, theme), stopColor(other, theme)];
  const channel = (at: number) => {
    const start = Number.parseInt(from.slice(at, at + 2), 16);
    return Math.round(start + (Number.parseInt(to.slice(at, at + 2), 16) - start) * Math.min(1, Math.max(0, share)))
      .toString(16)
      .padStart(2, '0');
  };
  return `#${[1, 3, 5, 7].map(channel).join('')}`;
}
