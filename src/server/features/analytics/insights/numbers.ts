import { devices, sources, type Compared, type DashboardTotals, type DayRange, type Device, type IdentifiedViewer, type InsightNumbers, type LinkInsight, type NamedCount, type Source, type StepReach } from '#contract/analytics/insights.ts';
import { valueOf } from '../rollup/buckets.ts';
import { FURTHER_KEYS } from '../rollup/rollup.store.ts';
import { daysOf, rangeBefore } from './day-range.ts';
import { findHints } from './hints.ts';
import { passedOn, type ComparedSum, type Sum } from './insights.store.ts';
import type { Stop } from './steps-of.ts';

/** Everything that was found of a range. */
export interface Found {
  range: DayRange;
  compared: readonly ComparedSum[];
  named: readonly Sum[];
  /** By step and bucket. */
  steps: readonly Sum[];
  stops: readonly Stop[];
  links: LinkInsight[];
  /** With the furthest step, from 0. */
  viewers: readonly IdentifiedViewer[];
  pdfSales: InsightNumbers['pdfSales'];
  /** Of which there is a number. */
  firstDay: string | null;
  upTo: string;
}

/** How often each bucket was met. */
type Buckets = ReadonlyMap<number, number>;

/** The smallest value that this share of all do not exceed, as exact as the buckets are; null where there is none. */
export function percentileOf(buckets: Buckets, share: number, read = valueOf): number | null {
  const met = [...buckets].filter(([, count]) => count > 0).toSorted(([one], [other]) => one - other);
  let left = met.reduce((sum, [, count]) => sum + count, 0) * share;
  const found = met.find(([, count]) => (left -= count) <= 0);
  return found ? read(found[0]) : null;
}

const bucketsOf = (sums: readonly Sum[]): Buckets => new Map(sums.map(({ key, count }) => [Number(key), count]));
const total = (sums: readonly { count: number }[]): number => sums.reduce((sum, { count }) => sum + count, 0);
const ratio = (part: number, whole: number): number => (whole > 0 ? part / whole : 0);
const byCount = (one: NamedCount, other: NamedCount) => Number(one.name === FURTHER_KEYS) - Number(other.name === FURTHER_KEYS) || other.count - one.count;

/** Sums of two ranges, one beside the other. */
function readCompared(sums: readonly ComparedSum[]) {
  const of = (metric: string, isBefore: boolean, keys?: readonly string[]) => sums.filter((sum) => sum.metric === metric && sum.isBefore === isBefore && (keys === undefined || keys.includes(sum.key)));
  const both = (count: (isBefore: boolean) => number): Compared => ({ now: count(false), before: count(true) });
  return {
    countOf: (metric: string, keys?: readonly string[]): Compared => both((isBefore) => total(of(metric, isBefore, keys))),
    finishedShare: both((isBefore) => ratio(total(of('finished', isBefore)), total(of('started', isBefore)))),
    typicalMs: both((isBefore) => percentileOf(bucketsOf(of('time', isBefore)), 0.5) ?? 0),
    perDay(range: DayRange): InsightNumbers['perDay'] {
      const views = new Map(sums.flatMap(({ day, count }) => (day === null ? [] : [[day, count]])));
      const before = daysOf(rangeBefore(range));
      return daysOf(range).map((day, index) => ({ day, views: views.get(day) ?? 0, before: views.get(before[index] ?? '') ?? 0 }));
    },
  };
}

/** Who came to a stop has been at all before it; what is typical of a stop is what is typical of its steps together. */
function readStops(stops: readonly Stop[], sums: readonly Sum[], started: number): StepReach[] {
  const times = new Map<number, Map<number, number>>();
  const ends = new Map<number, number>();
  for (const { metric, key, count } of sums) {
    const [step = 0, bucket = 0] = key.split(':').map(Number);
    if (metric === 'furthest') ends.set(step, (ends.get(step) ?? 0) + count);
    else times.set(step, (times.get(step) ?? new Map<number, number>()).set(bucket, count));
  }
  const typicalOf = (first: number, last: number): number | null => {
    const known = Array.from({ length: last - first + 1 }, (_, index) => percentileOf(times.get(first + index) ?? new Map(), 0.5)).filter((time) => time !== null);
    return known.length > 0 ? known.reduce((sum, time) => sum + time, 0) : null;
  };
  let count = total([...ends.values()].map((each) => ({ count: each })));
  return stops.map(({ title, thumbnail, first, last }, step) => {
    const reach = { step, title, thumbnail, count, share: Math.min(1, ratio(count, started)), typicalMs: typicalOf(first, last) };
    for (let at = first; at <= last; at++) count -= ends.get(at) ?? 0;
    return reach;
  });
}

/** All that the page of insights tells, from what was found. */
export function numbersFrom({ range, compared, named, steps, stops, links, viewers, pdfSales, firstDay, upTo }: Found): InsightNumbers {
  const { countOf, finishedShare, typicalMs, perDay } = readCompared(compared);
  const listOf = (metric: string): NamedCount[] => named.filter((sum) => sum.metric === metric && sum.count > 0).map(({ key: name, count }) => ({ name, count })).toSorted(byCount);
  const countIn = (metric: string) => total(named.filter((sum) => sum.metric === metric));
  const started = countOf('started').now;
  const numbers = {
    range,
    views: countOf('views'),
    finishedShare,
    typicalMs,
    copies: countOf('event', ['copy-made']),
    likes: countOf('like'),
    shares: countOf('share'),
    perDay: perDay(range),
    steps: readStops(stops, steps, started),
    sources: listOf('source').flatMap(({ name, count }) => (isSource(name) ? [{ source: name, count }] : [])),
    referrers: listOf('referrer'),
    embeds: listOf('embed'),
    countries: listOf('country'),
    languages: listOf('language'),
    devices: listOf('device').flatMap(({ name, count }) => (isDevice(name) ? [{ device: name, count }] : [])),
    networks: listOf('share'),
    pdfSales,
    links,
    viewers: viewers.map((viewer) => ({ ...viewer, furthestStep: stops.filter(({ first }) => first <= viewer.furthestStep).length })),
    apart: { owner: countIn('owner-views'), bots: countIn('bot-views') },
    upTo,
  };
  const onPhones = (metric: string) => total(named.filter((sum) => sum.metric === metric && sum.key === 'phone'));
  const passed = numbers.shares.now + countOf('event', passedOn).now;
  const phones = { started: onPhones('device-started'), finished: onPhones('device-finished') };
  const others = { started: countIn('device-started') - phones.started, finished: countIn('device-finished') - phones.finished };
  return { ...numbers, hints: findHints({ numbers, started, phones, others, passed, isComparable: firstDay !== null && firstDay <= rangeBefore(range).from }) };
}

/** What stands at the head of the dashboard, but for the most watched. */
export function totalsFrom(compared: readonly ComparedSum[], range: DayRange): Omit<DashboardTotals, 'mostWatched'> {
  const { countOf, finishedShare, typicalMs, perDay } = readCompared(compared);
  return { views: countOf('views'), finishedShare, typicalMs, likes: countOf('like'), perDay: perDay(range).map(({ day, views }) => ({ day, views })) };
}

const isSource = (name: string): name is Source => sources.some((known) => known === name);
const isDevice = (name: string): name is Device => devices.some((known) => known === name);
