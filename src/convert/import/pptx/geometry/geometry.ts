import type { PenStep } from './outline.ts';

/** How a path of a shape is filled: with the shape's fill, a lighter or darker one, or not at all. */
export type PathFill = boolean | 'lighten' | 'lightenLess' | 'darken' | 'darkenLess';

export interface GeometryPath {
  isFilled: PathFill;
  isStroked: boolean;
  /** The box of its coordinates; 0 means the shape's own, in EMU. */
  width: number;
  height: number;
  steps: PenStep[];
}

/** A geometry computed for a size, in EMU. */
export interface Geometry {
  paths: GeometryPath[];
  text: { left: number; top: number; right: number; bottom: number };
}
