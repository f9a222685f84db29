import { describe, expect, it } from 'vitest';
import { chance } from '../camera/test-scenes.ts';
import type { Matrix } from '../presentation/drawing.ts';
import { apply } from './matrix.ts';
import type { Rectangle } from './rectangle.ts';
import { grow, intersects, isNothing, nothing, transformRectangle, unite } from './rectangle.ts';

const box = (left: number, top: number, right: number, bottom: number): Rectangle => ({ left, top, right, bottom });

describe('rectangles', () => {
  it('unite to enclose both, and nothing adds nothing', () => {
    expect(unite(box(0, 0, 1, 1), box(3, -2, 4, 0))).toEqual(box(0, -2, 4, 1));
    expect(unite(nothing, box(3, -2, 4, 0))).toEqual(box(3, -2, 4, 0));
    expect(isNothing(unite(nothing, nothing))).toBe(true);
  });

  it('are nothing if they contain no point; a single point counts', () => {
    expect(isNothing(nothing)).toBe(true);
    expect(isNothing(box(1, 1, 1, 1))).toBe(false);
    expect(isNothing(box(2, 0, 1, 1))).toBe(true);
    expect(isNothing(box(0, 2, 1, 1))).toBe(true);
    expect(isNothing(box(Number.NaN, 0, 1, 1))).toBe(true);
  });

  it('intersect if they share a point, even on the edge', () => {
    expect(intersects(box(0, 0, 2, 2), box(1, 1, 3, 3))).toBe(true);
    expect(intersects(box(0, 0, 2, 2), box(2, 2, 3, 3))).toBe(true);
    expect(intersects(box(0, 0, 9, 9), box(2, 2, 3, 3))).toBe(true);
    expect(intersects(box(0, 0, 2, 2), box(2.1, 0, 3, 3))).toBe(false);
    expect(intersects(box(0, 0, 2, 2), box(0, -3, 3, -0.1))).toBe(false);
    expect(intersects(nothing, box(-1e9, -1e9, 1e9, 1e9))).toBe(false);
  });

  it('grow on all sides', () => {
    expect(grow(box(0, 1, 2, 3), 0.5)).toEqual(box(-0.5, 0.5, 2.5, 3.5));
    expect(isNothing(grow(nothing, 5))).toBe(true);
  });

  it('are transformed to the tightest upright one around their corners', () => {
    const random = chance(11);
    const any = () => random() * 20 - 10;
    for (let round = 0; round < 300; round++) {
      const matrix: Matrix = [any(), any(), any(), any(), any(), any()];
      const { left, top } = { left: any(), top: any() };
      const before = box(left, top, left + random() * 10, top + random() * 10);
      const points = [before.left, before.right].flatMap((x) => [before.top, before.bottom].map((y) => apply(matrix, x, y)));
      const after = transformRectangle(matrix, before);
      expect(after.left).toBeCloseTo(Math.min(...points.map(({ x }) => x)), 9);
      expect(after.right).toBeCloseTo(Math.max(...points.map(({ x }) => x)), 9);
      expect(after.top).toBeCloseTo(Math.min(...points.map(({ y }) => y)), 9);
      expect(after.bottom).toBeCloseTo(Math.max(...points.map(({ y }) => y)), 9);
    }
  });

  it('stay nothing when transformed', () => {
    expect(isNothing(transformRectangle([1, 0, 0, 1, 5, 5], nothing))).toBe(true);
    expect(isNothing(transformRectangle([0.6, 0.8, -0.8, 0.6, 5, 5], nothing))).toBe(true);
  });
});
