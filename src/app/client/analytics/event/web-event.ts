import type { EventName } from '#contract/analytics/catalogue.ts';
import { eventTypeOf, schemaIdOf, type AnalyticsEvent, type MeetingPart } from '#contract/analytics/event.ts';
import { createId } from './event-id.ts';

/** What all events of a page view have in common. */
export interface EventContext {
  source: AnalyticsEvent['event_source'];
  visit: { session_id: string; visitor_id: string };
  /** The presentation and link that the page shows. */
  subject: { presentation_oid?: string; link_id?: string };
  /** The video meeting that the viewer is part of. */
  meeting?: MeetingPart | undefined;
  url: string;
  referer: string;
}

/** Strips the query and fragment: they carry tokens and search terms that must not be logged. */
export const withoutQuery = (address: string): string => address.replace(/[?#].*/s, '');

/** Does the same for every address in a text, but keeps the line and column after it. */
export const withoutQueries = (text: string): string =>
  text.slice(0, 5000).replace(/(\/[^\s?#]*)[?#]\S*?(?=(:\d+)*["'`)\].,;:]*(\s|$))/g, '$1');

/** Error messages and stacks are free text and may contain addresses. */
const cleaned = (name: EventName, body: object = {}): object =>
  /(error|-failed)$/.test(name)
    ? Object.fromEntries(Object.entries(body).map(([field, value]) => [field, typeof value === 'string' ? withoutQueries(value) : value]))
    : body;

/** Builds a website event in its wire format. */
export function webEvent(
  name: EventName,
  body: object | undefined,
  at: number,
  { source, visit: { session_id, visitor_id }, subject, meeting, url, referer }: EventContext,
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
    platform: { type: 'web', visitor_id, referer: withoutQuery(referer), url: withoutQuery(url), ...meeting?.platform },
    user: { session_id, ...meeting?.user },
    body: { event_name: name, event_id: createId(at), ...subject, ...cleaned(name, body) },
  };
}
