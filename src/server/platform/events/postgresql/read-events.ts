import type { Pool } from 'pg';
import type { StoredEvent } from '../event-sink.ts';
import { eventColumns } from './event-columns.ts';

interface EventRow extends Pick<
  StoredEvent,
  | 'id'
  | 'day'
  | 'name'
  | 'source'
  | 'version'
  | 'page'
  | 'language'
  | 'referer'
  | 'url'
  | 'country'
  | 'device'
  | 'browser'
  | 'os'
  | 'meeting'
  | 'body'
> {
  tx: string;
  received_at: number;
  happened_at: number;
  event_type: string;
  schema_id: string;
  page_id: string;
  visitor_id: string;
  session_id: string;
  person_id: string | null;
  presentation_oid: string | null;
  link_id: string | null;
  visit_id: string | null;
  is_bot: boolean;
}

const selection = `select tx, ${eventColumns.map(({ name, select = name }) => select).join(', ')} from event`;
const dateOf = (seconds: number) => new Date(Math.round(seconds * 1000));

/** `conditions` may use `$1`, `$2`…. The statement is unnamed, so it is planned for these very days. */
export async function readEvents(
  pool: Pool,
  conditions: string,
  values: unknown[],
): Promise<{ events: StoredEvent[]; lastTx: string | undefined }> {
  const { rows } = await pool.query<EventRow>(`${selection} where ${conditions}`, values);
  return { events: rows.map(eventOf), lastTx: rows.at(-1)?.tx };
}

const eventOf = (row: EventRow): StoredEvent => ({
  id: row.id,
  day: row.day,
  receivedAt: dateOf(row.received_at),
  happenedAt: dateOf(row.happened_at),
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
  visitId: row.visit_id === null ? null : Number(row.visit_id),
  isBot: row.is_bot,
  country: row.country,
  device: row.device,
  browser: row.browser,
  os: row.os,
  meeting: row.meeting,
  body: row.body,
});
