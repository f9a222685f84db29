import type { AnalyticsEvent, EventSource, MeetingPlatform } from '#contract/analytics/event.ts';
import type { Device } from '#contract/analytics/insights.ts';

/** An event as it is kept: checked, and with what the server knows besides. */
export interface StoredEvent {
  /** UUID, version 7. */
  id: string;
  /** ISO 8601, in UTC: of the time in the id. */
  day: string;
  receivedAt: Date;
  happenedAt: Date;
  name: string;
  source: EventSource;
  eventType: string;
  schemaId: string;
  version: string;
  page: string;
  /** UUID, version 7: tells when the page was opened. */
  pageId: string;
  language: string;
  visitorId: string;
  sessionId: string;
  /** Without query and fragment, and so is `url`. */
  referer: string;
  url: string;
  /** Who was logged in; empty: somebody who has left since. */
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
  /** The event's own fields, without the name and what stands above. */
  body: Readonly<Record<string, AnalyticsEvent['body'][string]>>;
}

interface Read {
  events: StoredEvent[];
  /** From where to go on. */
  position: string;
}

/** Where events are kept. */
export interface EventSink {
  readonly kind: 'postgresql' | 'clickhouse';
  /** Milliseconds that reading may be behind writing. */
  readonly lag: number;
  /** Makes room for the days around this one. Called at the start and once in a while; several processes may at once. */
  prepare(day: string): Promise<void>;
  /** They are on disk when this resolves, and each id once, whoever wrote it before. */
  write(events: readonly StoredEvent[]): Promise<{ stored: number }>;
  /**
   * What has come after a position (empty: from the beginning), whoever wrote it: every event once, none left out. None: that is all for
   * now.
   */
  readAfter(position: string, most: number): Promise<Read>;
  /** What waits after a position, whether it may be read yet or not; a sink may stop counting at a hundred thousand. */
  waitingAfter(position: string): Promise<{ events: number; oldest: Date | null }>;
  /** All of these days, both included, in pieces, in the order of their ids; of one presentation, or of all. */
  scan(range: { from: string; to: string; presentationOid?: string }): AsyncIterable<StoredEvent[]>;
  /** Forgets what happened before this day. */
  dropBefore(day: string): Promise<void>;
  /**
   * What they have done stays and counts as before, as done by somebody; nobody knows any more that it was them, at once or as soon as the
   * sink comes to it.
   */
  forgetPerson(personId: string): Promise<void>;
  close(): Promise<void>;
}
