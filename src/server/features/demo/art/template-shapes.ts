import { at, type Wire } from '../kit/document.ts';
import { type Point, short } from '../kit/drawing.ts';

/** The colour of a text, and its size. */
export const ink = (color: string, size?: number, more: Wire = {}): Wire => ({
  style: { color, ...(size !== undefined && { size }), ...more },
});

/** The text styles of a template for stops of 1600 × 900, with its overrides for titles and body texts. */
export const textStyles = (title: Wire, body: Wire = {}): Wire => ({
  title: { family: 'heading', size: 86, weight: 700, lineHeight: 1.08, letterSpacing: -0.03, ...title },
  subtitle: { family: 'heading', size: 46, weight: 600, lineHeight: 1.25, letterSpacing: -0.01 },
  subtitle_2: { family: 'body', size: 32, weight: 700, lineHeight: 1.3 },
  body: { family: 'body', size: 36, weight: 400, lineHeight: 1.4, ...body },
  body_2: { family: 'body', size: 28, weight: 400, lineHeight: 1.38, ...body },
});

export const panel = (fill: string | Wire, place: Wire, radius = 28): Wire => ({ kind: 'shape', shape: 'rounded', radius, fill, ...place });
export const round = (fill: string | Wire, x: number, y: number, size: number): Wire => ({
  kind: 'shape',
  shape: 'ellipse',
  fill,
  ...at(x, y, size, size),
});

/** Building blocks for an SVG. */
export const disc = (x: number, y: number, radius: number, fill: string, more = ''): string =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${fill}"${more}/>`;
export const block = (x: number, y: number, width: number, height: number, fill: string, more = ''): string =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" fill="${fill}"${more}/>`;
export const fill = (d: string, color: string, more = ''): string => `<path d="${d}" fill="${color}"${more}/>`;
export const line = (d: string, color: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${short(width)}" stroke-linecap="round" stroke-linejoin="round"${more}/>`;

/** A leaf with veins, growing from a point. */
export function leaf([x, y]: Point, length: number, angle: number, color: string, veins: string): string {
  const l = (share: number): string => short(length * share);
  const body = `M0 0C${l(0.36)} ${l(-0.26)} ${l(0.32)} ${l(-0.8)} 0 ${l(-1)}C${l(-0.32)} ${l(-0.8)} ${l(-0.36)} ${l(-0.26)} 0 0Z`;
  const rib = (from: number): string => `M0 ${l(-from)}L${l(0.15)} ${l(-from - 0.15)}M0 ${l(-from)}L${l(-0.15)} ${l(-from - 0.15)}`;
  return `<g transform="translate(${short(x)} ${short(y)}) rotate(${short(angle)})">${fill(body, color)}${line(`M0 0V${l(-0.9)}${rib(0.2)}${rib(0.4)}${rib(0.6)}`, veins, length / 70)}</g>`;
}
