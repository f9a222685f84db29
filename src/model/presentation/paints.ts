export const paletteNames = [
  'background',
  'surface',
  'text',
  'muted',
  'accent1',
  'accent2',
  'accent3',
  'accent4',
  'accent5',
  'accent6',
] as const;
export type PaletteName = (typeof paletteNames)[number];

/** `#rrggbb`, `#rrggbbaa`, or a name from the theme's palette. */
export type Color = string;

export interface ColorStop {
  /** 0 to 1. */
  readonly offset: number;
  readonly color: Color;
  /** 0 to 1, on top of the colour's own. */
  readonly opacity: number;
}

/** Coordinates are fractions of the painted object's box. */
export type Paint =
  | { readonly kind: 'color'; readonly color: Color }
  | {
      readonly kind: 'linear';
      readonly x1: number;
      readonly y1: number;
      readonly x2: number;
      readonly y2: number;
      readonly stops: readonly ColorStop[];
    }
  | { readonly kind: 'radial'; readonly cx: number; readonly cy: number; readonly radius: number; readonly stops: readonly ColorStop[] };

export interface Stroke {
  readonly paint: Paint;
  /** In the object's own units. */
  readonly width: number;
  /** Lengths of dashes and gaps; empty means a solid line. */
  readonly dash: readonly number[];
  readonly cap: 'butt' | 'round' | 'square';
  readonly join: 'miter' | 'round' | 'bevel';
}
