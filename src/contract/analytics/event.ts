import type { EventName } from './catalogue.ts';

/** Where something happened: a page of the site, the viewer within another page, a video meeting, or our own server. */
export type EventSource = 'website' | 'embed' | 'meeting' | 'server';

/** As it crosses the wire; the names are the specification's. */
export interface AnalyticsEvent {
  core: {
    type: 'event';
    schema_id: string;
    /** ISO 8601, by the visitor's clock. */
    client_time: string;
    event_source: EventSource;
    event_type: 'user' | 'system';
  };
  event_source: {
    name: EventSource;
    /** Of the software. */
    version: string;
    /** The name of the page in the interface. */
    page: string;
    /** One opening of a page; made anew with each, and kept nowhere. */
    page_id: string;
    /** Of the interface. */
    language: string;
  };
  platform: {
    type: 'web';
    /** Of the cookie; empty without one. */
    visitor_id: string;
    referer: string;
    url: string;
  } & Partial<MeetingPlatform>;
  user: {
    /** Empty without the cookie. */
    session_id: string;
    /** Of the meeting variant. */
    user_id?: string;
  };
  body: {
    event_name: EventName;
    /** UUID, version 7: it tells when, and the same one twice is one event. */
    event_id: string;
    presentation_oid?: string;
    link_id?: string;
    [field: string]: string | number | boolean | undefined;
  };
}

/** What the video-meeting variant adds. */
export interface MeetingPlatform {
  os: string;
  os_version: string;
  user_agent: string;
  app_version: string;
  meeting_id: string;
}

/** Grows when the meaning of an event's fields changes: `{ search: 2 }`. */
const versions: Partial<Record<EventName, number>> = {};

export const schemaIdOf = (name: EventName): string => `lectern/${name}/${versions[name] ?? 1}`;

const bySystem = /^(error|paged-transcript)$|-(vital|loaded|failed|succeeded)$/;

/** Whether somebody did it, or it happened by itself. */
export const eventTypeOf = (name: EventName): 'user' | 'system' => (bySystem.test(name) ? 'system' : 'user');

/** What goes wrong on pages, as the client logger tells it. */
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

/** How a page is to log; part of every page. */
export interface AnalyticsSettings {
  /** `auto`: sent, but only printed on preprod, localhost and dev hosts, and nothing on a no-cookies host. */
  mode: 'auto' | 'send' | 'print' | 'off';
  /** Origin of the log host; empty: our own. */
  host: string;
  /** Whether cookies have to be asked for: of everybody, of nobody, or by region, which the server is asked about. */
  consent: 'always' | 'never' | 'region';
  /** Where the client logger posts; empty: nowhere. */
  logApiEndpoint: string;
  version: string;
}

/** The answer to whether this visitor has to be asked about cookies, with the words to ask with. */
export interface ConsentAnswer {
  isRequired: boolean;
  texts: Record<'label' | 'text' | 'allow' | 'decline', string>;
}
