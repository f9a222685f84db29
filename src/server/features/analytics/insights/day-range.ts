import { rangeDays, usualRangeDays, type DayRange } from '#contract/analytics/insights.ts';
import { z } from 'zod';
import { addDays } from '../../../platform/events/day.ts';

const DAY = 86_400_000;
/** The longest range, in days. */
const LONGEST = 366;
const choices = rangeDays.map(String);
/** None of our data is older, and PostgreSQL and JavaScript agree on every day from here on. */
const FIRST = '2000-01-01';

const lengthOf = ({ from, to }: DayRange): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY) + 1;

/** Every day of the range, in order. */
export const daysOf = (range: DayRange): string[] => Array.from({ length: lengthOf(range) }, (_, index) => addDays(range.from, index));

/** The range of the same length just before. */
export const rangeBefore = (range: DayRange): DayRange => ({ from: addDays(range.from, -lengthOf(range)), to: addDays(range.from, -1) });

export const lastDays = (count: number, today: string): DayRange => ({ from: addDays(today, 1 - count), to: today });

const Day = z.iso.date().optional().catch(undefined);
const Asked = z.object({ from: Day, to: Day, days: z.enum(choices).optional().catch(undefined) });

/** The range a query asks for, corrected where it is in the future, reversed, too long or missing. */
export function readRange(query: unknown, today: string): DayRange {
  const { from: first, to: last, days } = Asked.safeParse(query).data ?? {};
  if (first === undefined && last === undefined) return lastDays(Number(days ?? usualRangeDays), today);
  const [one, other] = [first, last ?? today].map((day) => (day === undefined ? undefined : clamp(day, FIRST, today)));
  const to = other ?? today;
  const from = one ?? clamp(addDays(to, 1 - usualRangeDays), FIRST, to);
  const range = from > to ? { from: to, to: from } : { from, to };
  return lengthOf(range) > LONGEST ? { from: addDays(range.to, 1 - LONGEST), to: range.to } : range;
}

/** ISO dates sort like the days they name. */
const clamp = (day: string, least: string, most: string): string => (day < least ? least : day > most ? most : day);
