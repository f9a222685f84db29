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

/** `#rrggbb`, `#rrggbbaa`, or a name of the theme's palette. */
export type Color = string;

export interface ColorStop {
  /** 0 to 1. */
  offset: number;
  color: Color;
  /** 0 to 1, beside the colour's own. */
  opacity: number;
}

/** Coordinates in fractions of the box of what is painted. */
export type Paint =
  | { kind: 'color'; color: Color }
  | { kind: 'linear'; x1: number; y1: number; x2: number; y2: number; stops: ColorStop[] }
  | { kind: 'radial'; cx: number; cy: number; radius: number; stops: ColorStop[] };

export interface Stroke {
  paint: Paint;
  /** In the object's own units. */
  width: number;
  /** Lengths of dash and gap; empty: a whole line. */
  dash: number[];
  cap: 'butt' | 'round' | 'square';
  join: 'miter' | 'round' | 'bevel';
}
