import type { Color, ColorStop } from './paints.ts';

/** An affine transform as in SVG and Canvas: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** In the coordinates of the painted node, after its own `transform`. */
export type DrawingPaint =
  | { readonly kind: 'color'; readonly color: Color; readonly opacity: number }
  | {
      readonly kind: 'linear';
      readonly x1: number;
      readonly y1: number;
      readonly x2: number;
      readonly y2: number;
      readonly stops: readonly ColorStop[];
      readonly transform?: Matrix | undefined;
    }
  | {
      kind: 'radial';
      cx: number;
      cy: number;
      radius: number;
      fx: number;
      fy: number;
      stops: readonly ColorStop[];
      transform?: Matrix | undefined;
    };

export interface DrawingPath {
  readonly kind: 'path';
  /** SVG path data with only absolute M, L, Q, C and Z. */
  readonly d: string;
  readonly fill?: DrawingPaint | undefined;
  readonly fillRule: 'nonzero' | 'evenodd';
  readonly stroke?: DrawingPaint | undefined;
  readonly strokeWidth: number;
  readonly dash: readonly number[];
  readonly dashOffset: number;
  readonly cap: 'butt' | 'round' | 'square';
  readonly join: 'miter' | 'round' | 'bevel';
  readonly miterLimit: number;
  readonly opacity: number;
  readonly transform?: Matrix | undefined;
}

export interface DrawingGroup {
  readonly kind: 'group';
  readonly children: readonly DrawingNode[];
  /** Applies to the group as a whole. */
  readonly opacity: number;
  readonly transform?: Matrix | undefined;
  /** Everything outside these paths is clipped; in coordinates after `transform`. */
  readonly clip?: readonly { readonly d: string; readonly rule: 'nonzero' | 'evenodd' }[] | undefined;
}

export type DrawingNode = DrawingPath | DrawingGroup;

export interface DrawingContent {
  readonly viewBox: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly nodes: readonly DrawingNode[];
}
