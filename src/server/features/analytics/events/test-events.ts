import type { EventName } from '#contract/analytics/catalogue.ts';
import { schemaIdOf, type AnalyticsEvent } from '#contract/analytics/event.ts';
import { makeEventId } from './event-id.ts';

/** An event as a browser sends it, for tests. */
export function wireEvent(name: EventName, now: number, body: Record<string, unknown> = {}): AnalyticsEvent {
  return {
    core: {
      type: 'event',
      schema_id: schemaIdOf(name),
      client_time: new Date(now).toISOString(),
      event_source: 'website',
      event_type: 'user',
    },
    event_source: { name: 'website', version: '0.1.0', page: 'view', page_id: makeEventId(now), language: 'en' },
    platform: { type: 'web', visitor_id: 'visitor-1', referer: 'https://search.example/', url: 'https://lectern.example/p/deck/' },
    user: { session_id: 'session-1' },
    body: { event_name: name, event_id: makeEventId(now), presentation_oid: 'deck', ...body } as AnalyticsEvent['body'],
  };
}

export const meetingPart = {
  platform: { os: 'macOS', os_version: '15.1', user_agent: 'Meeting/7', app_version: '3.2', meeting_id: 'meeting-1' },
  user: { user_id: 'user-1' },
};

/** The video meeting variant. */
export function meetingEvent(name: EventName, now: number, body: Record<string, unknown> = {}): AnalyticsEvent {
  const event = wireEvent(name, now, body);
  return {
    ...event,
    core: { ...event.core, event_source: 'meeting' },
    event_source: { ...event.event_source, name: 'meeting' },
    platform: { ...event.platform, ...meetingPart.platform },
    user: { ...event.user, ...meetingPart.user },
  };
}
