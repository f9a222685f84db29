import { rangeDays, usualRangeDays, type DayRange } from '#contract/analytics/insights.ts';

/** The path, and the part of the query that selects the range; everything else is dropped. */
export function rangeOf(address: string): { path: string; query: string; days: number | null } {
  const { pathname, searchParams } = new URL(address, 'http://lectern.invalid');
  const [from, to, days] = ['from', 'to', 'days'].map((name) => searchParams.get(name));
  if (from || to) return { path: pathname, query: `?${new URLSearchParams({ ...(from && { from }), ...(to && { to }) })}`, days: null };
  const known = rangeDays.find((each) => String(each) === days);
  return { path: pathname, query: known === undefined ? '' : `?days=${known}`, days: known ?? usualRangeDays };
}

export const queryOf = ({ from, to }: DayRange): string => `?from=${from}&to=${to}`;

const DAY = 86_400_000;

/** Includes both ends. */
export const lengthOf = ({ from, to }: DayRange): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY) + 1;
