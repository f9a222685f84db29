import type { ChartAxis } from '../../../presentation/presentation.ts';

export interface Scale {
  ticks: number[];
  /** Zero, or the end of the scale nearest to it. */
  base: number;
  /** Position from 0 to 1, or beyond for values outside the scale. */
  at(value: number): number;
}

const MOST_TICKS = 200;

/** Chosen as spreadsheets do: steps of 1, 2 or 5, at most `most` of them, with some space beyond the data unless `isTight`. */
export function makeScale(axis: ChartAxis | undefined, numbers: readonly number[], most: number, isTight = false): Scale {
  const { min, max, isReversed } = axis ?? {};
  let [first, last] = numbers.length ? [numbers.reduce((a, b) => Math.min(a, b)), numbers.reduce((a, b) => Math.max(a, b))] : [0, 1];
  const turned = (share: number) => (isReversed ? 1 - share : share);
  if (axis?.isLogarithmic) {
    const [from, to] = [Math.floor(Math.log10(positive(min ?? first))), Math.ceil(Math.log10(positive(max ?? last)) - 1e-9)];
    const powers = Math.max(1, Math.min(30, to - from));
    return {
      ticks: Array.from({ length: powers + 1 }, (_, index) => 10 ** (from + index)),
      base: 10 ** from,
      at: (value) => turned((Math.log10(positive(value)) - from) / powers),
    };
  }
  if (min === undefined && first > 0) first = first <= (last * 5) / 6 || first === last ? 0 : first - (last - first) / 2;
  if (max === undefined && last < 0) last = last >= (first * 5) / 6 || first === last ? 0 : last - (first - last) / 2;
  [first, last] = [min ?? first, max ?? last];
  if (!(last - first > 1e-12 * Math.max(Math.abs(first), Math.abs(last)))) last = first + (Math.abs(first) || 1);
  let step = axis?.step ?? nice((last - first) / most);
  let [low, high] = [first, last];
  for (let round = 0; round < 60; round += 1) {
    [low, high] = [min ?? Math.floor(first / step + 1e-9) * step, max ?? Math.ceil(last / step - 1e-9) * step];
    // No value except zero touches the edge.
    if (!isTight && min === undefined && low && (high - first) / (high - low) > 20 / 21) low -= step;
    if (!isTight && max === undefined && high && (last - low) / (high - low) > 20 / 21) high += step;
    if ((high - low) / step <= (axis?.step ? MOST_TICKS : most) + 1e-6) break;
    step = axis?.step ? step * 2 : nice(step * 1.01);
  }
  const ticks = Array.from({ length: Math.min(MOST_TICKS, Math.floor((high - low) / step + 1e-6)) + 1 }, (_, index) =>
    Number((low + index * step).toPrecision(12)),
  );
  return { ticks, base: Math.max(low, Math.min(high, 0)), at: (value) => turned((value - low) / (high - low)) };
}

const positive = (value: number) => Math.max(value, 1e-15);

function nice(raw: number): number {
  const power = 10 ** Math.floor(Math.log10(raw));
  return ([1, 2, 5].find((factor) => factor * power >= raw * (1 - 1e-9)) ?? 10) * power;
}
