import { catalogue, type EventName } from '#contract/analytics/catalogue.ts';
import { schemaIdOf, type EventSource } from '#contract/analytics/event.ts';
import type { Field, Fields } from '#contract/analytics/fields.ts';
import type { Device } from '#contract/analytics/insights.ts';
import { dayOf } from '../../../platform/events/day.ts';
import type { StoredEvent } from '../../../platform/events/event-sink.ts';
import { cleanText, cutAddress, cutQuery, withoutQueries } from './clean-text.ts';
import { parseEventId, timeOfId } from './event-id.ts';

/** Why an event is set aside: not one of ours, or outside the accepted time. */
export type ApartReason = 'unknown' | 'malformed' | 'past' | 'future';

/** What the server knows about the sender. */
export interface Sender {
  /** Milliseconds since the epoch. */
  now: number;
  isBot: boolean;
  country: string;
  device: Device;
  browser: string;
  os: string;
}

type Scalar = string | number | boolean;
type Json = Readonly<Record<string, unknown>>;

interface Kind {
  schemaId: string;
  isOfMeeting: boolean;
  fields: readonly { name: string; field: Field }[];
}

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const PAST = DAY;
const FUTURE = 10 * MINUTE;

const listFields = (fields: Fields) => Object.entries(fields).map(([name, field]) => ({ name, field }));

/** The events clients may send; those only the server emits are left out. */
const kinds = new Map<string, Kind>(
  Object.entries(catalogue)
    .filter(([, kind]) => !('isServers' in kind))
    .map(([name, kind]) => [
      name,
      { schemaId: schemaIdOf(name as EventName), isOfMeeting: 'shape' in kind && kind.shape === 'meeting', fields: listFields(kind.body) },
    ]),
);

const sources = new Map<unknown, EventSource>([
  ['website', 'website'],
  ['embed', 'embed'],
  ['meeting', 'meeting'],
]);
const ofPresentation = /^[a-z0-9_-]{1,40}$/;
const ofLink = /^[a-z0-9]{8,40}$/;
const isoTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:\d\d)$/;

/**
 * Checks one received event against the catalogue. Texts and numbers that are too large are cut; unknown fields are dropped, so pages
 * may be newer than the server; any other deviation, and anything nested, sets the event aside.
 */
export function parseEvent(raw: unknown, sender: Sender): StoredEvent | ApartReason {
  if (!isObject(raw)) return 'malformed';
  const { core, event_source: place, platform, user, body } = raw;
  if (!isObject(core) || !isObject(place) || !isObject(platform) || !isObject(user) || !isObject(body)) return 'malformed';
  if (core['type'] !== 'event' || platform['type'] !== 'web') return 'malformed';
  const name = body['event_name'];
  if (typeof name !== 'string') return 'malformed';
  const kind = kinds.get(name);
  if (!kind || core['schema_id'] !== kind.schemaId) return 'unknown';

  const source = sources.get(core['event_source']);
  const eventType = core['event_type'];
  if (source === undefined || place['name'] !== source || (eventType !== 'user' && eventType !== 'system')) return 'malformed';
  if (kind.isOfMeeting && source !== 'meeting') return 'malformed';

  const id = parseEventId(body['event_id']);
  const pageId = parseEventId(place['page_id']);
  const happened = parseTime(core['client_time']);
  if (id === undefined || pageId === undefined || happened === undefined) return 'malformed';
  const made = timeOfId(id);
  if (Math.min(made, happened) < sender.now - PAST) return 'past';
  if (Math.max(made, happened) > sender.now + FUTURE) return 'future';
  const opened = timeOfId(pageId);
  if (opened < made - DAY || opened > made + MINUTE) return 'malformed';

  const presentationOid = body['presentation_oid'];
  const linkId = body['link_id'];
  if (!isNameOrAbsent(presentationOid, ofPresentation) || !isNameOrAbsent(linkId, ofLink)) return 'malformed';
  const kept = readBody(kind, body);
  const meeting = source === 'meeting' ? readMeeting(platform, user) : null;
  const { version, page, language } = place;
  const { visitor_id: visitorId, referer, url } = platform;
  const { session_id: sessionId } = user;
  if (kept === undefined || meeting === undefined) return 'malformed';
  if (typeof version !== 'string' || typeof page !== 'string' || typeof language !== 'string') return 'malformed';
  if (typeof visitorId !== 'string' || typeof referer !== 'string' || typeof url !== 'string' || typeof sessionId !== 'string')
    return 'malformed';

  return {
    id,
    day: dayOf(made),
    receivedAt: new Date(sender.now),
    happenedAt: new Date(happened),
    name,
    source,
    eventType,
    schemaId: kind.schemaId,
    version: cleanText(version, 40),
    page: cleanText(page, 60),
    pageId,
    language: cleanText(language, 20),
    visitorId: cleanText(visitorId, 60),
    sessionId: cleanText(sessionId, 60),
    referer: cutAddress(referer, 300),
    url: cutAddress(url, 300),
    personId: null,
    presentationOid: presentationOid ?? null,
    linkId: linkId ?? null,
    visitId: null,
    isBot: sender.isBot,
    country: sender.country,
    device: sender.device,
    browser: sender.browser,
    os: sender.os,
    meeting,
    body: kept,
  };
}

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

const isNameOrAbsent = (value: unknown, pattern: RegExp): value is string | undefined =>
  value === undefined || (typeof value === 'string' && pattern.test(value));

function parseTime(value: unknown): number | undefined {
  const time = typeof value === 'string' && isoTime.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? undefined : time;
}

function readBody({ fields }: Kind, body: Json): Record<string, Scalar> | undefined {
  for (const key in body) if (typeof body[key] === 'object') return undefined;
  const kept: Record<string, Scalar> = {};
  for (const { name, field } of fields) {
    const value = body[name];
    if (value === undefined && field.isOptional) continue;
    const read = readField(name, field, value);
    if (read === undefined) return undefined;
    kept[name] = read;
  }
  return kept;
}

const asTyped = (text: string) => text;

/**
 * Queries may hold tokens and names, so they are stripped from addresses and from addresses within texts. Search terms stay as typed.
 */
const cutOf = (name: string) => (name === 'term' ? asTyped : name === 'address' ? cutQuery : withoutQueries);

function readField(name: string, field: Field, value: unknown): Scalar | undefined {
  switch (field.kind) {
    case 'text':
      return typeof value === 'string' ? cleanText(cutOf(name)(value), field.most) : undefined;
    case 'whole':
      return typeof value === 'number' && Number.isInteger(value) && value >= 0 ? Math.min(value, field.most) : undefined;
    case 'number':
      return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? Math.min(value, field.most) : undefined;
    case 'flag':
      return typeof value === 'boolean' ? value : undefined;
    case 'choice':
      return typeof value === 'string' && field.of.includes(value) ? value : undefined;
  }
}

function readMeeting({ os, os_version, user_agent, app_version, meeting_id }: Json, { user_id }: Json): StoredEvent['meeting'] | undefined {
  if (typeof os !== 'string' || typeof os_version !== 'string' || typeof user_agent !== 'string' || typeof app_version !== 'string')
    return undefined;
  if (typeof meeting_id !== 'string' || typeof user_id !== 'string') return undefined;
  return {
    os: cleanText(os, 60),
    os_version: cleanText(os_version, 60),
    user_agent: cleanText(user_agent, 400),
    app_version: cleanText(app_version, 40),
    meeting_id: cleanText(meeting_id, 100),
    user_id: cleanText(user_id, 100),
  };
}
