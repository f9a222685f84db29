/** More than the sum of a thousand steps of a day each. */
const LONGEST = 100_000_000_000;

interface Buckets {
  /** The bucket a number falls into. */
  bucketOf(value: number): number;
  /** The value at this place (from 0 to 1) within a bucket, rounded. */
  valueIn(bucket: number, place: number): number;
}

/** Each is `width` times as wide as the one before, the first ends at `least`. Whole bounds give the same bucket on every machine. */
function createBuckets(width: number, least: number): Buckets {
  const starts = [0];
  for (let start = least; start < LONGEST; start = Math.max(start + 1, Math.ceil(start * width))) starts.push(start);
  return {
    bucketOf(value) {
      let [low, high] = [0, starts.length - 1];
      while (low < high) {
        const middle = (low + high + 1) >> 1;
        if ((starts[middle] ?? 0) <= value) low = middle;
        else high = middle - 1;
      }
      return low;
    },
    valueIn(bucket, place) {
      const start = starts[bucket] ?? 0;
      return Math.round(start + ((starts[bucket + 1] ?? start + 1) - 1 - start) * place);
    },
  };
}

// Each bucket in use is a row per day, and a page reads all of them: times are kept only as fine as an interpolated median needs.
/** Buckets of the total watch time. */
export const watchBuckets = createBuckets(1.25, 1000);
/** Buckets of the time at one step. */
export const stepBuckets = createBuckets(1.5, 500);
/** Buckets of web vitals: finer, because they are few and compared with fixed thresholds. */
const vitalBuckets = createBuckets(1.1, 1);

/** How many values fell into each bucket. */
export type Met = ReadonlyMap<number, number>;

/** The value that this share of all values does not exceed, as exact as the buckets allow; null if there are none. */
export function percentileOf(met: Met, share: number, { valueIn }: Pick<Buckets, 'valueIn'>): number | null {
  const list = [...met].filter(([, count]) => count > 0).toSorted(([one], [other]) => one - other);
  let left = list.reduce((sum, [, count]) => sum + count, 0) * share;
  const found = list.find(([, count]) => (left -= count) <= 0);
  return found ? valueIn(found[0], (left + found[1]) / found[1]) : null;
}

/** Layout shift has no unit and is rarely above a few, so its thousandths are counted. */
const scaleOf = (vital: string) => (vital === 'CLS' ? 1000 : 1);
export const vitalBucket = (vital: string, value: number): number => vitalBuckets.bucketOf(value * scaleOf(vital));
export function vitalPercentile(vital: string, met: Met, share: number): number | null {
  const value = percentileOf(met, share, vitalBuckets);
  return value === null ? null : value / scaleOf(vital);
}
