import type { StoredEvent } from '../../../platform/events/event-sink.ts';
import { stepBuckets, vitalBucket, watchBuckets } from './buckets.ts';
import { keyText, type View } from './view.ts';

/** One addition to the sums of a day: what is counted, under which key, and how much. */
export type Contribution = readonly [metric: string, key: string, count: number];

/** The presentation id under which the whole site is summed. */
export const SITE = 0;

/** Metrics summed per presentation only; across the site they would mix unlike things. */
const ofPresentation: ReadonlySet<string> = new Set(['furthest', 'step-time', 'link', 'link-started', 'link-finished', 'link-ms']);
/** Metrics summed for the site only. */
const ofSite = (metric: string) => metric.startsWith('vital-');

/** Whether it was started, or in sight for a while. */
export const isCounted = (view: View): boolean => view.isStarted || view.isStayed;

/** Whether it counts and is neither a bot's nor the owner's. */
export const isPersons = (view: View): boolean => isCounted(view) && !view.isBot && !view.isOwner;

/** What a view adds to the sums of its day. */
export function contributionsOf(view: View): Contribution[] {
  if (!isCounted(view)) return [];
  if (view.isBot) return [['bot-views', '', 1]];
  if (view.isOwner) return [['owner-views', '', 1]];
  const { source, referrer, embedHost, country, language, device, linkId, isStarted, isFinished, furthestStep, stepMs } = view;
  const list: Contribution[] = [
    ['views', '', 1],
    ['source', source, 1],
    ['country', country, 1],
    ['language', language, 1],
    ['device', device, 1],
  ];
  if (referrer !== '') list.push(['referrer', referrer, 1]);
  if (embedHost !== '') list.push(['embed', embedHost, 1]);
  if (linkId !== null) list.push(['link', linkId, 1]);
  if (!isStarted) return list;
  const watched = stepMs.reduce((sum, ms) => sum + ms, 0);
  list.push(['started', '', 1], ['device-started', device, 1], ['time', `${watchBuckets.bucketOf(watched)}`, 1], ['watch-ms', '', watched]);
  if (furthestStep >= 0) list.push(['furthest', `${furthestStep}`, 1]);
  stepMs.forEach((ms, step) => ms > 0 && list.push(['step-time', `${step}:${stepBuckets.bucketOf(ms)}`, 1]));
  if (linkId !== null) list.push(['link-started', linkId, 1], ['link-ms', linkId, watched]);
  if (!isFinished) return list;
  list.push(['finished', '', 1], ['device-finished', device, 1]);
  if (linkId !== null) list.push(['link-finished', linkId, 1]);
  return list;
}

/** What an event alone adds to the sums of its day. */
export function eventContributions({
  name,
  isBot,
  body,
  personId,
}: Pick<StoredEvent, 'name' | 'isBot' | 'body' | 'personId'>): Contribution[] {
  if (isBot) return [];
  const list: Contribution[] = [['event', keyText(name), 1]];
  const { network, vital, value } = body;
  if (name === 'share' && typeof network === 'string') list.push(['share', keyText(network), 1]);
  // Only logged-in users can like; trust the server's knowledge of that, not the browser's.
  if (personId !== null && (name === 'like' || name === 'unlike')) list.push(['like', '', name === 'like' ? 1 : -1]);
  if (name === 'web-vital' && typeof vital === 'string' && typeof value === 'number')
    list.push([keyText(`vital-${vital}`), `${vitalBucket(vital, value)}`, 1]);
  return list;
}

export interface Sum {
  presentationId: number;
  /** ISO 8601. */
  day: string;
  metric: string;
  key: string;
  count: number;
}

/** Accumulates contributions into sums. */
export function createSums() {
  const days = new Map<string, Map<string, Sum>>();
  const dayOf = (presentationId: number, day: string) => {
    const name = `${presentationId} ${day}`;
    const known = days.get(name) ?? new Map<string, Sum>();
    days.set(name, known);
    return (metric: string, key: string, count: number) => {
      const sum = known.get(`${metric} ${key}`);
      if (sum) sum.count += count;
      else known.set(`${metric} ${key}`, { presentationId, day, metric, key, count });
    };
  };
  return {
    /** Adds to the sums of the presentation, if there is one, and of the site. `sign` -1 subtracts. */
    add(presentationId: number, day: string, contributions: readonly Contribution[], sign: 1 | -1 = 1): void {
      if (contributions.length === 0) return;
      const addToSite = dayOf(SITE, day);
      const addToPresentation = presentationId === SITE ? undefined : dayOf(presentationId, day);
      for (const [metric, key, count] of contributions) {
        if (!ofSite(metric)) addToPresentation?.(metric, key, count * sign);
        if (!ofPresentation.has(metric)) addToSite(metric, key, count * sign);
      }
    },
    /** Adds to a single sum. */
    addSum: ({ presentationId, day, metric, key, count }: Sum): void => dayOf(presentationId, day)(metric, key, count),
    /** The sums that are not zero, in a fixed order. */
    list: (): Sum[] =>
      [...days.values()]
        .flatMap((sums) => [...sums.values()])
        .filter(({ count }) => count !== 0)
        .sort(inOrder),
  };
}

const compare = <Value extends string | number>(one: Value, other: Value) => (one < other ? -1 : one > other ? 1 : 0);
/** The order in which every process writes sums. */
export const inOrder = (one: Sum, other: Sum): number =>
  one.presentationId - other.presentationId ||
  compare(one.day, other.day) ||
  compare(one.metric, other.metric) ||
  compare(one.key, other.key);
