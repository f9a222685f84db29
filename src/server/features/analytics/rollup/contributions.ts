import type { StoredEvent } from '../../../platform/events/event-sink.ts';
import { stepBuckets, vitalBucket, watchBuckets } from './buckets.ts';
import { keyText, type View } from './view.ts';

/** What is counted of it, under which key, and how much: one of the sums of a day. */
export type Contribution = readonly [metric: string, key: string, count: number];

/** The whole site stands among the sums as this presentation. */
export const SITE = 0;

/** Of one presentation alone: on the site they would be a heap of unlike things. */
const ofPresentation: ReadonlySet<string> = new Set(['furthest', 'step-time', 'link', 'link-started', 'link-finished', 'link-ms']);
/** The other way round. */
const ofSite = (metric: string) => metric.startsWith('vital-');

/** Somebody started, or the presentation was in sight for a while. */
export const isCounted = (view: View): boolean => view.isStarted || view.isStayed;

/** Counted, and neither a machine nor the owner. */
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

/** What an event adds by itself to the sums of its day. */
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
  // Only who is logged in can like; the server knows, whatever a browser says.
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

/** Sums that grow by contributions. */
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
    /** To those of the presentation, if it is one, and of the site. `sign` -1 takes away again. */
    add(presentationId: number, day: string, contributions: readonly Contribution[], sign: 1 | -1 = 1): void {
      if (contributions.length === 0) return;
      const addToSite = dayOf(SITE, day);
      const addToPresentation = presentationId === SITE ? undefined : dayOf(presentationId, day);
      for (const [metric, key, count] of contributions) {
        if (!ofSite(metric)) addToPresentation?.(metric, key, count * sign);
        if (!ofPresentation.has(metric)) addToSite(metric, key, count * sign);
      }
    },
    /** To one of them. */
    addSum: ({ presentationId, day, metric, key, count }: Sum): void => dayOf(presentationId, day)(metric, key, count),
    /** Those that are not nothing, always in the same order. */
    list: (): Sum[] =>
      [...days.values()]
        .flatMap((sums) => [...sums.values()])
        .filter(({ count }) => count !== 0)
        .sort(inOrder),
  };
}

const compare = <Value extends string | number>(one: Value, other: Value) => (one < other ? -1 : one > other ? 1 : 0);
/** In which everybody writes them. */
export const inOrder = (one: Sum, other: Sum): number =>
  one.presentationId - other.presentationId ||
  compare(one.day, other.day) ||
  compare(one.metric, other.metric) ||
  compare(one.key, other.key);
