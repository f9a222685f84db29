import type { StoredEvent } from '../event-sink.ts';
import { jsonElement, orNull, textElement, type Element } from './array-literal.ts';

interface Column {
  name: string;
  /** The type in which it is sent. */
  type: string;
  write(event: StoredEvent): Element;
  /** SQL that converts the sent value to the stored one, where they differ. */
  make?: (sent: string) => string;
  /** SQL that selects the stored value, where that is not just its name. */
  select?: string;
}

const text = (name: string, read: (event: StoredEvent) => string): Column => ({
  name,
  type: 'text',
  write: (event) => textElement(read(event)),
});
// Both sides parse a number faster than a date.
const time = (name: string, read: (event: StoredEvent) => Date): Column => ({
  name,
  type: 'double precision',
  write: (event) => String(read(event).getTime() / 1000),
  make: (sent) => `to_timestamp(${sent})`,
  select: `date_part('epoch', ${name}) as ${name}`,
});

/** The columns of `event` as they are written; values without quotes have been checked to need none. */
export const eventColumns: readonly Column[] = [
  // A Date would shift with this machine's time zone.
  { name: 'day', type: 'date', write: (event) => event.day, select: 'day::text' },
  { name: 'id', type: 'uuid', write: (event) => event.id },
  time('received_at', (event) => event.receivedAt),
  time('happened_at', (event) => event.happenedAt),
  text('name', (event) => event.name),
  text('source', (event) => event.source),
  text('event_type', (event) => event.eventType),
  text('schema_id', (event) => event.schemaId),
  text('version', (event) => event.version),
  text('page', (event) => event.page),
  { name: 'page_id', type: 'uuid', write: (event) => event.pageId },
  text('language', (event) => event.language),
  text('visitor_id', (event) => event.visitorId),
  text('session_id', (event) => event.sessionId),
  text('referer', (event) => event.referer),
  text('url', (event) => event.url),
  { name: 'person_id', type: 'text', write: (event) => orNull(event.personId, textElement) },
  { name: 'presentation_oid', type: 'text', write: (event) => orNull(event.presentationOid, textElement) },
  { name: 'link_id', type: 'text', write: (event) => orNull(event.linkId, textElement) },
  { name: 'visit_id', type: 'bigint', write: (event) => orNull(event.visitId, String) },
  { name: 'is_bot', type: 'boolean', write: (event) => (event.isBot ? 't' : 'f') },
  text('country', (event) => event.country),
  text('device', (event) => event.device),
  text('browser', (event) => event.browser),
  text('os', (event) => event.os),
  { name: 'meeting', type: 'jsonb', write: (event) => orNull(event.meeting, jsonElement) },
  { name: 'body', type: 'jsonb', write: (event) => jsonElement(event.body) },
];
