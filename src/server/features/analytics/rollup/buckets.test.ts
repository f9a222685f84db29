import { describe, expect, test } from 'vitest';
import { percentileOf, stepBuckets, vitalBucket, vitalPercentile, watchBuckets, type Met } from './buckets.ts';
import { chanceOf } from './test-traffic.ts';

const metOf = (times: readonly number[], bucketOf: (time: number) => number): Met => {
  const met = new Map<number, number>();
  for (const time of times) met.set(bucketOf(time), (met.get(bucketOf(time)) ?? 0) + 1);
  return met;
};

describe.each([
  ['watched', watchBuckets, 1000, 0.12],
  ['at a step', stepBuckets, 500, 0.21],
] as const)('buckets of the time %s', (_, buckets, least, most) => {
  const { bucketOf, valueIn } = buckets;

  test('the middle of a bucket is within half its width of every value in it', () => {
    for (let time: number = least; time < 90_000_000; time = Math.floor(time * 1.003) + 1)
      expect(Math.abs(valueIn(bucketOf(time), 0.5) - time)).toBeLessThanOrEqual(time * (most + 0.05));
  });

  test('longer times never fall into earlier buckets, and the shortest share one', () => {
    expect([bucketOf(0), bucketOf(0.4), bucketOf(least - 1), bucketOf(least)]).toEqual([0, 0, 0, 1]);
    let last = 0;
    for (let time = 0; time < 100_000_000; time = Math.ceil((time + 1) * 1.02)) {
      expect(bucketOf(time)).toBeGreaterThanOrEqual(last);
      last = bucketOf(time);
    }
  });

  test('every value returned for a bucket falls into that bucket', () => {
    for (let bucket = 0; bucket <= bucketOf(86_400_000_000); bucket++)
      for (const place of [0, 0.3, 1]) expect(bucketOf(valueIn(bucket, place))).toBe(bucket);
  });

  test('longer times all fall into the last bucket, and a day needs few enough for a page to read', () => {
    expect(bucketOf(Number.MAX_VALUE)).toBe(bucketOf(10 ** 12));
    expect(bucketOf(86_400_000)).toBeLessThan(60);
  });

  test('the median of many times is accurate to a twentieth', () => {
    const chance = chanceOf(11);
    for (const spread of [2000, 9000, 40_000, 600_000]) {
      const times = Array.from({ length: 2001 }, () => 1 + Math.floor((chance() + chance()) * spread));
      const median = times.toSorted((one, other) => one - other)[1000] ?? 0;
      expect(Math.abs((percentileOf(metOf(times, bucketOf), 0.5, buckets) ?? 0) - median)).toBeLessThan(median / 20);
    }
  });
});

test('a percentile is interpolated within its bucket', () => {
  const plain = { valueIn: (bucket: number, place: number) => bucket * 10 + place * 10 };
  expect(percentileOf(new Map(), 0.5, plain)).toBeNull();
  expect(percentileOf(new Map([[4, 7]]), 0.5, plain)).toBe(45);
  // The third of six values is the second of the two in the middle bucket.
  expect(
    percentileOf(
      new Map([
        [1, 1],
        [3, 3],
        [2, 2],
      ]),
      0.5,
      plain,
    ),
  ).toBe(30);
  expect(
    percentileOf(
      new Map([
        [3, 0],
        [5, 1],
        [4, -1],
      ]),
      0.5,
      plain,
    ),
  ).toBe(55);
});

test('vitals are accurate to a tenth, and layout shift is counted in thousandths', () => {
  const read = (vital: string, value: number) => vitalPercentile(vital, new Map([[vitalBucket(vital, value), 3]]), 0.75);
  expect(Math.abs((read('CLS', 0.1) ?? 0) - 0.1)).toBeLessThan(0.01);
  expect(Math.abs((read('LCP', 2500) ?? 0) - 2500)).toBeLessThan(250);
  expect(vitalPercentile('LCP', new Map(), 0.75)).toBeNull();
});
