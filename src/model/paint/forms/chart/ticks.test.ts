import { describe, expect, it } from 'vitest';
import { makeTicks } from './ticks.ts';

const ranges: [number, number][] = [
  [0, 8],
  [0, 3453],
  [-6, 8],
  [0, 0],
  [5, 5],
  [-5, -5],
  [1002, 1020],
  [0, 1e15],
  [-1e15, 1e15],
  [0, 1e-9],
  [0.1, 0.30000000000000004],
  [999999, 1000001],
  [1e15 - 1, 1e15],
];

describe('ticks', () => {
  it.each(ranges)('between %d and %d are evenly spaced, round and enclose the range', (low, high) => {
    const ticks = makeTicks(low, high, 5);
    const [first = 0, second = 0] = ticks;
    const step = second - first;
    expect(ticks.length).toBeGreaterThanOrEqual(2);
    expect(ticks.length).toBeLessThanOrEqual(8);
    expect(first).toBeLessThanOrEqual(low + step * 1e-6);
    expect(ticks.at(-1)).toBeGreaterThanOrEqual(high - step * 1e-6);
    expect(Number(step.toPrecision(6)).toExponential()).toMatch(/^[125]e/);
    for (const [index, tick] of ticks.entries()) expect(tick).toBeCloseTo(first + index * step, -Math.floor(Math.log10(step)) + 3);
  });

  it('include zero if the range does', () => {
    expect(makeTicks(-6, 8, 4)).toContain(0);
  });

  it('make up a scale if there are no numbers', () => {
    expect(makeTicks(0, 0, 5)).toEqual([0, 0.2, 0.4, 0.6, 0.8, 1].map((tick) => expect.closeTo(tick, 9)));
  });
});
