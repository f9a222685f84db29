import type { Series } from './sheet.ts';

/** The range a value covers; undefined is a gap. */
export type Span = readonly [from: number, to: number] | undefined;

/** Spans of every series; stacked ones follow each other, upwards above zero and downwards below. */
export function makeSpans(series: readonly Series[], count: number, isStacked: boolean, isLine: boolean): Span[][] {
  const up = Array<number>(count).fill(0);
  const down = Array<number>(count).fill(0);
  return series.map(({ values }) =>
    Array.from({ length: count }, (_, index): Span => {
      const value = values[index] ?? (isStacked && isLine ? 0 : undefined);
      if (value === undefined) return undefined;
      if (!isStacked) return [0, value];
      // A line has only one side: a negative value goes down from the line below it.
      const side = value < 0 && !isLine ? down : up;
      const from = side[index] ?? 0;
      return [from, (side[index] = from + value)];
    }),
  );
}

/** The smallest and largest number. Lengths and areas include zero, or they would mislead; lines may omit a distant zero. */
export function rangeOf(spans: readonly Span[][], isGrounded: boolean, isFree: boolean): [low: number, high: number] {
  const ends = spans.flat().flatMap((span) => (span ? [span[1]] : []));
  if (ends.length === 0) return [0, 0];
  const [low, high] = [Math.min(...ends), Math.max(...ends)];
  const isNear = !isFree && (low > 0 ? low < high / 2 : high > low / 2);
  return isGrounded || isNear ? [Math.min(0, low), Math.max(0, high)] : [low, high];
}

/** Neighbours without a gap between them, with their indices. */
export function runsOf(spans: readonly Span[]): { index: number; from: number; to: number }[][] {
  const runs: { index: number; from: number; to: number }[][] = [[]];
  spans.forEach((span, index) => (span ? runs.at(-1)?.push({ index, from: span[0], to: span[1] }) : runs.push([])));
  return runs.filter((run) => run.length > 0);
}
