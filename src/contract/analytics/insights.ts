import type { Picture } from '../presentation/view-page.ts';

/** Both ends inclusive, as ISO 8601 days in UTC. */
export interface DayRange {
  from: string;
  to: string;
}

/** Requested as `?days=` with one of these, ending today, or as `?from=&to=`; the same for page, numbers and CSV. */
export const rangeDays = [7, 30, 90, 365] as const;
export const usualRangeDays = 30;

/** A number for this period, and for the preceding period of the same length. */
export interface Compared {
  now: number;
  before: number;
}

/** A value that only exists once a view has been started; null if none was. */
export interface ComparedOfStarted {
  now: number | null;
  before: number | null;
}

export interface NamedCount {
  /** A host, a country code, a language code, a network…; empty means unknown. */
  name: string;
  count: number;
}

/** The largest counts in descending order, and the total of all the others. */
export interface NamedCounts {
  named: NamedCount[];
  rest: number;
}

export const sources = ['search', 'site', 'embed', 'direct', 'email', 'social', 'link', 'referrer'] as const;
export type Source = (typeof sources)[number];

export const devices = ['desktop', 'phone', 'tablet', 'other'] as const;
export type Device = (typeof devices)[number];

export interface StepReach {
  /** From 0. */
  step: number;
  title: string;
  thumbnail: string | null;
  /** Views that got this far. */
  count: number;
  /** Of all started views, from 0 to 1. */
  share: number;
  /** Typical time at this step, in milliseconds; null if no view has moved on from it. */
  typicalMs: number | null;
}

/** Only this many are shown, latest first; the CSV has all of them. */
export const mostViewersShown = 100;

/** A viewer who came through a link that asks for name and email address, and what they watched. */
export interface IdentifiedViewer {
  name: string;
  email: string;
  /** Label of the link they came through; empty if it has none (`linkId` identifies it). */
  link: string;
  linkId: string;
  /** ISO 8601. */
  lastSeenAt: string;
  views: number;
  watchMs: number;
  /** Stops reached, out of all stops. */
  furthestStep: number;
  isFinished: boolean;
}

export interface LinkInsight {
  linkId: string;
  /** Empty if it has none. */
  label: string;
  views: number;
  started: number;
  /** Out of the started views. */
  finished: number;
  watchMs: number;
}

/**
 * A finding from the numbers, which the interface puts into words. An untitled stop has an empty title and is identified by its number,
 * from 0.
 */
export type Hint =
  | { kind: 'drop'; step: number; title: string; points: number }
  | { kind: 'long-step'; step: number; title: string; typicalMs: number; otherMs: number }
  | { kind: 'growth'; percent: number; day: string; source: NamedCount | null }
  | { kind: 'fall'; percent: number }
  | { kind: 'embed'; host: string; share: number }
  | { kind: 'phones'; share: number; finishedThere: number; finishedElsewhere: number }
  | { kind: 'unshared' };

/** All numbers for a period, for one presentation or the whole site. */
export interface InsightNumbers {
  range: DayRange;
  /** False if the preceding period is not fully retained or there was nothing to watch yet; its numbers are then meaningless. */
  isComparable: boolean;
  views: Compared;
  finishedShare: ComparedOfStarted;
  /** Median watch time, in milliseconds. */
  typicalMs: ComparedOfStarted;
  copies: Compared;
  likes: Compared;
  shares: Compared;
  /** One entry per day of the range, with the matching day of the preceding range. */
  perDay: { day: string; views: number; before: number }[];
  steps: StepReach[];
  sources: { source: Source; count: number }[];
  referrers: NamedCounts;
  embeds: NamedCounts;
  /** How many hosts embed it. */
  embedSites: number;
  countries: NamedCounts;
  languages: NamedCounts;
  devices: { device: Device; count: number }[];
  networks: NamedCount[];
  pdfSales: { count: number; takings: string[] };
  links: LinkInsight[];
  viewers: IdentifiedViewer[];
  /** Not counted as views. */
  apart: { owner: number; bots: number };
  hints: Hint[];
  /** ISO 8601: events up to this moment are included. */
  upTo: string;
}

/** Why there is nothing to see; null if there is something. */
export type InsightsEmpty = 'private' | 'unwatched' | 'printed' | 'off' | 'no-cookies' | null;

export interface InsightsProps {
  presentation: {
    oid: string;
    title: string;
    address: string;
    detailsAddress: string;
    thumbnail: string | null;
    publishedAt: string | null;
    stopCount: number;
    isPublic: boolean;
  };
  numbers: InsightNumbers;
  empty: InsightsEmpty;
  /** What the page will look like, where nothing is counted because this is a developer's machine. */
  sample: InsightNumbers | null;
  /** Start of the longest range that is retained. */
  earliest: string;
}

/** One group of errors from browsers. */
export interface ErrorGroup {
  message: string;
  place: string;
  level: 'INFO' | 'WARN' | 'ERROR';
  count: number;
  /** ISO 8601. */
  firstAt: string;
  lastAt: string;
  userAgent: string;
}

/** State of the ingest pipeline; all counts cover the last hour. */
export interface IngestState {
  /** One entry per minute of the last hour, oldest first. */
  perMinute: { at: string; accepted: number; refused: number; overloaded: number }[];
  accepted: number;
  duplicates: number;
  /** Unknown, malformed or wrongly dated events, stored separately. */
  apart: NamedCount[];
  /** Requests turned away because of overload. */
  overloaded: number;
  /** Requests rejected: too large, not JSON, from another site, too many from one source. */
  refused: NamedCount[];
  /** Events waiting to be counted, and how long the oldest has waited; null while the sink does not respond. */
  waiting: { events: number; milliseconds: number } | null;
  sink: 'postgresql' | 'clickhouse';
}

export interface SiteInsightsProps {
  numbers: InsightNumbers;
  /** The most watched in the period. */
  presentations: { oid: string; title: string; address: string; insightsAddress: string; thumbnail: string | null; views: number }[];
  /** How often each event occurred. */
  events: NamedCount[];
  vitals: { vital: 'LCP' | 'INP' | 'CLS' | 'FCP' | 'TTFB'; p75: number; count: number }[];
  ingest: IngestState;
  errors: ErrorGroup[];
  empty: InsightsEmpty;
  earliest: string;
}

/** At the top of the dashboard: the last 30 days across all of a user's presentations. */
export interface DashboardTotals {
  isComparable: boolean;
  views: Compared;
  finishedShare: ComparedOfStarted;
  typicalMs: ComparedOfStarted;
  likes: Compared;
  perDay: { day: string; views: number }[];
  /** `address` leads to its insights. */
  mostWatched: { title: string; address: string; thumbnail: Picture['address'] | null; views: number } | null;
}
