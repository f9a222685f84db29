import type { InsightNumbers, InsightsProps, SiteInsightsProps } from '#contract/analytics/insights.ts';

const DAYS = 30;
const dayAfter = (first: string, days: number) => new Date(Date.parse(first) + days * 86_400_000).toISOString().slice(0, 10);

/** A good month, for tests. */
export const sampleNumbers: InsightNumbers = {
  range: { from: '2026-04-13', to: '2026-05-12' },
  isComparable: true,
  views: { now: 48_219, before: 40_863 },
  finishedShare: { now: 0.52, before: 0.48 },
  typicalMs: { now: 400_000, before: 412_000 },
  copies: { now: 317, before: 276 },
  likes: { now: 1204, before: 1100 },
  shares: { now: 86, before: 92 },
  perDay: Array.from({ length: DAYS }, (_, at) => ({
    day: dayAfter('2026-04-13', at),
    views: at === 17 ? 3453 : 1000 + at,
    before: 900 + at,
  })),
  steps: [0.96, 0.88, 0.81, 0.63].map((share, step) => ({
    step,
    title: ['Sunlight zone', 'Twilight zone', 'Midnight zone', 'The abyss'][step] ?? '',
    thumbnail: null,
    count: share * 10_000,
    share,
    typicalMs: step === 3 ? null : 42_000,
  })),
  sources: [
    { source: 'search', count: 17_904 },
    { source: 'embed', count: 8412 },
    { source: 'referrer', count: 11_236 },
  ],
  referrers: { named: [{ name: 'moodle.example', count: 11_236 }], rest: 0 },
  embeds: {
    named: [
      { name: 'school.example', count: 5000 },
      { name: 'blog.example', count: 3412 },
    ],
    rest: 0,
  },
  embedSites: 2,
  countries: {
    named: [
      { name: '', count: 69 },
      { name: 'PT', count: 31 },
    ],
    rest: 0,
  },
  languages: {
    named: [
      { name: 'pt', count: 60 },
      { name: 'en', count: 40 },
    ],
    rest: 0,
  },
  devices: [
    { device: 'desktop', count: 60 },
    { device: 'phone', count: 40 },
  ],
  networks: [
    { name: 'FACEBOOK', count: 80 },
    { name: 'TWITTER', count: 6 },
  ],
  pdfSales: { count: 12, takings: ['€34.80'] },
  links: [{ linkId: 'a', label: 'Client review', views: 44, started: 40, finished: 30, watchMs: 9_000_000 }],
  viewers: [
    {
      name: 'Wren Adeyemi',
      email: 'wren@example.org',
      link: 'Client review',
      linkId: 'a',
      lastSeenAt: '2026-05-12T08:11:00Z',
      views: 3,
      watchMs: 812_000,
      furthestStep: 3,
      isFinished: false,
    },
  ],
  apart: { owner: 37, bots: 912 },
  hints: [],
  upTo: '2026-05-12T14:05:00Z',
};

export const sampleInsights: InsightsProps = {
  presentation: {
    oid: 'demolightdee',
    title: 'Light in the Deep',
    address: '/p/demolightdee/light/',
    detailsAddress: '/p/details/demolightdee/',
    thumbnail: null,
    publishedAt: '2026-03-03T10:00:00Z',
    stopCount: 6,
    isPublic: true,
  },
  numbers: sampleNumbers,
  empty: null,
  sample: null,
  earliest: '2026-01-01',
};

export const sampleSite: SiteInsightsProps = {
  numbers: { ...sampleNumbers, steps: [], links: [], viewers: [] },
  presentations: [
    {
      oid: 'demolightdee',
      title: 'Light in the Deep',
      address: '/p/demolightdee/light/',
      insightsAddress: '/p/insights/demolightdee/',
      thumbnail: null,
      views: 48_219,
    },
  ],
  events: [{ name: 'page-seen', count: 91_000 }],
  vitals: [
    { vital: 'LCP', p75: 1840, count: 8000 },
    { vital: 'CLS', p75: 0.3, count: 8000 },
    { vital: 'INP', p75: 240, count: 7000 },
  ],
  ingest: {
    perMinute: Array.from({ length: 60 }, (_, at) => ({
      at: new Date(Date.parse('2026-05-12T13:05:00Z') + at * 60_000).toISOString(),
      accepted: 900 + at,
      refused: 1,
      overloaded: at === 59 ? 7 : 0,
    })),
    accepted: 54_213,
    duplicates: 12,
    apart: [{ name: 'unknown', count: 4 }],
    overloaded: 7,
    refused: [
      { name: 'too-large', count: 3 },
      { name: 'of-tomorrow', count: 1 },
    ],
    waiting: { events: 120, milliseconds: 1400 },
    sink: 'postgresql',
  },
  errors: [
    {
      message: 'x is <undefined>',
      place: 'view-page.js:1:2210',
      level: 'ERROR',
      count: 41,
      firstAt: '2026-05-01T10:00:00Z',
      lastAt: '2026-05-12T11:00:00Z',
      userAgent: 'Mozilla/5.0',
    },
  ],
  empty: null,
  earliest: '2026-01-01',
};
