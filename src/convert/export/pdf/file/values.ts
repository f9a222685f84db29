/** The number of an object; other objects refer to it as `12 0 R`. */
export type Ref = number;

export const named = (ref: Ref): string => `${ref} 0 R`;

/** Beyond this, readers cannot tell one number from another. */
const FAR = 1e9;

/** Precomputed decimal parts for the usual numbers of digits. */
const fractions = [1, 2].map((digits) =>
  Array.from({ length: 10 ** digits }, (_none, value) => (value === 0 ? '' : `.${String(value).padStart(digits, '0').replace(/0+$/, '')}`)),
);

/** The shortest form of a number: `.5`, not `0.500`. */
export function number(value: number, digits = 2): string {
  const ends = fractions[digits - 1];
  const within = value > FAR ? FAR : value < -FAR ? -FAR : value;
  if (!ends) return longNumber(within, digits);
  const rounded = Math.round(within * ends.length);
  if (!rounded) return '0';
  const size = rounded < 0 ? -rounded : rounded;
  const whole = Math.floor(size / ends.length);
  return `${rounded < 0 ? '-' : ''}${whole || ''}${ends[size % ends.length] ?? ''}`;
}

function longNumber(value: number, digits: number): string {
  const scale = 10 ** digits;
  const rounded = Math.round(value * scale);
  if (!rounded) return '0';
  const size = Math.abs(rounded);
  const whole = Math.floor(size / scale);
  const rest = size - whole * scale;
  return `${rounded < 0 ? '-' : ''}${whole || ''}${rest ? `.${String(rest).padStart(digits, '0').replace(/0+$/, '')}` : ''}`;
}

export const numbers = (values: readonly number[], digits = 2): string => values.map((value) => number(value, digits)).join(' ');

/** Six significant digits for scale and rotation, whatever the magnitude, and `placeDigits` decimals for the translation. */
export function matrix([a, b, c, d, e, f]: readonly [number, number, number, number, number, number], placeDigits = 2): string {
  const size = Math.max(Math.abs(a), Math.abs(b), Math.abs(c), Math.abs(d));
  const digits = size > 0 && Number.isFinite(size) ? Math.min(12, Math.max(0, 5 - Math.floor(Math.log10(size)))) : 0;
  const [first, second] = [number(a, digits), b === 0 && c === 0 ? '0 0' : `${number(b, digits)} ${number(c, digits)}`];
  return `${first} ${second} ${d === a ? first : number(d, digits)} ${number(e, placeDigits)} ${number(f, placeDigits)}`;
}

/** Human-readable text: ASCII as it is, everything else in UTF-16. */
export function text(value: string): string {
  if (/^[\x20-\x7e]*$/.test(value)) return `(${value.replace(/[\\()]/g, String.raw`\$&`)})`;
  return `<feff${hex(value)}>`;
}

/** UTF-16, four hex digits per unit. */
export function hex(value: string): string {
  let digits = '';
  for (let index = 0; index < value.length; index += 1) digits += value.charCodeAt(index).toString(16).padStart(4, '0');
  return digits;
}

/** A byte string for machines, such as an address. */
export const bytes = (value: string): string =>
  `(${value
    .toWellFormed()
    .replace(/[^\x20-\x7e]+/g, encodeURIComponent)
    .replace(/[\\()]/g, String.raw`\$&`)})`;

export const name = (value: string): string =>
  `/${value.replace(/[^\w+.-]/g, (letter) => [...Buffer.from(letter)].map((byte) => `#${byte.toString(16).padStart(2, '0')}`).join(''))}`;
