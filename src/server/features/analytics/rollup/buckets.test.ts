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

  test('what stands in the middle of a bucket is what went in, but for half its width', () => {
    for (let time: number = least; time < 90_000_000; time = Math.floor(time * 1.003) + 1)
      expect(Math.abs(valueIn(bucketOf(time), 0.5) - time)).toBeLessThanOrEqual(time * (most + 0.05));
  });

  test('longer times never fall into earlier buckets, and those of a moment are one', () => {
    expect([bucketOf(0), bucketOf(0.4), bucketOf(least - 1), bucketOf(least)]).toEqual([0, 0, 0, 1]);
    let last = 0;
    for (let time = 0; time < 100_000_000; time = Math.ceil((time + 1) * 1.02)) {
      expect(bucketOf(time)).toBeGreaterThanOrEqual(last);
      last = bucketOf(time);
    }
  });

  test('a value of a bucket, wherever it stands there, falls into it again', () => {
    for (let bucket = 0; bucket <= bucketOf(86_400_000_000); bucket++)
      for (const place of [0, 0.3, 1]) expect(bucketOf(valueIn(bucket, place))).toBe(bucket);
  });

  test('what is longer than anything falls into the last, and a day has no more than a page can read', () => {
    expect(bucketOf(Number.MAX_VALUE)).toBe(bucketOf(10 ** 12));
    expect(bucketOf(86_400_000)).toBeLessThan(60);
  });

  test('a median of many times is that of the times themselves, but for a twentieth', () => {
    const chance = chanceOf(11);
    for (const spread of [2000, 9000, 40_000, 600_000]) {
      const times = Array.from({ length: 2001 }, () => 1 + Math.floor((chance() + chance()) * spread));
      const median = times.toSorted((one, other) => one - other)[1000] ?? 0;
      expect(Math.abs((percentileOf(metOf(times, bucketOf), 0.5, buckets) ?? 0) - median)).toBeLessThan(median / 20);
    }
  });
});

test('a percentile stands as far inside its bucket as it stands among those there', () => {
  const plain = { valueIn: (bucket: number, place: number) => bucket * 10 + place * 10 };
  expect(percentileOf(new Map(), 0.5, plain)).toBeNull();
  expect(percentileOf(new Map([[4, 7]]), 0.5, plain)).toBe(45);
  // The third of six is the last of the two in the second bucket.
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

test('vitals keep a tenth, and a shift of the layout its thousandths', () => {
  const read = (vital: string, value: number) => vitalPercentile(vital, new Map([[vitalBucket(vital, value), 3]]), 0.75);
  expect(Math.abs((read('CLS', 0.1) ?? 0) - 0.1)).toBeLessThan(0.01);
  expect(Math.abs((read('LCP', 2500) ?? 0) - 2500)).toBeLessThan(250);
  expect(vitalPercentile('LCP', new Map(), 0.75)).toBeNull();
});
