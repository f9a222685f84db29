const DAY_MS = 86_400_000;

let known = { number: Number.NaN, day: '' };

/** ISO 8601, in UTC. Events arrive roughly in order of their days, so the latest result is cached. */
export function dayOf(instant: number): string {
  const number = Math.floor(instant / DAY_MS);
  if (number !== known.number) known = { number, day: new Date(number * DAY_MS).toISOString().slice(0, 10) };
  return known.day;
}

export const addDays = (day: string, count: number): string => dayOf(Date.parse(day) + count * DAY_MS);
