import type { AnalyticsEvent, EventSource, MeetingPlatform } from '#contract/analytics/event.ts';
import type { Device } from '#contract/analytics/insights.ts';

/** An event as it is stored: validated, with what the server adds. */
export interface StoredEvent {
  /** UUID, version 7. */
  id: string;
  /** ISO 8601, in UTC: the day of the time in the id. */
  day: string;
  receivedAt: Date;
  happenedAt: Date;
  name: string;
  source: EventSource;
  eventType: string;
  schemaId: string;
  version: string;
  page: string;
  /** UUID, version 7: contains the time at which the page was opened. */
  pageId: string;
  language: string;
  visitorId: string;
  sessionId: string;
  /** Without query and fragment, like `url`. */
  referer: string;
  url: string;
  /** The person who was logged in; empty if their account has been deleted since. */
  personId: string | null;
  presentationOid: string | null;
  linkId: string | null;
  visitId: number | null;
  isBot: boolean;
  country: string;
  device: Device;
  browser: string;
  os: string;
  meeting: (MeetingPlatform & { user_id: string }) | null;
  /** The event's own fields, without its name and the fields above. */
  body: Readonly<Record<string, AnalyticsEvent['body'][string]>>;
}

interface Read {
  events: StoredEvent[];
  /** Where to continue reading. */
  position: string;
}

/** Stores events. */
export interface EventSink {
  readonly kind: 'postgresql' | 'clickhouse';
  /** How far reading may lag behind writing, in milliseconds. */
  readonly lag: number;
  /** Makes room for the days around this one. Called at startup and periodically, possibly by several processes at the same time. */
  prepare(day: string): Promise<void>;
  /** When this resolves the events are on disk, each id once, no matter which process wrote it before. */
  write(events: readonly StoredEvent[]): Promise<{ stored: number }>;
  /**
   * The events stored after a position (empty: from the beginning), no matter which process wrote them: every event once, none left out.
   * An empty answer means that there are no more for now.
   */
  readAfter(position: string, most: number): Promise<Read>;
  /** Differs from an earlier answer if more events may have become readable since. Costs much less than reading. */
  mark(): Promise<string>;
  /** The events after a position, readable yet or not. A sink may stop counting at a hundred thousand. */
  waitingAfter(position: string): Promise<{ events: number; oldest: Date | null }>;
  /** All events of these days, both included, in pieces, in order of their ids; of one presentation, or of all. */
  scan(range: { from: string; to: string; presentationOid?: string }): AsyncIterable<StoredEvent[]>;
  /** Deletes the events before this day. */
  dropBefore(day: string): Promise<void>;
  /**
   * Makes a person's events anonymous, immediately or as soon as the sink gets to it. The events stay and still count.
   */
  forgetPerson(personId: string): Promise<void>;
  close(): Promise<void>;
}
