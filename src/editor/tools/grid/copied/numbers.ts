/** Which sign comes before fractions; the other one, if there is one, is between thousands. */
export type Decimal = '.' | ',';

export interface ReadNumber {
  readonly value: number;
  /** What it counts: `%` or a currency, as it was written. */
  readonly unit: string;
}

/** As charts can have them. */
const MOST = 1e15;

/** What people write where there is no number. */
const gaps = new Set([
  '',
  '-',
  '–',
  '—',
  '−',
  '.',
  '…',
  'n/a',
  'na',
  '#n/a',
  '#nv',
  'null',
  'nan',
  'k. a.',
  'k.a.',
  'n. a.',
  'n.a.',
  'n/d',
]);
export const isGap = (words: string): boolean => gaps.has(words.trim().toLowerCase());

/** That of a language: 1.5 or 1,5. */
export const decimalOf = (language: string): Decimal =>
  new Intl.NumberFormat(language).formatToParts(1.5).some(({ type, value }) => type === 'decimal' && value === '.') ? '.' : ',';

/** Undefined if it is not a number. Only where `1,234` could be read in two ways does it matter which sign is usual. */
export function readNumber(words: string, usual: Decimal): ReadNumber | undefined {
  // Most are.
  if (/^-?\d{1,15}$/.test(words)) return { value: Number(words) || 0, unit: '' };
  const found = signed(plain(words));
  if (!found) return undefined;
  const value = valueOf(found.digits, usual);
  if (value === undefined || Math.abs(value) > MOST) return undefined;
  return { value: found.isNegative && value !== 0 ? -value : value, unit: found.unit };
}

/** The sign before fractions that numbers leave no doubt about; undefined if they do, or disagree. */
export function decimalIn(all: Iterable<string>): Decimal | undefined {
  const found = new Set<Decimal>();
  for (const words of all) {
    if (!/[.,\u066b]/.test(words) || !/\d/.test(words)) continue;
    const digits = signed(plain(words))?.digits;
    const one = digits === undefined ? undefined : certainDecimal(digits);
    if (one) found.add(one);
    if (found.size > 1) return undefined;
  }
  const [only] = found;
  return only;
}

/** As somebody would type it: all of its digits, without signs between thousands. */
export const writeNumber = (value: number, decimal: Decimal): string => String(value).replace('.', decimal);

/** In ASCII, without spaces and other signs between thousands that mean nothing else. */
const plain = (words: string): string =>
  words
    .normalize('NFKC')
    .replace(/\p{Nd}/gu, (digit) => String(digitValue(digit)))
    .replace(/[\s'’`´\u066c]/gu, '')
    .replace(/\u066b/gu, '.')
    .replace(/[−‐‑–]/gu, '-')
    .replace(/٪/gu, '%');

/** Digits of a script follow each other, from zero. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return code - zero;
}

const unit = String.raw`%|\p{Sc}|[A-Z]{0,3}\p{Sc}|[A-Z]{3}|Ft|Kč|kr\.?|zł|円|元|원`;
const number = String.raw`(?:\d[\d.,]*|[.,]\d+)(?:[eE][+-]?\d+)?`;
const written = new RegExp(String.raw`^(?<minus>[+-]?)(?<before>${unit})?(?<inner>[+-]?)(?<digits>${number})(?<after>${unit})?$`, 'u');

function signed(words: string): { digits: string; isNegative: boolean; unit: string } | undefined {
  const bracketed = /^\((.+)\)$/u.exec(words)?.[1];
  const { minus = '', before, inner = '', digits, after } = written.exec(bracketed ?? words)?.groups ?? {};
  if (digits === undefined || (minus && inner) || (before && after)) return undefined;
  const isMinus = minus === '-' || inner === '-';
  if (bracketed !== undefined && (minus || inner)) return undefined;
  return { digits, isNegative: isMinus || bracketed !== undefined, unit: before ?? after ?? '' };
}

/** Groups of three, and then perhaps a fraction. */
const grouped = { '.': /^\d{1,3}(?:,\d{3})+(?:\.\d*)?$/, ',': /^\d{1,3}(?:\.\d{3})+(?:,\d*)?$/ } as const;
const ungrouped = { '.': /^\d*\.?\d*$/, ',': /^\d*,?\d*$/ } as const;

const fits = (digits: string, decimal: Decimal): boolean => grouped[decimal].test(digits) || ungrouped[decimal].test(digits);

function certainDecimal(written: string): Decimal | undefined {
  const [digits = ''] = written.split(/e/i);
  if (!/[.,]/.test(digits) || /^0[.,]0*$/.test(digits)) return undefined;
  const [point, comma] = [fits(digits, '.'), fits(digits, ',')];
  if (point === comma) return undefined;
  return point ? '.' : ',';
}

function valueOf(written: string, usual: Decimal): number | undefined {
  const [digits = '', power = '0'] = written.split(/e/i);
  const decimal = certainDecimal(digits) ?? usual;
  // 0,125 is no group of three.
  const chosen = /^0[.,]\d{3}$/.test(digits) ? (digits.charAt(1) as Decimal) : decimal;
  if (!fits(digits, chosen)) return undefined;
  const value = Number(`${digits.replaceAll(chosen === '.' ? ',' : '.', '').replace(',', '.')}e${power}`);
  return Number.isFinite(value) ? value : undefined;
}
