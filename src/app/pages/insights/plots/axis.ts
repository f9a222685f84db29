const LINES = 4;
const MOST_TICKS = 7;
const DAYS_A_TICK = [1, 2, 7, 14, 28] as const;
const MONTHS_A_TICK = [1, 2, 3, 6, 12, 24, 60] as const;

/** Round numbers from 0 to at least `most`, in about four steps; integers, because counts are. */
export function ticksUpTo(most: number): number[] {
  const wanted = Math.max(most, 1) / LINES;
  const power = 10 ** Math.floor(Math.log10(wanted));
  const step = Math.max(1, power * ([1, 2, 2.5, 5].find((each) => each * power >= wanted && Number.isInteger(each * power)) ?? 10));
  return Array.from({ length: Math.max(1, Math.ceil(most / step)) + 1 }, (_, at) => at * step);
}

/** Which days get a label: every day, every week…, or the first of a month in long ranges. */
export function labelledDays(days: readonly string[]): number[] {
  const every = DAYS_A_TICK.find((step) => Math.ceil(days.length / step) <= MOST_TICKS);
  if (every !== undefined) return days.flatMap((_, at) => (at % every === 0 ? [at] : []));
  const firsts = days.flatMap((day, at) => (day.endsWith('-01') ? [at] : []));
  const step = MONTHS_A_TICK.find((months) => Math.ceil(firsts.length / months) <= MOST_TICKS) ?? firsts.length;
  return firsts.filter((_, at) => at % step === 0);
}

/** Labels far apart name only the month. */
export const isByMonths = (count: number): boolean => Math.ceil(count / 28) > MOST_TICKS;
