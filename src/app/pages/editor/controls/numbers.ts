const formats = new Map<string, { format: (digits: number) => Intl.NumberFormat; decimal: string }>();

function formatOf(language: string) {
  let known = formats.get(language);
  if (known) return known;
  const made = new Map<number, Intl.NumberFormat>();
  const format = (digits: number) => {
    let one = made.get(digits);
    // No sign for a zero that is left after rounding.
    if (!one) made.set(digits, (one = new Intl.NumberFormat(language, { maximumFractionDigits: digits, signDisplay: 'negative' })));
    return one;
  };
  const decimal =
    format(1)
      .formatToParts(1.5)
      .find(({ type }) => type === 'decimal')?.value ?? '.';
  known = { format, decimal };
  formats.set(language, known);
  return known;
}

/** As people write it, with as many digits as matter. */
export function writeNumber(value: number, language: string): string {
  const size = Math.abs(value);
  const digits = size >= 100 || size === 0 ? 1 : size >= 1 ? 2 : Math.min(12, 2 - Math.floor(Math.log10(size)));
  return formatOf(language).format(digits).format(value);
}

/** With three digits, and in short once they are thousands. */
export const writePercent = (share: number, language: string): string =>
  new Intl.NumberFormat(language, {
    style: 'percent',
    maximumSignificantDigits: 3,
    ...(share >= 1000 && { notation: 'compact' }),
  }).format(share);

/** What somebody has typed, whatever they write in thousands and decimals; undefined if it is no number. */
export function readNumber(typed: string, language: string): number | undefined {
  const { decimal } = formatOf(language);
  const words = typed
    .normalize('NFKC')
    .replace(/[\s'’]/g, '')
    .replace('−', '-')
    .replace(/(px|%|°)$/i, '');
  const plain = withPoint(words, decimal === ',' ? ',' : '.');
  return /^[-+]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : undefined;
}

function withPoint(words: string, decimal: '.' | ','): string {
  const other = decimal === ',' ? '.' : ',';
  if (words.includes(decimal)) return words.replaceAll(other, '').replace(decimal, '.');
  const hasThousands = new RegExp(`^[-+]?[1-9]\\d{0,2}(\\${other}\\d{3})+$`).test(words);
  return hasThousands ? words.replaceAll(other, '') : words.replace(other, '.');
}
