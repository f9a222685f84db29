import type { Color } from '#model/presentation/paints.ts';

/** The selected pen; a width of 0 is as thin as possible. */
export interface Pen {
  color: Color;
  /** In logical coordinates. */
  width: number;
  /** In line widths. */
  dash: readonly number[];
  cap: 'butt' | 'round' | 'square';
  join: 'miter' | 'round' | 'bevel';
}

export interface Brush {
  color: Color;
  opacity: number;
}

export interface Font {
  /** The font height in logical coordinates, as the format stores it: negative excludes the internal leading. */
  height: number;
  /** Tenths of a degree, counterclockwise. */
  escapement: number;
  weight: number;
  isItalic: boolean;
  charset: number;
  typeface: string;
}

/** `null` is a tool that draws nothing. */
export type Tool =
  | { kind: 'pen'; pen: Pen | null }
  | { kind: 'brush'; brush: Brush | null }
  | { kind: 'font'; font: Font }
  | { kind: 'other' };

const hex = (value: number): string => (value & 0xff).toString(16).padStart(2, '0');

/** Converts a COLORREF: red is its lowest byte. */
export const colorOf = (value: number): Color => `#${hex(value)}${hex(value >> 8)}${hex(value >> 16)}`;

const dashes: readonly (readonly number[])[] = [[], [3, 1], [1, 1], [3, 1, 1, 1], [3, 1, 1, 1, 1, 1]];
const caps = ['round', 'square', 'butt'] as const;
const joins = ['round', 'bevel', 'miter'] as const;

export function penOf(style: number, width: number, color: number): Tool {
  const kind = style & 0xf;
  if (kind === 5) return { kind: 'pen', pen: null };
  return {
    kind: 'pen',
    pen: {
      color: colorOf(color),
      width: Math.abs(width),
      dash: dashes[kind] ?? [],
      cap: caps[(style >> 8) & 3] ?? 'round',
      join: joins[(style >> 12) & 3] ?? 'round',
    },
  };
}

/** Hatching becomes a lighter colour. */
export function brushOf(style: number, color: number): Tool {
  if (style === 1) return { kind: 'brush', brush: null };
  return { kind: 'brush', brush: { color: colorOf(color), opacity: style === 2 ? 0.5 : 1 } };
}

const stock = new Map<number, Tool>([
  [0, brushOf(0, 0xffffff)],
  [1, brushOf(0, 0xc0c0c0)],
  [2, brushOf(0, 0x808080)],
  [3, brushOf(0, 0x404040)],
  [4, brushOf(0, 0)],
  [5, brushOf(1, 0)],
  [6, penOf(0, 0, 0xffffff)],
  [7, penOf(0, 0, 0)],
  [8, penOf(5, 0, 0)],
]);

/** The predefined tools. */
export const stockTool = (index: number): Tool => stock.get(index & 0x7fffffff) ?? { kind: 'other' };
