import { describe, expect, it } from 'vitest';
import type { Paint, Stroke } from '../../../presentation/paints.ts';
import type { ShapeName } from '../../../presentation/presentation.ts';
import { boundsOf, pathsOf, placed } from '../parts/test-kit.ts';
import { shapeForm } from './shape-form.ts';

const names: ShapeName[] = [
  'rectangle',
  'rounded',
  'ellipse',
  'triangle',
  'diamond',
  'pentagon',
  'hexagon',
  'star',
  'arrow',
  'chevron',
  'speech',
  'plus',
];
const stops = [
  { offset: 0, color: 'accent1', opacity: 1 },
  { offset: 1, color: 'accent2', opacity: 1 },
];
const draw = (shape: ShapeName, size: { width: number; height: number }, look: { fill?: Paint; stroke?: Stroke; radius?: number } = {}) => {
  const [path] = pathsOf(shapeForm({ ...placed, kind: 'shape', shape, radius: 16, ...size, ...look }));
  if (!path) throw new Error('nothing was drawn');
  return path;
};

describe('shapes', () => {
  it.each(names)('%s touches all four edges of its box, wide or tall', (shape) => {
    for (const size of [
      { width: 300, height: 200 },
      { width: 80, height: 700 },
    ]) {
      const { left, top, right, bottom } = boundsOf(draw(shape, size).d);
      expect(left).toBeCloseTo(0, 2);
      expect(top).toBeCloseTo(0, 2);
      expect(right).toBeCloseTo(size.width, 2);
      expect(bottom).toBeCloseTo(size.height, 2);
    }
  });

  it('corners are never rounder than half the shorter side', () => {
    const points = draw('rounded', { width: 100, height: 40 }, { radius: 500 }).d;
    expect(points).toMatch(/^M20 0L80 0C/);
  });

  it('converts paints from fractions of the box to its coordinates', () => {
    const size = { width: 300, height: 200 };
    expect(draw('rectangle', size, { fill: { kind: 'linear', x1: 0, y1: 0, x2: 1, y2: 0.5, stops } }).fill).toMatchObject({
      x1: 0,
      y1: 0,
      x2: 300,
      y2: 100,
    });
    expect(draw('rectangle', size, { fill: { kind: 'radial', cx: 0.5, cy: 0.5, radius: 0.5, stops } }).fill).toMatchObject({
      cx: 0.5,
      fx: 0.5,
      radius: 0.5,
      transform: [300, 0, 0, 200, 0, 0],
    });
    const square = draw('rectangle', { width: 200, height: 200 }, { fill: { kind: 'radial', cx: 0.5, cy: 0.25, radius: 0.5, stops } }).fill;
    expect(square).toMatchObject({ cx: 100, cy: 50, fx: 100, fy: 50, radius: 100 });
    expect(square).not.toHaveProperty('transform');
  });

  it('a stroke keeps its width, dashes, cap and join', () => {
    const stroke: Stroke = { paint: { kind: 'color', color: 'text' }, width: 7, dash: [3, 2], cap: 'round', join: 'bevel' };
    expect(draw('star', { width: 10, height: 10 }, { stroke })).toMatchObject({
      strokeWidth: 7,
      dash: [3, 2],
      cap: 'round',
      join: 'bevel',
      stroke: { kind: 'color', color: 'text', opacity: 1 },
    });
  });
});
