import { describe, expect, test } from 'vitest';
import { bucketOf, valueOf } from '../rollup/buckets.ts';
import type { ComparedSum } from './insights.store.ts';
import { numbersFrom, percentileOf, type Found } from './numbers.ts';

const range = { from: '2026-05-03', to: '2026-05-04' };
const now = (metric: string, key: string, count: number): ComparedSum => ({ isBefore: false, day: null, metric, key, count });
const before = (metric: string, key: string, count: number): ComparedSum => ({ ...now(metric, key, count), isBefore: true });
const views = (day: string, count: number): ComparedSum => ({ isBefore: day < range.from, day, metric: 'views', key: '', count });
const nothing: Found = { range, compared: [], named: [], steps: [], stops: [], links: [], viewers: [], pdfSales: { count: 0, takings: [] }, firstDay: null, upTo: '2026-05-04T12:00:00.000Z' };

describe('numbers', () => {
  test('of nothing are nothing, one a day', () => {
    const numbers = numbersFrom(nothing);
    expect(numbers.perDay).toEqual([{ day: '2026-05-03', views: 0, before: 0 }, { day: '2026-05-04', views: 0, before: 0 }]);
    expect([numbers.views, numbers.finishedShare, numbers.typicalMs]).toEqual(Array.from({ length: 3 }, () => ({ now: 0, before: 0 })));
    expect([numbers.steps, numbers.sources, numbers.hints]).toEqual([[], [], []]);
  });

  test('stand beside those of the days before', () => {
    const time = (ms: number) => String(bucketOf(ms));
    const { perDay, ...numbers } = numbersFrom({
      ...nothing,
      compared: [
        views('2026-05-01', 3), views('2026-05-02', 1), views('2026-05-04', 8),
        now('started', '', 4), now('finished', '', 3), before('started', '', 2), before('finished', '', 1),
        now('time', time(1000), 2), now('time', time(90_000), 5), before('time', time(5000), 1),
        now('event', 'copy-made', 2), now('event', 'copy-share-link', 9), before('event', 'copy-made', 1),
        now('like', '', -1), now('share', 'FACEBOOK', 2), now('share', 'LINKEDIN', 1), before('share', 'TWITTER', 4),
      ],
    });
    expect(perDay).toEqual([{ day: '2026-05-03', views: 0, before: 3 }, { day: '2026-05-04', views: 8, before: 1 }]);
    expect(numbers).toMatchObject({
      views: { now: 8, before: 4 },
      finishedShare: { now: 0.75, before: 0.5 },
      typicalMs: { now: valueOf(bucketOf(90_000)), before: valueOf(bucketOf(5000)) },
      copies: { now: 2, before: 1 },
      likes: { now: -1, before: 0 },
      shares: { now: 3, before: 4 },
    });
  });

  test('a median is the time that half of them do not exceed', () => {
    const half = (...times: number[]) => percentileOf(new Map(times.map((ms, index) => [bucketOf(ms), index + 1])), 0.5);
    expect(half()).toBeNull();
    expect(half(1000)).toBe(valueOf(bucketOf(1000)));
    // 1 × 1 s, 2 × 2 s, 3 × 3 s: the third of six is one of two seconds.
    expect(half(1000, 2000, 3000)).toBe(valueOf(bucketOf(2000)));
    expect(percentileOf(new Map([[3, 0], [5, 1], [4, -1]]), 0.5)).toBe(valueOf(5));
  });

  test('whoever came to a stop has come past those before; reveals count with their stop', () => {
    const stops = [{ title: 'One', thumbnail: '/a', first: 0, last: 0 }, { title: 'Two', thumbnail: null, first: 1, last: 3 }, { title: 'Three', thumbnail: null, first: 4, last: 4 }];
    const sum = (metric: string, key: string, count: number) => ({ metric, key, count });
    const { steps } = numbersFrom({
      ...nothing,
      stops,
      compared: [now('started', '', 12)],
      steps: [sum('furthest', '0:', 4), sum('furthest', '2:', 3), sum('furthest', '4:', 3), sum('step-time', '1:8', 1), sum('step-time', '1:9', 2), sum('step-time', '2:5', 1)],
    });
    expect(steps).toEqual([
      { step: 0, title: 'One', thumbnail: '/a', count: 10, share: 10 / 12, typicalMs: null },
      { step: 1, title: 'Two', thumbnail: null, count: 6, share: 0.5, typicalMs: valueOf(9) + valueOf(5) },
      { step: 2, title: 'Three', thumbnail: null, count: 3, share: 0.25, typicalMs: null },
    ]);
    const viewer = { name: 'A', email: 'a@example.org', link: 'x', lastSeenAt: '', views: 1, watchMs: 0, isFinished: false };
    const reached = [-1, 0, 2, 4, 99].map((furthestStep) => numbersFrom({ ...nothing, stops, viewers: [{ ...viewer, furthestStep }] }).viewers[0]?.furthestStep);
    expect(reached).toEqual([0, 1, 2, 3, 3]);
  });

  test('lists go by their counts, with the rest last, and keep to what is known', () => {
    const sum = (metric: string, key: string, count: number) => ({ metric, key, count });
    const numbers = numbersFrom({
      ...nothing,
      named: [sum('referrer', '…', 90), sum('referrer', 'a.example', 2), sum('referrer', 'b.example', 5), sum('source', 'search', 1), sum('source', 'referrer', 7), sum('source', 'made up', 7), sum('device', 'phone', 3), sum('owner-views', '', 4), sum('bot-views', '', 6), sum('country', '', 2)],
    });
    expect(numbers.referrers).toEqual([{ name: 'b.example', count: 5 }, { name: 'a.example', count: 2 }, { name: '…', count: 90 }]);
    expect(numbers.sources).toEqual([{ source: 'referrer', count: 7 }, { source: 'search', count: 1 }]);
    expect([numbers.devices, numbers.apart, numbers.countries]).toEqual([[{ device: 'phone', count: 3 }], { owner: 4, bots: 6 }, [{ name: '', count: 2 }]]);
  });
});
