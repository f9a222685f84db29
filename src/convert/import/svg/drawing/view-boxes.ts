import type { Rectangle } from '#model/geometry/rectangle.ts';
import type { Matrix } from '#model/presentation/drawing.ts';
import { readNumbers } from '../values/lengths.ts';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function readViewBox(text: string | undefined): Box | undefined {
  const [x = 0, y = 0, width = 0, height = 0] = readNumbers(text?.slice(0, 200));
  const box = { x, y, width, height };
  return isUsable(box) ? box : undefined;
}

/** Sizes that the model accepts. */
export const isSize = (length: number) => length >= 1e-6 && length <= 1e9;
const isUsable = ({ x, y, width, height }: Box) => isSize(width) && isSize(height) && Math.abs(x) <= 1e9 && Math.abs(y) <= 1e9;

interface Fit {
  kind: 'none' | 'meet' | 'slice';
  /** 0 aligns the start of the view, 0.5 its middle, 1 its end. */
  x: number;
  y: number;
}

export function readFit(text: string | undefined): Fit {
  const [, x = 'Mid', y = 'Mid', kind] = /^\s*(?:defer\s+)?x(Min|Mid|Max)Y(Min|Mid|Max)(?:\s+(meet|slice))?\s*$/.exec(text ?? '') ?? [];
  const shares: Record<string, number> = { Min: 0, Mid: 0.5, Max: 1 };
  return { kind: text?.trim() === 'none' ? 'none' : kind === 'slice' ? 'slice' : 'meet', x: shares[x] ?? 0.5, y: shares[y] ?? 0.5 };
}

/** From the coordinates of a view box to those around it. */
export function fitInto(view: Box, box: Box, fit: Fit): Matrix {
  const [wide, high] = [box.width / view.width, box.height / view.height];
  const scale = fit.kind === 'slice' ? Math.max(wide, high) : Math.min(wide, high);
  const [sx, sy] = fit.kind === 'none' ? [wide, high] : [scale, scale];
  return [
    sx,
    0,
    0,
    sy,
    box.x + (box.width - view.width * sx) * fit.x - view.x * sx,
    box.y + (box.height - view.height * sy) * fit.y - view.y * sy,
  ];
}

/** The part of the drawing's plane that is visible in a picture of this size. */
export function visibleBox(view: Box, { width, height }: { width: number; height: number }, fit: Fit): Box {
  if (fit.kind === 'none') return view;
  const [sx, , , sy, e, f] = fitInto(view, { x: 0, y: 0, width, height }, fit);
  const box = { x: 0 - e / sx, y: 0 - f / sy, width: width / sx, height: height / sy };
  return isUsable(box) ? box : view;
}

export const edgesOf = ({ x, y, width, height }: Box): Rectangle => ({ left: x, top: y, right: x + width, bottom: y + height });

export const boxPath = ({ x, y, width, height }: Box) => `M${x} ${y}L${x + width} ${y}L${x + width} ${y + height}L${x} ${y + height}Z`;

/** A slight overlap at the edge is invisible. */
export function holds(outer: Rectangle, inner: Rectangle): boolean {
  const slack = Math.max(outer.right - outer.left, outer.bottom - outer.top) * 1e-6;
  return (
    inner.left >= outer.left - slack &&
    inner.top >= outer.top - slack &&
    inner.right <= outer.right + slack &&
    inner.bottom <= outer.bottom + slack
  );
}
