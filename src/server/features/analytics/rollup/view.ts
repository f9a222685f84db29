import type { Device, Source } from '#contract/analytics/insights.ts';
import type { StoredEvent } from '../../../platform/events/event-sink.ts';
import { storableText } from '../../../platform/events/storable-text.ts';
import { timeOfId } from '../events/event-id.ts';
import { sourceOf } from './source-of.ts';

const HOUR = 3_600_000;
/** Steps beyond this count as the last one, so clients cannot make the arrays any length they like. */
const MOST_STEPS = 500;
/** Longest time at one step of one view, in milliseconds; sums are capped too, so the order does not matter. */
const LONGEST = 86_400_000;

/** What one visitor watched of one presentation, on pages opened within one hour. */
export interface View {
  presentationId: number;
  /** Start of the hour, in milliseconds since the epoch. */
  hour: number;
  visitor: string;
  /** The earliest event, which the dimensions are taken from. */
  firstId: string;
  source: Source;
  referrer: string;
  embedHost: string;
  country: string;
  language: string;
  device: Device;
  linkId: string | null;
  visitId: number | null;
  isBot: boolean;
  isOwner: boolean;
  isStayed: boolean;
  isStarted: boolean;
  isFinished: boolean;
  /** From 0; -1 if none. */
  furthestStep: number;
  /** Milliseconds, by step index. */
  stepMs: readonly number[];
  lastAt: number;
}

export interface Watched {
  id: number;
  ownerId: string;
  /** Links that lead to it, or once did; ids made up by a browser are not among them. */
  linkIds: ReadonlySet<string>;
}

/** Short enough for an index, and storable. */
export const keyText = (text: string): string => storableText(text.slice(0, 253));

export const viewKey = ({ presentationId, hour, visitor }: Pick<View, 'presentationId' | 'hour' | 'visitor'>): string =>
  `${presentationId} ${hour} ${visitor}`;

const stepIn = (value: unknown): number => (typeof value === 'number' && value >= 0 ? Math.min(Math.floor(value), MOST_STEPS - 1) : -1);
const timeOf = (value: unknown): number => (typeof value === 'number' && value > 0 ? Math.min(Math.round(value), LONGEST) : 0);

/** The view that a single event makes. */
export function viewOf(event: StoredEvent, { id, ownerId, linkIds }: Watched): View {
  const { name, body } = event;
  const linkId = event.linkId !== null && linkIds.has(event.linkId) ? event.linkId : null;
  const step = name === 'step-entered' || name === 'step-left' ? stepIn(body['step']) : -1;
  const ms = name === 'step-left' && step >= 0 ? timeOf(body['ms']) : 0;
  const opened = timeOfId(event.pageId);
  return {
    presentationId: id,
    hour: opened - (opened % HOUR),
    visitor: keyText(event.visitorId || event.pageId),
    firstId: event.id,
    ...sourceOf({ source: event.source, linkId, referer: event.referer, url: event.url, body }),
    country: keyText(event.country),
    language: keyText(event.language),
    device: event.device,
    linkId,
    visitId: event.visitId,
    isBot: event.isBot,
    isOwner: event.personId === ownerId,
    isStayed: name === 'page-stayed',
    isStarted: name === 'viewer-started',
    isFinished: name === 'viewer-finished',
    furthestStep: step,
    stepMs: ms > 0 ? [...Array<number>(step).fill(0), ms] : [],
    lastAt: event.receivedAt.getTime(),
  };
}

/** Joins two parts of the same view. The result depends neither on the order nor on how the parts were split. */
export function joinViews(one: View, other: View): View {
  return {
    ...(one.firstId <= other.firstId ? one : other),
    // Only one of the events may carry it, and not necessarily the first.
    embedHost: earlierWord(one.embedHost, other.embedHost),
    isBot: one.isBot || other.isBot,
    isOwner: one.isOwner || other.isOwner,
    isStayed: one.isStayed || other.isStayed,
    isStarted: one.isStarted || other.isStarted,
    isFinished: one.isFinished || other.isFinished,
    furthestStep: Math.max(one.furthestStep, other.furthestStep),
    stepMs: addTimes(one.stepMs, other.stepMs),
    lastAt: Math.max(one.lastAt, other.lastAt),
  };
}

const earlierWord = (one: string, other: string) => (other === '' || (one !== '' && one < other) ? one : other);

function addTimes(one: readonly number[], other: readonly number[]): readonly number[] {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length === 0 ? long : long.map((ms, step) => Math.min(ms + (short[step] ?? 0), LONGEST));
}
