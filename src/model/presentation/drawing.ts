import type { Color, ColorStop } from './paints.ts';

/** An affine transform as in SVG and Canvas: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** In the coordinates of the painted node, after its own `transform`. */
export type DrawingPaint =
  | { kind: 'color'; color: Color; opacity: number }
  | { kind: 'linear'; x1: number; y1: number; x2: number; y2: number; stops: ColorStop[]; transform?: Matrix | undefined }
  | { kind: 'radial'; cx: number; cy: number; radius: number; fx: number; fy: number; stops: ColorStop[]; transform?: Matrix | undefined };

export interface DrawingPath {
  kind: 'path';
  /** SVG path data with only absolute M, L, Q, C and Z. */
  d: string;
  fill?: DrawingPaint | undefined;
  fillRule: 'nonzero' | 'evenodd';
  stroke?: DrawingPaint | undefined;
  strokeWidth: number;
  dash: number[];
  dashOffset: number;
  cap: 'butt' | 'round' | 'square';
  join: 'miter' | 'round' | 'bevel';
  miterLimit: number;
  opacity: number;
  transform?: Matrix | undefined;
}

export interface DrawingGroup {
  kind: 'group';
  children: DrawingNode[];
  /** Applies to the group as a whole. */
  opacity: number;
  transform?: Matrix | undefined;
  /** Everything outside these paths is clipped; in coordinates after `transform`. */
  clip?: { d: string; rule: 'nonzero' | 'evenodd' }[] | undefined;
}

export type DrawingNode = DrawingPath | DrawingGroup;

export interface DrawingContent {
  viewBox: { x: number; y: number; width: number; height: number };
  nodes: DrawingNode[];
}
