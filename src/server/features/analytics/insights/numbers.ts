import {
  devices,
  sources,
  type Compared,
  type ComparedOfStarted,
  type DashboardTotals,
  type DayRange,
  type Device,
  type IdentifiedViewer,
  type InsightNumbers,
  type LinkInsight,
  type NamedCount,
  type NamedCounts,
  type Source,
  type StepReach,
} from '#contract/analytics/insights.ts';
import { percentileOf, stepBuckets, watchBuckets, type Met } from '../rollup/buckets.ts';
import { FURTHER_KEYS } from '../rollup/rollup.store.ts';
import { daysOf, rangeBefore } from './day-range.ts';
import { findHints } from './hints.ts';
import { passedOn, type ComparedSum, type Sum } from './insights.store.ts';

/** A stop of the path as its owner counts: with the steps that reveal something there. */
export interface Stop {
  title: string;
  thumbnail: string | null;
  /** Its first and last step, as events count them. */
  first: number;
  last: number;
}

/** Everything the stores returned for a range. */
export interface Found {
  range: DayRange;
  compared: readonly ComparedSum[];
  named: readonly Sum[];
  /** Keyed by step and bucket. */
  steps: readonly Sum[];
  stops: readonly Stop[];
  links: LinkInsight[];
  /** `furthestStep` counts steps from 0. */
  viewers: readonly IdentifiedViewer[];
  pdfSales: InsightNumbers['pdfSales'];
  /** The first day with views. */
  firstDay: string | null;
  /** The numbers are of the whole site. */
  isSite: boolean;
  /** People other than the owner can open it. */
  isShared: boolean;
  upTo: string;
}

/** Whether there were views from the first day of the previous range on. */
const isComparable = (range: DayRange, firstDay: string | null): boolean => firstDay !== null && firstDay <= rangeBefore(range).from;

const bucketsOf = (sums: readonly Sum[]): Met => new Map(sums.map(({ key, count }) => [Number(key), count]));
const total = (sums: readonly { count: number }[]): number => sums.reduce((sum, { count }) => sum + count, 0);
const ratio = (part: number, whole: number): number => (whole > 0 ? part / whole : 0);
const byCount = (one: NamedCount, other: NamedCount) => other.count - one.count;

/** Sums of a range and the one before it, side by side. */
function readCompared(sums: readonly ComparedSum[]) {
  const of = (metric: string, isBefore: boolean, keys?: readonly string[]) =>
    sums.filter((sum) => sum.metric === metric && sum.isBefore === isBefore && (keys === undefined || keys.includes(sum.key)));
  const both = <Value>(count: (isBefore: boolean) => Value) => ({ now: count(false), before: count(true) });
  const shareOf = (started: number, finished: number) => (started > 0 ? finished / started : null);
  return {
    countOf: (metric: string, keys?: readonly string[]): Compared => both((isBefore) => total(of(metric, isBefore, keys))),
    /** Never below zero, though likes from before the range may be withdrawn in it. */
    likes: both((isBefore) => Math.max(0, total(of('like', isBefore)))) satisfies Compared,
    finishedShare: both((isBefore) => shareOf(total(of('started', isBefore)), total(of('finished', isBefore)))) satisfies ComparedOfStarted,
    typicalMs: both((isBefore) => percentileOf(bucketsOf(of('time', isBefore)), 0.5, watchBuckets)) satisfies ComparedOfStarted,
    perDay(range: DayRange): InsightNumbers['perDay'] {
      const views = new Map(sums.flatMap(({ day, count }) => (day === null ? [] : [[day, count]])));
      const before = daysOf(rangeBefore(range));
      return daysOf(range).map((day, index) => ({ day, views: views.get(day) ?? 0, before: views.get(before[index] ?? '') ?? 0 }));
    },
  };
}

/** Reaching a stop implies having passed all before it. The typical time at a stop is the sum of the typical times of its steps. */
function readStops(stops: readonly Stop[], sums: readonly Sum[], started: number): StepReach[] {
  const times = new Map<number, Map<number, number>>();
  const ends = new Map<number, number>();
  for (const { metric, key, count } of sums) {
    const [step = 0, bucket = 0] = key.split(':').map(Number);
    if (metric === 'furthest') ends.set(step, (ends.get(step) ?? 0) + count);
    else times.set(step, (times.get(step) ?? new Map<number, number>()).set(bucket, count));
  }
  const typicalOf = (first: number, last: number): number | null => {
    const known = Array.from({ length: last - first + 1 }, (_, index) =>
      percentileOf(times.get(first + index) ?? new Map(), 0.5, stepBuckets),
    ).filter((time) => time !== null);
    return known.length > 0 ? known.reduce((sum, time) => sum + time, 0) : null;
  };
  let count = total([...ends.values()].map((each) => ({ count: each })));
  return stops.map(({ title, thumbnail, first, last }, step) => {
    const reach = { step, title, thumbnail, count, share: Math.min(1, ratio(count, started)), typicalMs: typicalOf(first, last) };
    for (let at = first; at <= last; at++) count -= ends.get(at) ?? 0;
    return reach;
  });
}

/** All numbers of the insights page, computed from the stored sums. */
export function numbersFrom({
  range,
  compared,
  named,
  steps,
  stops,
  links,
  viewers,
  pdfSales,
  firstDay,
  isSite,
  isShared,
  upTo,
}: Found): InsightNumbers {
  const { countOf, likes, finishedShare, typicalMs, perDay } = readCompared(compared);
  const listOf = (metric: string): NamedCount[] =>
    named
      .filter((sum) => sum.metric === metric && sum.key !== FURTHER_KEYS && sum.count > 0)
      .map(({ key: name, count }) => ({ name, count }))
      .toSorted(byCount);
  const namedOf = (metric: string): NamedCounts => ({
    named: listOf(metric),
    rest: total(named.filter((sum) => sum.metric === metric && sum.key === FURTHER_KEYS)),
  });
  const countIn = (metric: string) => total(named.filter((sum) => sum.metric === metric));
  const started = countOf('started').now;
  const numbers = {
    range,
    isComparable: isComparable(range, firstDay),
    views: countOf('views'),
    finishedShare,
    typicalMs,
    copies: countOf('event', ['copy-made']),
    likes,
    shares: countOf('share'),
    perDay: perDay(range),
    steps: readStops(stops, steps, started),
    sources: listOf('source').flatMap(({ name, count }) => (isSource(name) ? [{ source: name, count }] : [])),
    referrers: namedOf('referrer'),
    embeds: namedOf('embed'),
    embedSites: countIn('embed-sites'),
    countries: namedOf('country'),
    languages: namedOf('language'),
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
  return { ...numbers, hints: findHints({ numbers, started, phones, others, passed, isSite, isShared }) };
}

/** The totals at the top of the dashboard, except the most watched presentation. */
export function totalsFrom(
  compared: readonly ComparedSum[],
  range: DayRange,
  firstDay: string | null,
): Omit<DashboardTotals, 'mostWatched'> {
  const { countOf, likes, finishedShare, typicalMs, perDay } = readCompared(compared);
  return {
    isComparable: isComparable(range, firstDay),
    views: countOf('views'),
    finishedShare,
    typicalMs,
    likes,
    perDay: perDay(range).map(({ day, views }) => ({ day, views })),
  };
}

const isSource = (name: string): name is Source => sources.some((known) => known === name);
const isDevice = (name: string): name is Device => devices.some((known) => known === name);
