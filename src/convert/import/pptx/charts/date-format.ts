const DAY = 86_400_000;
/** Day 60 of spreadsheets is 29 February 1900, which never existed. */
const EPOCH = Date.UTC(1899, 11, 30);
const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];
const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const bareOf = (format: string) => (format.split(';')[0] ?? '').replace(/\[[^\]]*\]|[_*]./g, '');

/** Whether a format is for a date or a time: its letters outside quotes stand for years, months, days and hours. */
export const isDateFormat = (format: string): boolean => {
  const bare = bareOf(format).replace(/"[^"]*"|\\./g, '');
  return !/[0#?]|general/i.test(bare) && /[ymdhs]/i.test(bare);
};

/** Formats the date that a spreadsheet number stands for. */
export function formatDate(serial: number, format: string, is1904: boolean): string {
  const date = new Date(EPOCH + Math.round(Math.max(-1e6, Math.min(3e6, serial + (is1904 ? 1462 : 0))) * DAY));
  const padded = (number: number, length: number) => String(number).padStart(length > 1 ? 2 : 1, '0');
  const tokens = bareOf(format).match(/"[^"]*"|\\.|am\/pm|a\/p|y+|m+|d+|h+|s+|[^]/gi) ?? [];
  const isTwelve = /am\/pm|a\/p/i.test(format);
  let isAfterHour = false;
  return tokens
    .map((token, index) => {
      const kind = token[0]?.toLowerCase();
      if (token.length > 1 && (kind === '"' || kind === '\\')) return token.replace(/^\\|"/g, '');
      if (/^a(?:m\/pm|\/p)$/i.test(token)) return date.getUTCHours() < 12 ? 'AM' : 'PM';
      const isMinute =
        kind === 'm' &&
        token.length < 3 &&
        (isAfterHour || /^s/i.test(tokens.slice(index + 1).find((next) => /^[ymdhs]/i.test(next)) ?? ''));
      if (/[ymdhs]/.test(kind ?? '')) isAfterHour = kind === 'h';
      const month = months[date.getUTCMonth()] ?? '';
      const day = days[date.getUTCDay()] ?? '';
      if (kind === 'y') return token.length > 2 ? String(date.getUTCFullYear()) : String(date.getUTCFullYear() % 100).padStart(2, '0');
      if (isMinute) return padded(date.getUTCMinutes(), token.length);
      if (kind === 'm')
        return token.length > 4
          ? (month[0] ?? '')
          : token.length === 4
            ? month
            : token.length === 3
              ? month.slice(0, 3)
              : padded(date.getUTCMonth() + 1, token.length);
      if (kind === 'd') return token.length > 3 ? day : token.length === 3 ? day.slice(0, 3) : padded(date.getUTCDate(), token.length);
      if (kind === 'h') return padded(isTwelve ? date.getUTCHours() % 12 || 12 : date.getUTCHours(), token.length);
      if (kind === 's') return padded(date.getUTCSeconds(), token.length);
      return token === '@' ? '' : token;
    })
    .join('')
    .trim();
}
