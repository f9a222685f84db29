export interface Viewport {
  width: number;
  height: number;
}

/** CSS pixels per unit. */
const units: Record<string, number> = { '': 1, px: 1, pt: 4 / 3, pc: 16, in: 96, cm: 96 / 2.54, mm: 96 / 25.4, q: 96 / 101.6 };

/** Longer than any number. */
const LONGEST = 100;

/** In user units; a percentage is of the viewport's width, height or, for other lengths, its diagonal. */
export function readLength(text: string | undefined, viewport: Viewport, axis: 'x' | 'y' | 'both', fontSize = 16): number | undefined {
  if (text === undefined || text.length > LONGEST) return undefined;
  const [, number, unit = ''] = /^([+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?)([a-z]*|%)$/i.exec(text.trim()) ?? [];
  if (number === undefined) return undefined;
  const value = Number(number);
  const scale = scaleOf(unit.toLowerCase(), viewport, axis, fontSize);
  return scale !== undefined && Number.isFinite(value * scale) ? value * scale : undefined;
}

function scaleOf(unit: string, { width, height }: Viewport, axis: 'x' | 'y' | 'both', fontSize: number): number | undefined {
  if (unit === '%') return (axis === 'x' ? width : axis === 'y' ? height : Math.hypot(width, height) / Math.SQRT2) / 100;
  if (unit === 'em' || unit === 'rem') return fontSize;
  if (unit === 'ex' || unit === 'ch') return fontSize / 2;
  return units[unit];
}

/** A number or a percentage, from 0 to 1. */
export function readShare(text: string | undefined, fallback = 1): number {
  const value = Number.parseFloat(text ?? '') / (text?.trim().endsWith('%') ? 100 : 1);
  return Number.isFinite(value) ? Math.max(0, Math.min(1, value)) : fallback;
}

export const readNumbers = (text: string | undefined): number[] =>
  text?.match(/[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi)?.map(Number) ?? [];
