/** English dates in house style, day first. */
const localeOf = (language: string) => (language === 'en' ? 'en-GB' : language);

/** In the time zone of whoever looks: this is never rendered on the server. */
const write = (instant: string | number, language: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(localeOf(language), options).format(new Date(instant));

/** "14:05" */
export const clockOf = (instant: string | number, language: string) =>
  write(instant, language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** "12 May, 14:05"; with the year if it is another one. */
export function momentOf(instant: string, now: number, language: string): string {
  const isThisYear = new Date(instant).getFullYear() === new Date(now).getFullYear();
  return write(instant, language, {
    day: 'numeric',
    month: 'short',
    ...(!isThisYear && { year: 'numeric' }),
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
}

/** Which day it was, and what it is called: "today", "yesterday", "Tuesday 12 May". */
export function dayOf(instant: string, now: number, language: string): string {
  const [then, today] = [new Date(instant), new Date(now)];
  const midnightOf = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
  const ago = Math.round((midnightOf(then) - midnightOf(today)) / 86_400_000);
  const isThisYear = then.getFullYear() === today.getFullYear();
  const date = write(instant, language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(!isThisYear && { year: 'numeric' }),
  });
  if (ago < -1 || ago > 0) return date;
  const word = new Intl.RelativeTimeFormat(localeOf(language), { numeric: 'auto' }).format(ago, 'day');
  return `${word.charAt(0).toLocaleUpperCase(language)}${word.slice(1)}`;
}
