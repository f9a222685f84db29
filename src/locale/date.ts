/** English dates in house style, day first; other languages by their own conventions. */
const localeOf = (language: string) => (language === 'en' ? 'en-GB' : language);

// One time zone for everyone: server and browser must write the same, or the page shifts during hydration.
const timeZone = 'UTC';

const written = new Map<string, Intl.DateTimeFormat>();

/** Cached: creating a format costs more than using it, and a year has many days. */
function dateFormat(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const id = `${language} ${JSON.stringify(options)}`;
  let format = written.get(id);
  if (!format) written.set(id, (format = new Intl.DateTimeFormat(localeOf(language), { ...options, timeZone })));
  return format;
}

const format = (instant: string, language: string, options: Intl.DateTimeFormatOptions) =>
  dateFormat(language, options).format(new Date(instant));

/** "12 May 2026" */
export const formatDate = (instant: string, language: string) =>
  format(instant, language, { day: 'numeric', month: 'long', year: 'numeric' });

/** "12 Nov 2026", where there is little room */
export const formatShortDate = (instant: string, language: string) =>
  format(instant, language, { day: 'numeric', month: 'short', year: 'numeric' });

/** "12 May" */
export const formatDay = (instant: string, language: string) => format(instant, language, { day: 'numeric', month: 'short' });

/** "Tuesday 12 May" */
export const formatWeekday = (instant: string, language: string) =>
  format(instant, language, { weekday: 'long', day: 'numeric', month: 'long' });

/** "May 2026" */
export const formatMonth = (instant: string, language: string) => format(instant, language, { month: 'short', year: 'numeric' });

/** "13 April – 12 May"; with years if they differ. */
export function formatDays(from: string, to: string, language: string): string {
  const isOneYear = from.slice(0, 4) === to.slice(0, 4);
  return dateFormat(language, {
    day: 'numeric',
    month: isOneYear ? 'long' : 'short',
    ...(!isOneYear && { year: 'numeric' as const }),
  }).formatRange(new Date(from), new Date(to));
}

/** "14:05" */
export const formatClock = (instant: string, language: string) =>
  format(instant, language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** "14:05 UTC" */
export const formatTime = (instant: string, language: string) => `${formatClock(instant, language)} UTC`;

const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];

/** "2 hours ago", "yesterday", "3 days ago"; undefined from a week on, when a date is shown instead. */
export function formatAgo(instant: string, now: string, language: string): string | undefined {
  const passed = Math.max(0, Date.parse(now) - Date.parse(instant));
  if (passed >= 7 * DAY) return undefined;
  const ago = new Intl.RelativeTimeFormat(localeOf(language), { numeric: 'auto' });
  if (passed < MINUTE) return ago.format(0, 'second');
  if (passed < HOUR) return ago.format(-Math.floor(passed / MINUTE), 'minute');
  if (passed < DAY) return ago.format(-Math.floor(passed / HOUR), 'hour');
  return ago.format(-Math.floor(passed / DAY), 'day');
}
