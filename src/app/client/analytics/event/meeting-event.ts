import type { EventBody, MeetingEventName } from '#contract/analytics/catalogue.ts';
import type { AnalyticsEvent, MeetingPlatform } from '#contract/analytics/event.ts';
import { webEvent, type EventContext } from './web-event.ts';

interface Meeting extends MeetingPlatform {
  user_id: string;
}

/** The video meeting variant, with more about the platform and the user. */
export function meetingEvent<Name extends MeetingEventName>(
  name: Name,
  body: EventBody<Name>,
  at: number,
  context: EventContext,
  { user_id, ...platform }: Meeting,
): AnalyticsEvent {
  const event = webEvent(name, body, at, { ...context, source: { ...context.source, name: 'meeting' } });
  return { ...event, platform: { ...event.platform, ...platform }, user: { ...event.user, user_id } };
}
