const WIDTH = 1.1;
/** More than a thousand steps of a day each can sum up to. */
const LONGEST = 100_000_000_000;

/** Where each bucket begins: whole numbers, so that every machine finds the same one. Below ten each number is its own. */
const starts: readonly number[] = (() => {
  const list = [0];
  for (let start = 1; start < LONGEST; start = Math.max(start + 1, Math.ceil(start * WIDTH))) list.push(start);
  return list;
})();

/** Times are kept by buckets a tenth wide: medians and percentiles of any days are read from their sums. */
export function bucketOf(milliseconds: number): number {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= milliseconds) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** In the middle of the bucket, in whole milliseconds. */
export function valueOf(bucket: number): number {
  const start = starts[bucket] ?? 0;
  return Math.round((start + (starts[bucket + 1] ?? start + 1) - 1) / 2);
}

/** A shift of the layout has no unit and stays below a few: its thousandths are counted. */
const scaleOf = (vital: string) => (vital === 'CLS' ? 1000 : 1);
export const vitalBucket = (vital: string, value: number): number => bucketOf(value * scaleOf(vital));
export const vitalValue = (vital: string, bucket: number): number => valueOf(bucket) / scaleOf(vital);
