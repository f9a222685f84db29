import type { Device, Source } from '#contract/analytics/insights.ts';
import type { StoredEvent } from '../../../platform/events/event-sink.ts';
import { storableText } from '../../../platform/events/storable-text.ts';
import { timeOfId } from '../events/event-id.ts';
import { sourceOf } from './source-of.ts';

const HOUR = 3_600_000;
/** Further ones count as the last: nobody makes our arrays as long as they like. */
const MOST_STEPS = 500;
/** Of one step of one view, in milliseconds; the sum of two stays there, so that the order does not matter. */
const LONGEST = 86_400_000;

/** What one visitor watched of one presentation, on pages opened in one hour. */
export interface View {
  presentationId: number;
  /** Milliseconds since the epoch, at the beginning of the hour. */
  hour: number;
  visitor: string;
  /** The event that the dimensions are of: the earliest. */
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
  /** From 0; -1: none. */
  furthestStep: number;
  /** Milliseconds, by the index of the step. */
  stepMs: readonly number[];
  lastAt: number;
}

export interface Watched {
  id: number;
  ownerId: string;
  /** That lead to it, or did so once: an id that a browser makes up is none. */
  linkIds: ReadonlySet<string>;
}

/** As long as an index takes it and a database reads it. */
export const keyText = (text: string): string => storableText(text.slice(0, 253));

export const viewKey = ({ presentationId, hour, visitor }: Pick<View, 'presentationId' | 'hour' | 'visitor'>): string =>
  `${presentationId} ${hour} ${visitor}`;

const stepIn = (value: unknown): number => (typeof value === 'number' && value >= 0 ? Math.min(Math.floor(value), MOST_STEPS - 1) : -1);
const timeOf = (value: unknown): number => (typeof value === 'number' && value > 0 ? Math.min(Math.round(value), LONGEST) : 0);

/** The view that one event alone would make. */
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

/** Two parts of the same view as one. Neither the order nor how the parts were cut makes a difference. */
export function joinViews(one: View, other: View): View {
  return {
    ...(one.firstId <= other.firstId ? one : other),
    // One event alone may tell it, and not the first.
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
