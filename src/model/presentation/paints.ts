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
  offset: number;
  color: Color;
  /** 0 to 1, on top of the colour's own. */
  opacity: number;
}

/** Coordinates are fractions of the painted object's box. */
export type Paint =
  | { kind: 'color'; color: Color }
  | { kind: 'linear'; x1: number; y1: number; x2: number; y2: number; stops: ColorStop[] }
  | { kind: 'radial'; cx: number; cy: number; radius: number; stops: ColorStop[] };

export interface Stroke {
  paint: Paint;
  /** In the object's own units. */
  width: number;
  /** Lengths of dashes and gaps; empty means a solid line. */
  dash: number[];
  cap: 'butt' | 'round' | 'square';
  join: 'miter' | 'round' | 'bevel';
}
