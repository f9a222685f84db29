import { describe, expect, test } from 'vitest';
import { bucketOf, valueOf, vitalBucket, vitalValue } from './buckets.ts';

describe('buckets of time', () => {
  test('what comes out of a bucket is what went in, but for a twentieth', () => {
    for (let time = 0; time < 90_000_000; time = Math.max(time + 1, Math.floor(time * 1.003))) {
      expect(Math.abs(valueOf(bucketOf(time)) - time)).toBeLessThanOrEqual(time / 20 + 0.5);
    }
  });

  test('longer times never fall into earlier buckets, and short ones are exact', () => {
    for (let time = 0; time <= 10; time++) expect(valueOf(bucketOf(time))).toBe(time);
    let last = 0;
    for (let time = 0; time < 100_000_000; time = Math.ceil((time + 1) * 1.02)) {
      expect(bucketOf(time)).toBeGreaterThanOrEqual(last);
      last = bucketOf(time);
    }
  });

  test('a value that stands in the middle of a bucket falls into it again', () => {
    for (let bucket = 0; bucket <= bucketOf(86_400_000_000); bucket++) expect(bucketOf(valueOf(bucket))).toBe(bucket);
  });

  test('what is longer than anything falls into the last, and nothing falls out', () => {
    expect(bucketOf(Number.MAX_VALUE)).toBe(bucketOf(10 ** 12));
    expect(bucketOf(0)).toBe(0);
    expect(bucketOf(0.4)).toBe(0);
  });

  test('a shift of the layout keeps its thousandths', () => {
    expect(vitalValue('CLS', vitalBucket('CLS', 0.1))).toBeCloseTo(0.1, 2);
    expect(vitalValue('LCP', vitalBucket('LCP', 2500))).toBeCloseTo(2500, -3);
  });
});
