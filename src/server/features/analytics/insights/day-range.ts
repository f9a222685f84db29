import { rangeDays, usualRangeDays, type DayRange } from '#contract/analytics/insights.ts';
import { z } from 'zod';
import { addDays } from '../../../platform/events/day.ts';

const DAY = 86_400_000;
/** Days that a range may have. */
const LONGEST = 366;
const choices = rangeDays.map(String);
/** Nothing of ours is older, and PostgreSQL and JavaScript agree on every day from here on. */
const FIRST = '2000-01-01';

const lengthOf = ({ from, to }: DayRange): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY) + 1;

/** Every day of it, in order. */
export const daysOf = (range: DayRange): string[] => Array.from({ length: lengthOf(range) }, (_, index) => addDays(range.from, index));

/** As long, and just before. */
export const rangeBefore = (range: DayRange): DayRange => ({ from: addDays(range.from, -lengthOf(range)), to: addDays(range.from, -1) });

export const lastDays = (count: number, today: string): DayRange => ({ from: addDays(today, 1 - count), to: today });

const Day = z.iso.date().optional().catch(undefined);
const Asked = z.object({ from: Day, to: Day, days: z.enum(choices).optional().catch(undefined) });

/** What an address asks for, put right where it cannot be: days of the future, turned round, too many of them, or none at all. */
export function readRange(query: unknown, today: string): DayRange {
  const { from: first, to: last, days } = Asked.safeParse(query).data ?? {};
  if (first === undefined && last === undefined) return lastDays(Number(days ?? usualRangeDays), today);
  const [one, other] = [first, last ?? today].map((day) => (day === undefined ? undefined : clamp(day, FIRST, today)));
  const to = other ?? today;
  const from = one ?? clamp(addDays(to, 1 - usualRangeDays), FIRST, to);
  const range = from > to ? { from: to, to: from } : { from, to };
  return lengthOf(range) > LONGEST ? { from: addDays(range.to, 1 - LONGEST), to: range.to } : range;
}

/** Days as they are written compare like days. */
const clamp = (day: string, least: string, most: string): string => (day < least ? least : day > most ? most : day);
