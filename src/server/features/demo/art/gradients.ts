import type { Wire } from '../kit/document.ts';
import { type Point, short } from '../kit/drawing.ts';

/** Gradient stops as `offset colour [opacity]`, separated by commas. */
const parts = (list: string): string[][] => list.split(', ').map((stop) => stop.split(' '));

const stopsOf = (list: string): string =>
  parts(list)
    .map(
      ([offset, color, opacity]) =>
        `<stop offset="${offset}" stop-color="${color}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');

export const linear = (id: string, list: string, course = 'x1="0" y1="0" x2="0" y2="1"'): string =>
  `<linearGradient id="${id}" ${course}>${stopsOf(list)}</linearGradient>`;

export const radial = (id: string, list: string, place = ''): string =>
  `<radialGradient id="${id}" ${place}>${stopsOf(list)}</radialGradient>`;

const wireStops = (list: string): Wire[] =>
  parts(list).map(([offset, color, opacity]) => ({
    offset: Number(offset),
    color,
    ...(opacity !== undefined && { opacity: Number(opacity) }),
  }));

/** From top to bottom, in the model's format. */
export const falling = (list: string): Wire => ({ kind: 'linear', x1: 0, y1: 0, x2: 0, y2: 1, stops: wireStops(list) });

/** A soft separate light on the canvas. */
export const glow = (x: number, y: number, radius: number, list: string): Wire => ({
  kind: 'shape',
  shape: 'ellipse',
  x: Number(short(x)),
  y: Number(short(y)),
  width: Number(short(radius * 2)),
  height: Number(short(radius * 2)),
  fill: { kind: 'radial', stops: wireStops(list) },
});

/** Many round dots as one path, a hundredth of the size of as many circles. */
export const dots = (points: readonly Point[], color: string, size: number, opacity = 1): string =>
  `<path d="${points.map(([x, y]) => `M${short(x)} ${short(y)}h.1`).join('')}" fill="none" stroke="${color}" stroke-width="${short(size)}" stroke-linecap="round" opacity="${opacity}"/>`;

/** Irregular dots: three sizes and shades. */
export const specks = (points: readonly Point[], color: string, size: number): string =>
  [0, 1, 2]
    .map((kind) =>
      dots(
        points.filter((_, index) => index % 3 === kind),
        color,
        size * ([1, 0.6, 1.7][kind] ?? 1),
        [0.5, 0.8, 0.3][kind],
      ),
    )
    .join('');
