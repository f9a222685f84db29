import { numberOf, type XmlElement } from '../../xml/xml.ts';

/** sRGB components from 0 to 1. */
export interface Mixture {
  red: number;
  green: number;
  blue: number;
  alpha: number;
}

const clamp = (value: number) => Math.min(1, Math.max(0, value));
const wrap = (value: number) => ((value % 1) + 1) % 1;

const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
export const fromLinear = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);

interface Hsl {
  hue: number;
  saturation: number;
  luminance: number;
}

function toHsl({ red, green, blue }: Mixture): Hsl {
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const [luminance, range] = [(most + least) / 2, most - least];
  if (range === 0) return { hue: 0, saturation: 0, luminance };
  const hue = most === red ? (green - blue) / range : most === green ? (blue - red) / range + 2 : (red - green) / range + 4;
  return { hue: wrap(hue / 6), saturation: range / (1 - Math.abs(2 * luminance - 1)), luminance };
}

export function fromHsl({ hue, saturation, luminance }: Hsl, alpha: number): Mixture {
  const reach = saturation * Math.min(luminance, 1 - luminance);
  const channel = (turn: number) => {
    const place = (turn + hue * 12) % 12;
    return clamp(luminance - reach * Math.max(-1, Math.min(place - 3, 9 - place, 1)));
  };
  return { red: channel(0), green: channel(8), blue: channel(4), alpha };
}

const inHsl = (mixture: Mixture, change: (hsl: Hsl) => Partial<Hsl>): Mixture => {
  const hsl = toHsl(mixture);
  const { hue, saturation, luminance } = { ...hsl, ...change(hsl) };
  return fromHsl({ hue: wrap(hue), saturation: clamp(saturation), luminance: clamp(luminance) }, mixture.alpha);
};

const each = (mixture: Mixture, change: (value: number) => number): Mixture => ({
  red: clamp(change(mixture.red)),
  green: clamp(change(mixture.green)),
  blue: clamp(change(mixture.blue)),
  alpha: mixture.alpha,
});

/** Tints and shades are defined on linear light. */
const inLight = (mixture: Mixture, change: (value: number) => number) =>
  each(mixture, (value) => fromLinear(clamp(change(toLinear(value)))));

const channels = ['red', 'green', 'blue', 'alpha'] as const;

/** Applies changes one after another, as PowerPoint does (ECMA-376, 20.1.2.3). */
export function changeColor(mixture: Mixture, changes: readonly XmlElement[]): Mixture {
  return changes.reduce(changeOnce, mixture);
}

function changeOnce(mixture: Mixture, change: XmlElement): Mixture {
  const name = change.name.slice(2);
  const value = numberOf(change, 'val') ?? 0;
  const share = value / 100_000;
  switch (name) {
    case 'tint':
      return inLight(mixture, (light) => light * share + 1 - share);
    case 'shade':
      return inLight(mixture, (light) => light * share);
    case 'lumMod':
      return inHsl(mixture, ({ luminance }) => ({ luminance: luminance * share }));
    case 'lumOff':
      return inHsl(mixture, ({ luminance }) => ({ luminance: luminance + share }));
    case 'lum':
      return inHsl(mixture, () => ({ luminance: share }));
    case 'satMod':
      return inHsl(mixture, ({ saturation }) => ({ saturation: saturation * share }));
    case 'satOff':
      return inHsl(mixture, ({ saturation }) => ({ saturation: saturation + share }));
    case 'sat':
      return inHsl(mixture, () => ({ saturation: share }));
    case 'hueMod':
      return inHsl(mixture, ({ hue }) => ({ hue: hue * share }));
    case 'hueOff':
      return inHsl(mixture, ({ hue }) => ({ hue: hue + value / 21_600_000 }));
    case 'hue':
      return inHsl(mixture, () => ({ hue: value / 21_600_000 }));
    case 'comp':
      return inHsl(mixture, ({ hue }) => ({ hue: hue + 0.5 }));
    case 'inv':
      return inLight(mixture, (light) => 1 - light);
    case 'gray': {
      const gray = 0.2126 * mixture.red + 0.7152 * mixture.green + 0.0722 * mixture.blue;
      return each(mixture, () => gray);
    }
    case 'gamma':
      return each(mixture, fromLinear);
    case 'invGamma':
      return each(mixture, toLinear);
  }
  const channel = channels.find((known) => name.startsWith(known));
  if (!channel) return mixture;
  const next = name.endsWith('Mod') ? mixture[channel] * share : name.endsWith('Off') ? mixture[channel] + share : share;
  return { ...mixture, [channel]: clamp(next) };
}
