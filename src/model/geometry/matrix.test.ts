import { describe, expect, it } from 'vitest';
import { chance } from '../camera/test-scenes.ts';
import type { Matrix } from '../presentation/drawing.ts';
import { apply, identity, invert, multiply, placementMatrix, scaleOf, turn } from './matrix.ts';

const random = chance(10);
const anyMatrix = (): Matrix => [
  random() * 4 - 2,
  random() * 4 - 2,
  random() * 4 - 2,
  random() * 4 - 2,
  random() * 2000 - 1000,
  random() * 2000 - 1000,
];

describe('matrices', () => {
  it('multiply with the inner one applied first', () => {
    const [scale, move]: Matrix[] = [
      [2, 0, 0, 2, 0, 0],
      [1, 0, 0, 1, 10, 20],
    ];
    expect(apply(multiply(move ?? identity, scale ?? identity), 1, 1)).toEqual({ x: 12, y: 22 });
    expect(apply(multiply(scale ?? identity, move ?? identity), 1, 1)).toEqual({ x: 22, y: 42 });
    for (let round = 0; round < 200; round++) {
      const [outer, inner, x, y] = [anyMatrix(), anyMatrix(), random() * 100, random() * 100];
      const step = apply(inner, x, y);
      const [once, twice] = [apply(multiply(outer, inner), x, y), apply(outer, step.x, step.y)];
      expect(once.x).toBeCloseTo(twice.x, 8);
      expect(once.y).toBeCloseTo(twice.y, 8);
    }
  });

  it('are inverted, unless they flatten the plane', () => {
    for (let round = 0; round < 200; round++) {
      const matrix = anyMatrix();
      const back = invert(matrix);
      expect(back).toBeDefined();
      const { x, y } = apply(matrix, 3, 7);
      const there = apply(back ?? identity, x, y);
      expect(there.x).toBeCloseTo(3, 6);
      expect(there.y).toBeCloseTo(7, 6);
    }
    expect(invert([1, 2, 2, 4, 5, 6])).toBeUndefined();
    expect(invert([0, 0, 0, 0, 5, 6])).toBeUndefined();
    expect(invert([1e-160, 0, 0, 1e-160, 0, 0])).toBeUndefined();
    expect(invert([1e-12, 0, 0, 1e-12, 512, 0])?.[4]).toBeCloseTo(-5.12e14, 0);
  });

  it('report how much they stretch', () => {
    expect(scaleOf(placementMatrix({ x: 5, y: 6, rotation: 77, scale: 0.3, width: 10, height: 20 }))).toBeCloseTo(0.3, 15);
    expect(scaleOf([2, 0, 0, -2, 1, 1])).toBe(2);
    expect(scaleOf([4, 0, 0, 9, 0, 0])).toBe(6);
  });
});

describe('turning', () => {
  it('is exact for any number of quarter turns, in both directions', () => {
    for (const turns of [-8, -4, 0, 4, 400]) {
      expect(turn(90 * turns)).toEqual({ cos: 1, sin: 0 });
      expect(turn(90 * (turns + 1))).toEqual({ cos: 0, sin: 1 });
      expect(turn(90 * (turns + 2))).toEqual({ cos: -1, sin: 0 });
      expect(turn(90 * (turns + 3))).toEqual({ cos: 0, sin: -1 });
    }
    expect(turn(-90)).toEqual({ cos: 0, sin: -1 });
    expect(turn(60).cos).toBeCloseTo(0.5, 15);
    expect(turn(30).sin).toBeCloseTo(0.5, 15);
  });
});

describe('a placement', () => {
  it('centres the box at its position, rotated clockwise and scaled', () => {
    const place = { x: 100, y: 50, rotation: 90, scale: 2, width: 30, height: 10 };
    expect(apply(placementMatrix(place), 15, 5)).toEqual({ x: 100, y: 50 });
    // On a screen, where y points down, clockwise moves the top left corner to the top right.
    expect(apply(placementMatrix(place), 0, 0)).toEqual({ x: 110, y: 20 });
    for (let round = 0; round < 200; round++) {
      const any = {
        x: random() * 1000,
        y: random() * 1000,
        rotation: random() * 720 - 360,
        scale: random() * 3,
        width: random() * 500,
        height: random() * 500,
      };
      const middle = apply(placementMatrix(any), any.width / 2, any.height / 2);
      expect(middle.x).toBeCloseTo(any.x, 9);
      expect(middle.y).toBeCloseTo(any.y, 9);
    }
  });
});
