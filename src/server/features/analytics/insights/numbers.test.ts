import { describe, expect, test } from 'vitest';
import { stepBuckets, watchBuckets } from '../rollup/buckets.ts';
import type { ComparedSum } from './insights.store.ts';
import { numbersFrom, totalsFrom, type Found } from './numbers.ts';

const range = { from: '2026-05-03', to: '2026-05-04' };
const now = (metric: string, key: string, count: number): ComparedSum => ({ isBefore: false, day: null, metric, key, count });
const before = (metric: string, key: string, count: number): ComparedSum => ({ ...now(metric, key, count), isBefore: true });
const views = (day: string, count: number): ComparedSum => ({ isBefore: day < range.from, day, metric: 'views', key: '', count });
const nothing: Found = {
  range,
  compared: [],
  named: [],
  steps: [],
  stops: [],
  links: [],
  viewers: [],
  pdfSales: { count: 0, takings: [] },
  firstDay: null,
  isSite: false,
  isShared: true,
  upTo: '2026-05-04T12:00:00.000Z',
};

describe('numbers', () => {
  test('are zero for every day when there is nothing to count', () => {
    const numbers = numbersFrom(nothing);
    expect(numbers.perDay).toEqual([
      { day: '2026-05-03', views: 0, before: 0 },
      { day: '2026-05-04', views: 0, before: 0 },
    ]);
    expect(numbers.views).toEqual({ now: 0, before: 0 });
    // Without viewers there is no share and no time.
    expect([numbers.finishedShare, numbers.typicalMs]).toEqual(Array.from({ length: 2 }, () => ({ now: null, before: null })));
    expect([numbers.steps, numbers.sources, numbers.hints]).toEqual([[], [], []]);
  });

  test('are set beside those of the previous range', () => {
    const time = (ms: number) => String(watchBuckets.bucketOf(ms));
    const middle = (ms: number, place: number) => watchBuckets.valueIn(watchBuckets.bucketOf(ms), place);
    const { perDay, ...numbers } = numbersFrom({
      ...nothing,
      compared: [
        views('2026-05-01', 3),
        views('2026-05-02', 1),
        views('2026-05-04', 8),
        now('started', '', 4),
        now('finished', '', 3),
        before('started', '', 2),
        before('finished', '', 1),
        now('time', time(1000), 2),
        now('time', time(90_000), 5),
        before('time', time(5000), 1),
        now('event', 'copy-made', 2),
        now('event', 'copy-share-link', 9),
        before('event', 'copy-made', 1),
        now('like', '', -1),
        now('share', 'FACEBOOK', 2),
        now('share', 'LINKEDIN', 1),
        before('share', 'TWITTER', 4),
      ],
    });
    expect(perDay).toEqual([
      { day: '2026-05-03', views: 0, before: 3 },
      { day: '2026-05-04', views: 8, before: 1 },
    ]);
    expect(numbers).toMatchObject({
      views: { now: 8, before: 4 },
      finishedShare: { now: 0.75, before: 0.5 },
      typicalMs: { now: middle(90_000, 0.3), before: middle(5000, 0.5) },
      copies: { now: 2, before: 1 },
      // More likes were withdrawn than given: shown as zero.
      likes: { now: 0, before: 0 },
      shares: { now: 3, before: 4 },
    });
  });

  test('compare with the previous range only if there were views from its first day on', () => {
    const comparable = (firstDay: string | null) => [
      numbersFrom({ ...nothing, firstDay }).isComparable,
      totalsFrom([], range, firstDay).isComparable,
    ];
    expect(comparable('2026-05-01')).toEqual([true, true]);
    expect(comparable('2026-05-02')).toEqual([false, false]);
    expect(comparable(null)).toEqual([false, false]);
  });

  test('a viewer who reached a stop has passed the earlier ones; reveals count towards their stop', () => {
    const stops = [
      { title: 'One', thumbnail: '/a', first: 0, last: 0 },
      { title: 'Two', thumbnail: null, first: 1, last: 3 },
      { title: 'Three', thumbnail: null, first: 4, last: 4 },
    ];
    const sum = (metric: string, key: string, count: number) => ({ metric, key, count });
    const { steps } = numbersFrom({
      ...nothing,
      stops,
      compared: [now('started', '', 12)],
      steps: [
        sum('furthest', '0:', 4),
        sum('furthest', '2:', 3),
        sum('furthest', '4:', 3),
        sum('step-time', '1:8', 1),
        sum('step-time', '1:9', 2),
        sum('step-time', '2:5', 1),
      ],
    });
    expect(steps).toEqual([
      { step: 0, title: 'One', thumbnail: '/a', count: 10, share: 10 / 12, typicalMs: null },
      {
        step: 1,
        title: 'Two',
        thumbnail: null,
        count: 6,
        share: 0.5,
        typicalMs: stepBuckets.valueIn(9, 0.25) + stepBuckets.valueIn(5, 0.5),
      },
      { step: 2, title: 'Three', thumbnail: null, count: 3, share: 0.25, typicalMs: null },
    ]);
    const viewer = { name: 'A', email: 'a@example.org', link: 'x', linkId: 'x', lastSeenAt: '', views: 1, watchMs: 0, isFinished: false };
    const reached = [-1, 0, 2, 4, 99].map(
      (furthestStep) => numbersFrom({ ...nothing, stops, viewers: [{ ...viewer, furthestStep }] }).viewers[0]?.furthestStep,
    );
    expect(reached).toEqual([0, 1, 2, 3, 3]);
  });

  test('lists are sorted by count, keep the rest separate and drop unknown names', () => {
    const sum = (metric: string, key: string, count: number) => ({ metric, key, count });
    const numbers = numbersFrom({
      ...nothing,
      named: [
        sum('referrer', '…', 90),
        sum('referrer', 'a.example', 2),
        sum('referrer', 'b.example', 5),
        sum('source', 'search', 1),
        sum('source', 'referrer', 7),
        sum('source', 'made up', 7),
        sum('device', 'phone', 3),
        sum('owner-views', '', 4),
        sum('bot-views', '', 6),
        sum('country', '', 2),
        sum('embed-sites', '', 31),
      ],
    });
    expect(numbers.referrers).toEqual({
      named: [
        { name: 'b.example', count: 5 },
        { name: 'a.example', count: 2 },
      ],
      rest: 90,
    });
    expect(numbers.embedSites).toBe(31);
    expect(numbers.sources).toEqual([
      { source: 'referrer', count: 7 },
      { source: 'search', count: 1 },
    ]);
    expect([numbers.devices, numbers.apart, numbers.countries]).toEqual([
      [{ device: 'phone', count: 3 }],
      { owner: 4, bots: 6 },
      { named: [{ name: '', count: 2 }], rest: 0 },
    ]);
  });
});
