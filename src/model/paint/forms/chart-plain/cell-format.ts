import { pointed } from '../chart/number-format.ts';

const dotted = /^(de|es|it|pt|nl|da|id|tr|el)\b/;

/**
 * Formats a number as a spreadsheet does: sections for positive, negative and zero, literals in quotes, colours and currencies in brackets.
 */
export function formatCell(value: number, format: string, language: string): string {
  const parts = format.split(';');
  const own = value < 0 ? parts[1] : value === 0 ? parts[2] : undefined;
  const bare = (own ?? parts[0] ?? '').replace(/\[\$([^\]-]*)[^\]]*\]/g, '"$1"').replace(/\[[^\]]*\]|[_*]./g, '');
  const tokens = bare.match(/"[^"]*"|\\.|[#0?]*\.?[#0?][#0?,.]*(?:E[+-]?0+)?|general|[^]/gi) ?? [];
  const share = tokens.filter((token) => token === '%').length;
  const number = Math.abs(value) * 100 ** share;
  let isWritten = false;
  const written = tokens.map((token) => {
    if (/^["\\]/.test(token)) return token.replace(/^\\|"/g, '');
    if (isWritten || !/[#0?]|general/i.test(token)) return token;
    isWritten = true;
    return localize(/g/i.test(token) ? general(number) : digits(number, token), language);
  });
  // A format that is not for numbers, such as a date's, is ignored.
  if (!isWritten && own === undefined && /[ymdhs]/i.test(bare.replace(/"[^"]*"/g, '')))
    return (value < 0 ? '-' : '') + localize(general(number), language);
  const text = written.join('').trim();
  return value < 0 && own === undefined && /[1-9]/.test(text) ? `-${text}` : text;
}

const general = (number: number) => {
  const rounded = Number(number.toPrecision(10));
  return rounded >= 1e11 || (rounded && rounded < 1e-9) ? rounded.toExponential().toUpperCase() : String(rounded);
};

/** Uses a pattern like `#,##0.0#` or `0.00E+00`; each trailing comma divides by a thousand. */
function digits(number: number, pattern: string): string {
  const [plain = '', power] = pattern.split(/E[+-]?/i);
  const [whole = '', rest = ''] = plain.split('.');
  const thousands = /,*$/.exec(plain)?.[0].length ?? 0;
  const places = Math.min(20, rest.replace(/,/g, '').length);
  const least = rest.replace(/[^0]/g, '').length;
  const scaled = number / 1000 ** thousands;
  const [mantissa = '', exponent] = (power === undefined ? scaled.toFixed(places) : scaled.toExponential(places)).split('e');
  let [integer = '', fraction = ''] = mantissa.split('.');
  while (fraction.length > least && fraction.endsWith('0')) fraction = fraction.slice(0, -1);
  integer = (integer === '0' ? '' : integer).padStart(whole.replace(/[^0]/g, '').length, '0');
  if (/[#0?],+[#0?]/.test(whole)) integer = integer.replace(/\B(?=(\d{3})+$)/g, ',');
  const tail = exponent === undefined || power === undefined ? '' : `E${exponent[0]}${exponent.slice(1).padStart(power.length, '0')}`;
  return integer + (fraction && `.${fraction}`) + tail;
}

const localize = (text: string, language: string) =>
  pointed.test(language) ? text : text.replace(/[.,]/g, (sign) => (sign === '.' ? ',' : dotted.test(language) ? '.' : '\u00a0'));
