/** More than a thousand steps of a day each can sum up to. */
const LONGEST = 100_000_000_000;

interface Buckets {
  /** Into which a number falls. */
  bucketOf(value: number): number;
  /** What stands so far (from 0 to 1) inside of a bucket, as a whole number. */
  valueIn(bucket: number, place: number): number;
}

/** Each so much wider than the one before, all up to `least` one; they begin at whole numbers, so that every machine finds the same one. */
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

// Each bucket that was met is a row a day, and a page reads all of them: times are kept no finer than a median, read from within its
// bucket, needs.
/** Of the time that somebody watched. */
export const watchBuckets = createBuckets(1.25, 1000);
/** Of the time at one step. */
export const stepBuckets = createBuckets(1.5, 500);
/** Of how pages load: few, and compared with fixed bounds. */
const vitalBuckets = createBuckets(1.1, 1);

/** How often each bucket was met. */
export type Met = ReadonlyMap<number, number>;

/** The value that this share of all do not exceed, as exact as the buckets are; null where there is none. */
export function percentileOf(met: Met, share: number, { valueIn }: Pick<Buckets, 'valueIn'>): number | null {
  const list = [...met].filter(([, count]) => count > 0).toSorted(([one], [other]) => one - other);
  let left = list.reduce((sum, [, count]) => sum + count, 0) * share;
  const found = list.find(([, count]) => (left -= count) <= 0);
  return found ? valueIn(found[0], (left + found[1]) / found[1]) : null;
}

/** A shift of the layout has no unit and stays below a few: its thousandths are counted. */
const scaleOf = (vital: string) => (vital === 'CLS' ? 1000 : 1);
export const vitalBucket = (vital: string, value: number): number => vitalBuckets.bucketOf(value * scaleOf(vital));
export function vitalPercentile(vital: string, met: Met, share: number): number | null {
  const value = percentileOf(met, share, vitalBuckets);
  return value === null ? null : value / scaleOf(vital);
}
