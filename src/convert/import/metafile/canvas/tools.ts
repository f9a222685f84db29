import type { Color } from '#model/presentation/paints.ts';

/** What is selected to draw lines; a width of 0 is as thin as can be. */
export interface Pen {
  color: Color;
  /** In the coordinates of whoever draws. */
  width: number;
  /** In widths of the line. */
  dash: readonly number[];
  cap: 'butt' | 'round' | 'square';
  join: 'miter' | 'round' | 'bevel';
}

export interface Brush {
  color: Color;
  opacity: number;
}

export interface Font {
  /** Height of the letters' box in the coordinates of whoever draws, as the format has it: below 0 without the room above. */
  height: number;
  /** Tenths of a degree, against the clock. */
  escapement: number;
  weight: number;
  isItalic: boolean;
  charset: number;
  typeface: string;
}

/** `null` stands for a tool that draws nothing. */
export type Tool =
  | { kind: 'pen'; pen: Pen | null }
  | { kind: 'brush'; brush: Brush | null }
  | { kind: 'font'; font: Font }
  | { kind: 'other' };

const hex = (value: number): string => (value & 0xff).toString(16).padStart(2, '0');

/** Of a COLORREF: red is its lowest byte. */
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

/** The tools every program has. */
export const stockTool = (index: number): Tool => stock.get(index & 0x7fffffff) ?? { kind: 'other' };
