/** A number of an object that is written; as it is named by others: `12 0 R`. */
export type Ref = number;

export const named = (ref: Ref): string => `${ref} 0 R`;

/** Further out than this, no reader can tell one number from another. */
const FAR = 1e9;

/** As few characters as tell it apart: `.5`, not `0.500`. */
export function number(value: number, digits = 2): string {
  const scale = digits === 1 ? 10 : digits === 2 ? 100 : 10 ** digits;
  const rounded = Math.round(Math.max(-FAR, Math.min(FAR, value)) * scale) / scale;
  if (!rounded) return '0';
  const text = Math.abs(rounded) < 1e-6 ? rounded.toFixed(digits).replace(/0+$/, '') : String(rounded);
  if (rounded >= 1 || rounded <= -1) return text;
  return rounded < 0 ? `-${text.slice(2)}` : text.slice(1);
}

export const numbers = (values: readonly number[], digits = 2): string => values.map((value) => number(value, digits)).join(' ');

/** Six digits of how it stretches and turns, whatever the size, and so many behind the point of where it leads. */
export function matrix([a, b, c, d, e, f]: readonly [number, number, number, number, number, number], placeDigits = 2): string {
  const size = Math.max(Math.abs(a), Math.abs(b), Math.abs(c), Math.abs(d));
  const digits = size > 0 && Number.isFinite(size) ? Math.min(12, Math.max(0, 5 - Math.floor(Math.log10(size)))) : 0;
  return `${numbers([a, b, c, d], digits)} ${numbers([e, f], placeDigits)}`;
}

/** Words for people: Latin letters as they are, everything else in UTF-16. */
export function text(value: string): string {
  if (/^[\x20-\x7e]*$/.test(value)) return `(${value.replace(/[\\()]/g, String.raw`\$&`)})`;
  return `<feff${hex(value)}>`;
}

/** UTF-16, as four digits a unit. */
export function hex(value: string): string {
  let digits = '';
  for (let index = 0; index < value.length; index += 1) digits += value.charCodeAt(index).toString(16).padStart(4, '0');
  return digits;
}

/** Bytes that machines read, such as an address. */
export const bytes = (value: string): string => `(${value.toWellFormed().replace(/[^\x20-\x7e]+/g, encodeURIComponent).replace(/[\\()]/g, String.raw`\$&`)})`;

export const name = (value: string): string => `/${value.replace(/[^\w+.-]/g, (letter) => [...Buffer.from(letter)].map((byte) => `#${byte.toString(16).padStart(2, '0')}`).join(''))}`;
