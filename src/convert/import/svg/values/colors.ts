import { namedColors } from './named-colors.ts';

export interface SvgColor {
  /** `#rrggbb`, or the value of `currentColor`. */
  color: string;
  opacity: number;
}

/** Undefined if the colour is unknown. */
export function readColor(text: string, current: SvgColor): SvgColor | undefined {
  const value = text.trim().toLowerCase();
  if (value === 'currentcolor') return current;
  if (value === 'transparent') return { color: '#000000', opacity: 0 };
  const named = namedColors.get(value);
  if (named) return { color: `#${named}`, opacity: 1 };
  const [, digits] = /^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/.exec(value) ?? [];
  if (digits) return fromHex(digits.length < 6 ? digits.replace(/./g, '$&$&') : digits);
  const [, name, list = ''] = /^(rgb|hsl|hwb)a?\(([^()]*)\)$/.exec(value) ?? [];
  const parts = list.split(/[\s,/]+/).filter(Boolean);
  if (!name || parts.length < 3 || parts.length > 4) return undefined;
  const numbers = parts.map((part, index) =>
    index === 3 || name === 'rgb' || index > 0 ? share(part, index === 3 ? 1 : name === 'rgb' ? 255 : 100) : angle(part),
  );
  const [a = 0, b = 0, c = 0, opacity = 1] = numbers;
  if (!numbers.every(Number.isFinite)) return undefined;
  return { color: toHex(name === 'rgb' ? [a, b, c] : name === 'hsl' ? fromHsl(a, b, c) : fromHwb(a, b, c)), opacity };
}

const fromHex = (digits: string): SvgColor => ({
  color: `#${digits.slice(0, 6)}`,
  opacity: digits.length === 8 ? Number.parseInt(digits.slice(6), 16) / 255 : 1,
});

/** A number out of `whole`, or a percentage, from 0 to 1. */
function share(text: string, whole: number): number {
  if (text === 'none') return 0;
  const value = Number(text.replace(/%$/, '')) / (text.endsWith('%') ? 100 : whole);
  return Math.max(0, Math.min(1, value));
}

/** As a share of a full turn. */
function angle(text: string): number {
  const [, number = 'NaN', unit = 'deg'] = /^([+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?)(deg|rad|grad|turn)?$/.exec(text) ?? [];
  const turns = Number(number) / ({ rad: 2 * Math.PI, grad: 400, turn: 1 }[unit] ?? 360);
  return turns - Math.floor(turns);
}

function fromHsl(hue: number, saturation: number, lightness: number): number[] {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  return [0, 8, 4].map((offset) => {
    const place = (offset + hue * 12) % 12;
    return lightness - reach * Math.max(-1, Math.min(place - 3, 9 - place, 1));
  });
}

function fromHwb(hue: number, white: number, black: number): number[] {
  if (white + black >= 1) return Array<number>(3).fill(white / (white + black));
  return fromHsl(hue, 1, 0.5).map((part) => part * (1 - white - black) + white);
}

const toHex = (parts: number[]) =>
  `#${parts
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
