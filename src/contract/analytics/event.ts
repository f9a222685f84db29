import type { EventName } from './catalogue.ts';

/** Where the event happened: on a page of the site, in a viewer embedded elsewhere, in a video meeting, or on our own server. */
export type EventSource = 'website' | 'embed' | 'meeting' | 'server';

/** The wire format; field names come from the specification. */
export interface AnalyticsEvent {
  core: {
    type: 'event';
    schema_id: string;
    /** ISO 8601, from the visitor's clock. */
    client_time: string;
    event_source: EventSource;
    event_type: 'user' | 'system';
  };
  event_source: {
    name: EventSource;
    /** Software version. */
    version: string;
    /** The page's name in the interface. */
    page: string;
    /** One page load: generated afresh each time and never stored. */
    page_id: string;
    /** Interface language. */
    language: string;
  };
  platform: {
    type: 'web';
    /** From the cookie; empty without one. */
    visitor_id: string;
    referer: string;
    url: string;
  } & Partial<MeetingPlatform>;
  user: {
    /** Empty without the cookie. */
    session_id: string;
    /** Meeting variant only. */
    user_id?: string;
  };
  body: {
    event_name: EventName;
    /** UUID version 7: it carries the time, and a repeated id counts as the same event. */
    event_id: string;
    presentation_oid?: string;
    link_id?: string;
    [field: string]: string | number | boolean | undefined;
  };
}

/** What the video-meeting variant adds to an event. */
export interface MeetingPart {
  platform: MeetingPlatform;
  user: { user_id: string };
}

/** Fields added by the video-meeting variant. */
export interface MeetingPlatform {
  os: string;
  os_version: string;
  user_agent: string;
  app_version: string;
  meeting_id: string;
}

/** Raise the version when the meaning of an event's fields changes: `{ search: 2 }`. */
const versions: Partial<Record<EventName, number>> = {};

export const schemaIdOf = (name: EventName): string => `lectern/${name}/${versions[name] ?? 1}`;

const bySystem = /^(error|paged-transcript)$|-(vital|loaded|failed|succeeded)$/;

/** Whether a user triggered the event or it happened automatically. */
export const eventTypeOf = (name: EventName): 'user' | 'system' => (bySystem.test(name) ? 'system' : 'user');

/** An error or message reported by the client logger. */
export interface LogEvent {
  /** Milliseconds. */
  current_time: number;
  /** Seconds. */
  created: number;
  msecs: number;
  /** ISO 8601. */
  client_datetime: string;
  object: string;
  _object: string;
  _action: string;
  trigger: string;
  _category: string;
  source: string;
  levelname: 'INFO' | 'WARN' | 'ERROR';
  name: string;
  levelno: number;
  relativeCreated: number;
  msg: string;
  platform: string;
  session_id: string;
  prezi_id?: string;
  [extra: string]: unknown;
}

/** How a page should log; included in every page. */
export interface AnalyticsSettings {
  /** `auto`: send, but only print on preprod, localhost and dev hosts, and do nothing on a no-cookies host. */
  mode: 'auto' | 'send' | 'print' | 'off';
  /** Origin of the log host; empty means our own. */
  host: string;
  /** Whether to ask for cookie consent: always, never, or by region, which the page asks the server about. */
  consent: 'always' | 'never' | 'region';
  /** Domain of the cookies; empty where the host cannot be one. */
  cookieDomain: string;
  /** Where the client logger posts; empty means nowhere. */
  logApiEndpoint: string;
  version: string;
}

/** Whether this visitor must be asked for cookie consent, and the texts to ask with. */
export interface ConsentAnswer {
  isRequired: boolean;
  texts: Record<'label' | 'text' | 'allow' | 'decline', string>;
}
