const EXACT_BELOW = 10_000;

const written = new Map<string, Intl.NumberFormat>();

/** Cached: a page of numbers needs the same few formats hundreds of times, and creating one costs more than using it. */
function numberFormat(language: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const id = `${language} ${JSON.stringify(options)}`;
  let format = written.get(id);
  if (!format) written.set(id, (format = new Intl.NumberFormat(language, options)));
  return format;
}

/** "1,284" and "48K": exact below ten thousand, then abbreviated, for tight spaces. */
export const formatCount = (count: number, language: string): string =>
  numberFormat(language, count < EXACT_BELOW ? {} : { notation: 'compact', maximumFractionDigits: 0 }).format(count);

/** "48,219": every digit. */
export const formatNumber = (value: number, language: string, digits = 0): string =>
  numberFormat(language, { maximumFractionDigits: digits }).format(value);

/** "4K", "2.5K": for an axis. */
export const formatTick = (value: number, language: string): string =>
  numberFormat(language, { notation: 'compact', maximumFractionDigits: 1 }).format(value);

/** "52%", from a share of 0 to 1. */
export const formatPercent = (share: number, language: string): string => numberFormat(language, { style: 'percent' }).format(share);

// A hyphen is not a minus: it is shorter than the plus sign, and a line may break after it.
const withMinus = (words: string) => words.replace('-', '−');

/** "+41", "−12", "0". */
export const formatChange = (value: number, language: string): string =>
  withMinus(numberFormat(language, { signDisplay: 'exceptZero', maximumFractionDigits: 0 }).format(value));

/** "+18%", "−4%". */
export const formatPercentChange = (share: number, language: string): string =>
  withMinus(numberFormat(language, { style: 'percent', signDisplay: 'exceptZero' }).format(share));
