/** English dates as the house writes them, day first; the others by their own custom. */
const localeOf = (language: string) => (language === 'en' ? 'en-GB' : language);

// One zone for everybody: server and browser must write the same, or the page moves when it comes alive.
const timeZone = 'UTC';

/** "12 May 2026" */
export const formatDate = (instant: string, language: string) =>
  new Intl.DateTimeFormat(localeOf(language), { day: 'numeric', month: 'long', year: 'numeric', timeZone }).format(new Date(instant));

/** "14:05 UTC" */
export const formatTime = (instant: string, language: string) =>
  `${new Intl.DateTimeFormat(localeOf(language), { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }).format(new Date(instant))} UTC`;
