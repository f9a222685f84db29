/** A colour as people see it: lightness from 0 to 1, and how far it is from grey towards red (`a`) and yellow (`b`). */
export interface Lab {
  readonly l: number;
  readonly a: number;
  readonly b: number;
}

const toLinear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);
const toSrgb = (channel: number) => (channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055);

/** Of red, green and blue from 0 to 255. */
export function labOf(red: number, green: number, blue: number): Lab {
  const [r, g, b] = [toLinear(red / 255), toLinear(green / 255), toLinear(blue / 255)];
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return {
    l: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    a: 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    b: 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  };
}

export const labOfHex = (hex: string): Lab =>
  labOf(...([1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)) as [number, number, number]));

/** As `#rrggbb`. What no screen can show loses saturation until one can. */
export function hexOfLab({ l, a, b }: Lab): string {
  let [low, high] = [0, 1];
  if (!isShown(linearOf({ l, a, b })))
    for (let turn = 0; turn < 16; turn++) {
      const middle = (low + high) / 2;
      if (isShown(linearOf({ l, a: a * middle, b: b * middle }))) low = middle;
      else high = middle;
    }
  else low = 1;
  const channels = linearOf({ l, a: a * low, b: b * low });
  return `#${channels.map((channel) => byteOf(toSrgb(Math.min(Math.max(channel, 0), 1)))).join('')}`;
}

const byteOf = (share: number): string =>
  Math.round(share * 255)
    .toString(16)
    .padStart(2, '0');

const isShown = (channels: readonly number[]): boolean => channels.every((channel) => channel >= -1e-4 && channel <= 1.0001);

function linearOf({ l, a, b }: Lab): [number, number, number] {
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

export const chromaOf = ({ a, b }: Lab): number => Math.hypot(a, b);
export const distance = (one: Lab, other: Lab): number => Math.hypot(one.l - other.l, one.a - other.a, one.b - other.b);
