import type { EventName } from '#contract/analytics/catalogue.ts';
import { eventTypeOf, schemaIdOf, type AnalyticsEvent } from '#contract/analytics/event.ts';
import { createId } from './event-id.ts';

/** What every event of a page has in common. */
export interface EventContext {
  source: AnalyticsEvent['event_source'];
  visit: { session_id: string; visitor_id: string };
  /** What the page shows. */
  subject: { presentation_oid?: string; link_id?: string };
  url: string;
  referer: string;
}

/** Queries carry tokens and terms that are nobody's business. */
export const withoutQuery = (address: string): string => address.replace(/[?#].*/s, '');

/** The same within a text, for all addresses in it; lines and columns behind them stay. */
export const withoutQueries = (text: string): string =>
  text.slice(0, 5000).replace(/(\/[^\s?#]*)[?#]\S*?(?=(:\d+)*["'`)\].,;:]*(\s|$))/g, '$1');

/** What failed is told in words that others have written. */
const cleaned = (name: EventName, body: object = {}): object =>
  /(error|-failed)$/.test(name)
    ? Object.fromEntries(Object.entries(body).map(([field, value]) => [field, typeof value === 'string' ? withoutQueries(value) : value]))
    : body;

/** An event of the site, as it crosses the wire. */
export function webEvent(
  name: EventName,
  body: object | undefined,
  at: number,
  { source, visit: { session_id, visitor_id }, subject, url, referer }: EventContext,
): AnalyticsEvent {
  return {
    core: {
      type: 'event',
      schema_id: schemaIdOf(name),
      client_time: new Date(at).toISOString(),
      event_source: source.name,
      event_type: eventTypeOf(name),
    },
    event_source: source,
    platform: { type: 'web', visitor_id, referer: withoutQuery(referer), url: withoutQuery(url) },
    user: { session_id },
    body: { event_name: name, event_id: createId(at), ...subject, ...cleaned(name, body) },
  };
}
