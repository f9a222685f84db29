import type { Picture } from '../presentation/view-page.ts';

/** From and to, both included, as ISO 8601 days in UTC. */
export interface DayRange {
  from: string;
  to: string;
}

/** A range is asked for by `?days=` one of these, up to today, or by `?from=&to=`; the same for page, numbers and CSV. */
export const rangeDays = [7, 30, 90, 365] as const;
export const usualRangeDays = 30;

/** A number of this period, and of the one of the same length before it. */
export interface Compared {
  now: number;
  before: number;
}

/** Of something that is nothing until somebody has started: null where nobody has. */
export interface ComparedOfStarted {
  now: number | null;
  before: number | null;
}

export interface NamedCount {
  /** A host, a country's code, a language's code, a network…; empty: unknown. */
  name: string;
  count: number;
}

/** Those with the most, the first of them first, and how many all others have together. */
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
  /** Views that came as far as this. */
  count: number;
  /** Of all views that were started, from 0 to 1. */
  share: number;
  /** Typical time at this step, in milliseconds; null where nobody has left it. */
  typicalMs: number | null;
}

/** So many of them are shown, the latest; the CSV has all. */
export const mostViewersShown = 100;

/** Who came through a link that asks for name and address, and what they watched. */
export interface IdentifiedViewer {
  name: string;
  email: string;
  /** The label of the link they came through; empty: it has none, `linkId` says which. */
  link: string;
  linkId: string;
  /** ISO 8601. */
  lastSeenAt: string;
  views: number;
  watchMs: number;
  /** Stops reached, of all there are. */
  furthestStep: number;
  isFinished: boolean;
}

export interface LinkInsight {
  linkId: string;
  /** Empty: it has none. */
  label: string;
  views: number;
  started: number;
  /** Of those that were started. */
  finished: number;
  watchMs: number;
}

/**
 * Something that the numbers say, in a form that the interface puts into words. A stop without a title has an empty one, and its number
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

/** All numbers of a period, of one presentation or of the whole site. */
export interface InsightNumbers {
  range: DayRange;
  /** False: the period before is not kept as a whole, or there was nothing to watch yet; its numbers say nothing. */
  isComparable: boolean;
  views: Compared;
  finishedShare: ComparedOfStarted;
  /** Median of the time watched, in milliseconds. */
  typicalMs: ComparedOfStarted;
  copies: Compared;
  likes: Compared;
  shares: Compared;
  /** One number a day of the range, and of the range before. */
  perDay: { day: string; views: number; before: number }[];
  steps: StepReach[];
  sources: { source: Source; count: number }[];
  referrers: NamedCounts;
  embeds: NamedCounts;
  /** So many hosts embed it. */
  embedSites: number;
  countries: NamedCounts;
  languages: NamedCounts;
  devices: { device: Device; count: number }[];
  networks: NamedCount[];
  pdfSales: { count: number; takings: string[] };
  links: LinkInsight[];
  viewers: IdentifiedViewer[];
  /** Kept apart from the views. */
  apart: { owner: number; bots: number };
  hints: Hint[];
  /** ISO 8601: events until then are counted in. */
  upTo: string;
}

/** Why there is nothing to see, where there is nothing. */
export type InsightsEmpty = 'private' | 'unwatched' | 'printed' | 'off' | 'no-cookies' | null;

export interface InsightsProps {
  presentation: {
    oid: string;
    title: string;
    address: string;
    editAddress: string;
    thumbnail: string | null;
    publishedAt: string | null;
    stopCount: number;
    isPublic: boolean;
  };
  numbers: InsightNumbers;
  empty: InsightsEmpty;
  /** The longest range that is kept. */
  earliest: string;
}

/** One row of what failed in browsers. */
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

/** How the pipeline stands; all counts are of the last hour. */
export interface IngestState {
  /** One entry a minute of the last hour, the oldest first. */
  perMinute: { at: string; accepted: number; refused: number; overloaded: number }[];
  accepted: number;
  duplicates: number;
  /** Unknown, malformed or wrongly dated: kept apart. */
  apart: NamedCount[];
  /** Requests turned away because too much came at once. */
  overloaded: number;
  /** Requests refused: too large, not JSON, from another site, too many from one place. */
  refused: NamedCount[];
  /** Events that wait to be counted, and for how long the oldest has; null while the sink does not answer. */
  waiting: { events: number; milliseconds: number } | null;
  sink: 'postgresql' | 'clickhouse';
}

export interface SiteInsightsProps {
  numbers: InsightNumbers;
  /** The most watched of the period. */
  presentations: { oid: string; title: string; address: string; insightsAddress: string; thumbnail: string | null; views: number }[];
  /** How often each event came. */
  events: NamedCount[];
  vitals: { vital: 'LCP' | 'INP' | 'CLS' | 'FCP' | 'TTFB'; p75: number; count: number }[];
  ingest: IngestState;
  errors: ErrorGroup[];
  empty: InsightsEmpty;
  earliest: string;
}

/** At the head of the dashboard: the last 30 days of everything that somebody has made. */
export interface DashboardTotals {
  isComparable: boolean;
  views: Compared;
  finishedShare: ComparedOfStarted;
  typicalMs: ComparedOfStarted;
  likes: Compared;
  perDay: { day: string; views: number }[];
  /** Its address: of its insights. */
  mostWatched: { title: string; address: string; thumbnail: Picture['address'] | null; views: number } | null;
}
