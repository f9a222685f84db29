import { describe, expect, it } from 'vitest';
import type { Matrix } from '../../presentation/drawing.ts';
import { compilePath } from '../../geometry/path.ts';
import { recordingContext } from '../test-context.ts';
import { tracePath } from './trace.ts';

const clip = { left: 0, top: 0, right: 1280, bottom: 720 };
const zoom = 10_000;

function trace(d: string, matrix: Matrix, pen = 0): number[] {
  const { context, marks } = recordingContext();
  tracePath({ context, clip }, compilePath(d), matrix, pen);
  context.fill();
  return marks[0]?.points ?? [];
}

const pairs = (points: number[]) =>
  Array.from({ length: points.length / 2 }, (_, index) => [points[index * 2] ?? 0, points[index * 2 + 1] ?? 0] as const);

describe('tracing at zoom 10,000', () => {
  it('puts the corner of a shape a million units wide within 0.01 pixels of its true position', () => {
    const points = trace('M0 0L1000000 0L1000000 1000000L0 1000000Z', [zoom, 0, 0, zoom, -999_999.9 * zoom, -999_999.95 * zoom]);
    const corner = pairs(points).find(([x, y]) => x > 0 && x < 1280 && y > 0 && y < 720);
    expect(Math.abs((corner?.[0] ?? 0) - 1000)).toBeLessThan(0.01);
    expect(Math.abs((corner?.[1] ?? 0) - 500)).toBeLessThan(0.01);
  });

  it('passes the canvas only what float32 can hold to 0.01 pixels', () => {
    for (const pen of [0, 40])
      for (const points of [
        trace('M-5000 0.03L5000 0.031L5000 900Z', [zoom, 0, 0, zoom, 0, 0], pen),
        trace('M0 0C300 900 600 -900 900 0Z', [zoom, 0, 0, zoom, -450 * zoom, 0], pen),
      ]) {
        expect(points.length).toBeGreaterThan(2);
        for (const value of points) expect(Math.abs(Math.fround(value) - value)).toBeLessThan(0.01);
      }
  });

  it('keeps a line exact that only passes through', () => {
    // y = x / 2 + 500 in pixels, from very far left to very far right.
    const points = trace('M-100000 -49900L100000 50100', [1000, 0, 0, 1000, 0, -99_500], 2);
    const [first, last] = [pairs(points)[0], pairs(points).at(-1)];
    for (const [x, y] of [first ?? [0, 0], last ?? [0, 0]]) expect(Math.abs(y - (x / 2 + 500))).toBeLessThan(1e-6);
  });

  it('follows a curve to a hundredth of a pixel where it is visible', () => {
    // A quarter circle of radius 100 units, with its end (100, 0) in the middle of the picture.
    const k = 55.22847498307936;
    const points = trace(`M100 0C100 ${k} ${k} 100 0 100`, [zoom, 0, 0, zoom, -100 * zoom + 640, 100], 2);
    const seen = pairs(points).filter(([x, y]) => x > 0 && x < 1280 && y > 0 && y < 720);
    expect(seen.length).toBeGreaterThan(1);
    for (const [x, y] of seen) {
      const [ux, uy] = [(x - 640) / zoom + 100, (y - 100) / zoom];
      let [low, high] = [0, 0.5];
      for (let step = 0; step < 80; step++) {
        const t = (low + high) / 2;
        if (3 * (1 - t) ** 2 * t * k + 3 * (1 - t) * t * t * 100 + t ** 3 * 100 < uy) low = t;
        else high = t;
      }
      const t = low;
      const exact = (1 - t) ** 3 * 100 + 3 * (1 - t) ** 2 * t * 100 + 3 * (1 - t) * t * t * k;
      expect(Math.abs(ux - exact) * zoom).toBeLessThan(0.01);
    }
  });
});

describe('tracing beyond the picture', () => {
  it('splits a line in two that leaves and returns', () => {
    const { context, marks } = recordingContext();
    let moves = 0;
    tracePath(
      { context: { ...context, moveTo: () => void (moves += 1) }, clip },
      compilePath('M0 100L900000 100L900000 300L0 300'),
      [1, 0, 0, 1, 0, 0],
      4,
    );
    expect(moves).toBe(2);
    expect(marks).toEqual([]);
  });

  it('omits what is beyond the range of numbers', () => {
    expect(trace('M0 0C1e9 1e9 -1e9 1e9 1e9 -1e9', [1e306, 0, 0, 1e306, 0, 0])).toEqual([]);
  });

  it('leaves nearby paths untouched, including curves', () => {
    expect(trace('M0 0C10 0 20 10 20 20Q5 5 1 1L3 4Z', [2, 0, 0, 2, 5, 5])).toEqual([5, 5, 25, 5, 45, 25, 45, 45, 15, 15, 7, 7, 11, 13]);
  });
});
