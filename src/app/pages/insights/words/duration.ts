import { formatNumber } from '#locale/number.ts';
import type { Translate } from '#locale/translate.ts';

const MINUTE = 60;
const HOUR = 3600;

/** "6 min 40 s", "1 h 5 min", "12 s". */
export function wordDuration(milliseconds: number, text: Translate, language: string): string {
  const seconds = Math.round(Math.max(0, milliseconds) / 1000);
  const [hours, minutes, rest] = [Math.floor(seconds / HOUR), Math.floor((seconds % HOUR) / MINUTE), seconds % MINUTE];
  if (hours > 0) return text('insights.time.hours', { hours: formatNumber(hours, language), minutes });
  if (minutes > 0)
    return rest > 0 ? text('insights.time.minutes', { minutes, seconds: rest }) : text('insights.time.minutesOnly', { minutes });
  return text('insights.time.seconds', { seconds: rest });
}

/** "+4 s", "−1 min 12 s"; "0 s" without a change. */
export function wordTimeChange(milliseconds: number, text: Translate, language: string): string {
  const words = wordDuration(Math.abs(milliseconds), text, language);
  const isNothing = Math.abs(milliseconds) < 500;
  return isNothing ? words : `${milliseconds > 0 ? '+' : '−'}${words}`;
}
