import type { StoredEvent } from '../event-sink.ts';
import { storableJson, storableText } from '../storable-text.ts';

/**
 * Of rows with the same id the earliest is kept: merging keeps the greatest precedence. The fsync settings make sure that written rows are
 * on disk when the server confirms them; by default it leaves that to the operating system.
 */
export const eventTable = `create table if not exists event (
  day Date,
  id String,
  inserted_at DateTime64(6, 'UTC') default now64(6, 'UTC'),
  precedence UInt64 materialized 18446744073709551615 - toUInt64(toUnixTimestamp64Micro(inserted_at)),
  received_at DateTime64(3, 'UTC'),
  happened_at DateTime64(3, 'UTC'),
  name LowCardinality(String),
  source LowCardinality(String),
  event_type LowCardinality(String),
  schema_id LowCardinality(String),
  version LowCardinality(String),
  page LowCardinality(String),
  page_id String,
  language LowCardinality(String),
  visitor_id String,
  session_id String,
  referer String,
  url String,
  person_id Nullable(String),
  presentation_oid Nullable(String),
  link_id Nullable(String),
  visit_id Nullable(Int64),
  is_bot Bool,
  country LowCardinality(String),
  device LowCardinality(String),
  browser LowCardinality(String),
  os LowCardinality(String),
  meeting String,
  body String,
  index inserted_at inserted_at type minmax granularity 1
) engine = ReplacingMergeTree(precedence) partition by day order by id
settings fsync_after_insert = 1, fsync_part_directory = 1, min_rows_to_fsync_after_merge = 1`;

/** A row as ClickHouse takes it in JSON. */
export function rowOf(event: StoredEvent) {
  return {
    day: event.day,
    id: event.id.toLowerCase(),
    received_at: event.receivedAt.toISOString(),
    happened_at: withinReach(event.happenedAt).toISOString(),
    name: storableText(event.name),
    source: event.source,
    event_type: storableText(event.eventType),
    schema_id: storableText(event.schemaId),
    version: storableText(event.version),
    page: storableText(event.page),
    page_id: event.pageId.toLowerCase(),
    language: storableText(event.language),
    visitor_id: storableText(event.visitorId),
    session_id: storableText(event.sessionId),
    referer: storableText(event.referer),
    url: storableText(event.url),
    person_id: textOrNull(event.personId),
    presentation_oid: textOrNull(event.presentationOid),
    link_id: textOrNull(event.linkId),
    visit_id: event.visitId,
    is_bot: event.isBot,
    country: storableText(event.country),
    device: event.device,
    browser: storableText(event.browser),
    os: storableText(event.os),
    meeting: event.meeting === null ? '' : storableJson(event.meeting),
    body: storableJson(event.body),
  };
}

const textOrNull = (text: string | null) => (text === null ? null : storableText(text));

const earliest = Date.UTC(1900, 0, 1);
const latest = Date.UTC(2299, 11, 31);
/** ClickHouse stores only times in this range, and a visitor's clock may be set to any. */
const withinReach = (date: Date) => new Date(Math.min(Math.max(date.getTime(), earliest), latest));

/** The selected columns; times are in milliseconds, to avoid date formats. */
export const selected = `toString(day) as day_text, id, toUnixTimestamp64Micro(inserted_at) as inserted, toUnixTimestamp64Milli(received_at) as received, toUnixTimestamp64Milli(happened_at) as happened, name, source, event_type, schema_id, version, page, page_id, language, visitor_id, session_id, referer, url, person_id, presentation_oid, link_id, visit_id, is_bot, country, device, browser, os, meeting, body`;

type Written = ReturnType<typeof rowOf>;

export interface SelectedRow extends Omit<Written, 'day' | 'received_at' | 'happened_at'> {
  day_text: string;
  inserted: number;
  received: number;
  happened: number;
}

export const eventOf = (row: SelectedRow): StoredEvent => ({
  id: row.id,
  day: row.day_text,
  receivedAt: new Date(row.received),
  happenedAt: new Date(row.happened),
  name: row.name,
  source: row.source,
  eventType: row.event_type,
  schemaId: row.schema_id,
  version: row.version,
  page: row.page,
  pageId: row.page_id,
  language: row.language,
  visitorId: row.visitor_id,
  sessionId: row.session_id,
  referer: row.referer,
  url: row.url,
  personId: row.person_id,
  presentationOid: row.presentation_oid,
  linkId: row.link_id,
  visitId: row.visit_id,
  isBot: row.is_bot,
  country: row.country,
  device: row.device,
  browser: row.browser,
  os: row.os,
  meeting: row.meeting === '' ? null : JSON.parse(row.meeting),
  body: JSON.parse(row.body),
});
