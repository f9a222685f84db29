const EXACT_BELOW = 10_000;

/** "1,284" and "48K": exact until ten thousand, then short, for tight places. */
export const formatCount = (count: number, language: string): string =>
  new Intl.NumberFormat(language, count < EXACT_BELOW ? {} : { notation: 'compact', maximumFractionDigits: 0 }).format(count);
