const suffixes = ['', 'K', 'M', 'B', 'T'];
/** Languages with a decimal point; most others use a comma. */
export const pointed = /^(en|ja|ko|zh|th|he|hi)\b/;

/** Our own rules: browser and server must not differ because their locale data do. From `compactFrom` on, 12,300 is 12.3K. */
export function formatNumber(value: number, unit: string, language: string, digits = 3, compactFrom = 1e4): string {
  const size = Math.abs(value);
  const rounded = Number(size.toPrecision(size < compactFrom ? Math.max(digits, 4) : digits));
  const power = rounded < compactFrom ? 0 : Math.min(4, Math.floor(Math.log10(rounded) / 3 + 1e-9));
  const isExtreme = rounded >= 1e15 || (rounded > 0 && rounded < 1e-6);
  let text = isExtreme
    ? rounded.toExponential(2).replace(/\.?0*e\+?/, 'e')
    : String(Number((rounded / 1000 ** power).toPrecision(12))) + suffixes[power];
  if (!pointed.test(language)) text = text.replace('.', ',');
  const sign = value < 0 ? '−' : '';
  if (/^[$£¥₩]$/.test(unit)) return sign + unit + text;
  return sign + text + (/^[\p{L}\p{Sc}]/u.test(unit) ? '\u00a0' : '') + unit;
}
