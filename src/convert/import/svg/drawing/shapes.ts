import type { SvgElement } from '../source/xml.ts';
import type { Viewport } from '../values/lengths.ts';
import { readLength, readNumbers } from '../values/lengths.ts';

/** A basic shape as path data, starting where SVG says, so that dashes are placed correctly. Undefined if it is no shape or has no size. */
export function shapePath({ name, attributes }: SvgElement, viewport: Viewport, fontSize: number): string | undefined {
  const length = (attribute: string, axis: 'x' | 'y' | 'both') => readLength(attributes.get(attribute), viewport, axis, fontSize);
  const x = (attribute: string) => length(attribute, 'x') ?? 0;
  const y = (attribute: string) => length(attribute, 'y') ?? 0;
  switch (name) {
    case 'path':
      return attributes.get('d');
    case 'line':
      return `M${x('x1')} ${y('y1')}L${x('x2')} ${y('y2')}`;
    case 'polyline':
    case 'polygon': {
      const points = readNumbers(attributes.get('points'));
      return points.length < 4
        ? undefined
        : `M${points.slice(0, points.length - (points.length % 2)).join(' ')}${name === 'polygon' ? 'Z' : ''}`;
    }
    case 'circle': {
      const radius = length('r', 'both') ?? 0;
      return ellipse(x('cx'), y('cy'), radius, radius);
    }
    case 'ellipse': {
      const [rx, ry] = [length('rx', 'x'), length('ry', 'y')];
      return ellipse(x('cx'), y('cy'), rx ?? ry ?? 0, ry ?? rx ?? 0);
    }
    case 'rect':
      return rectangle(x('x'), y('y'), x('width'), y('height'), length('rx', 'x'), length('ry', 'y'));
    default:
      return undefined;
  }
}

function ellipse(cx: number, cy: number, rx: number, ry: number): string | undefined {
  if (!(rx > 0 && ry > 0)) return undefined;
  const arc = (x: number, y: number) => `A${rx} ${ry} 0 0 1 ${x} ${y}`;
  return `M${cx + rx} ${cy}${arc(cx, cy + ry)}${arc(cx - rx, cy)}${arc(cx, cy - ry)}${arc(cx + rx, cy)}Z`;
}

function rectangle(
  x: number,
  y: number,
  width: number,
  height: number,
  roundX: number | undefined,
  roundY: number | undefined,
): string | undefined {
  if (!(width > 0 && height > 0)) return undefined;
  const rx = Math.min(Math.max(0, roundX ?? roundY ?? 0), width / 2);
  const ry = Math.min(Math.max(0, roundY ?? roundX ?? 0), height / 2);
  const [right, bottom] = [x + width, y + height];
  if (!(rx > 0 && ry > 0)) return `M${x} ${y}L${right} ${y}L${right} ${bottom}L${x} ${bottom}Z`;
  const arc = (toX: number, toY: number) => `A${rx} ${ry} 0 0 1 ${toX} ${toY}`;
  return `M${x + rx} ${y}L${right - rx} ${y}${arc(right, y + ry)}L${right} ${bottom - ry}${arc(right - rx, bottom)}L${x + rx} ${bottom}${arc(x, bottom - ry)}L${x} ${y + ry}${arc(x + rx, y)}Z`;
}
