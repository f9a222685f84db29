import { describe, expect, test } from 'vitest';
import { compilePath } from '#model/geometry/path.ts';
import { distanceTo } from '#model/geometry/outline.ts';
import { ellipse } from '#model/paint/forms/parts/nodes.ts';
import { addAnchor, type Figure, moveAnchor, nearestOn, readFigure, removeAnchor, writeFigure } from './figure.ts';

const figureOf = (d: string): Figure => {
  const figure = readFigure(d);
  if (!figure) throw new Error(`No figure: ${d}`);
  return figure;
};
const square = figureOf('M0 0L100 0L100 100L0 100Z');
const placesOf = ({ anchors }: Figure) => anchors.map(({ x, y }) => [x, y]);
/** Points along a path. */
function alongOf(figure: Figure) {
  return Array.from({ length: 50 }, (_, place) => {
    const angle = (place / 50) * 2 * Math.PI;
    const { index, share } = nearestOn(figure, { x: 50 + 80 * Math.cos(angle), y: 50 + 80 * Math.sin(angle) });
    const split = addAnchor(figure, index, share).anchors[index + 1];
    return split ?? { x: Number.NaN, y: Number.NaN };
  });
}

describe('an outline', () => {
  test.each(['M0 0L100 0L100 100L0 100Z', 'M0 0L50 80L100 0', ellipse(50, 50, 50), 'M0 0L80 0C90 0 100 10 100 20L100 100Z'])(
    'is read as its points, and written as it was: %s',
    (d) => {
      const [before, after] = [compilePath(d), compilePath(writeFigure(figureOf(d)))];
      expect([...after.verbs]).toEqual([...before.verbs]);
      for (const [place, value] of after.points.entries()) expect(value).toBeCloseTo(before.points[place] ?? Number.NaN, 6);
    },
  );

  test('that comes back to where it began has no point twice', () => {
    expect(placesOf(figureOf('M0 0L100 0L100 100L0 0Z'))).toEqual([
      [0, 0],
      [100, 0],
      [100, 100],
    ]);
    expect(figureOf(ellipse(50, 50, 50)).anchors).toHaveLength(8);
  });

  test('with one control point per curve keeps its course', () => {
    const d = 'M0 0Q50 100 100 0';
    const written = compilePath(writeFigure(figureOf(d)));
    for (const [x, y] of [
      [25, 37.5],
      [50, 50],
      [75, 37.5],
    ] as const)
      expect(distanceTo(written, x, y)).toBeLessThan(0.2);
  });

  test('is not one if there are several, or if it has hundreds of points', () => {
    const many = `M0 0${Array.from({ length: 300 }, (_, place) => `L${place} 1`).join('')}`;
    for (const d of ['', 'M0 0', 'M0 0L1 1M2 2L3 3', 'M0 0L1 1ZL2 2', many]) expect(readFigure(d)).toBeUndefined();
  });
});

describe('a point', () => {
  test('that is moved takes along what bends the outline there', () => {
    const figure = figureOf('M0 0C10 0 40 20 50 20C60 20 90 0 100 0');
    expect(moveAnchor(figure, 1, { x: 50, y: 30 }).anchors[1]).toEqual({
      x: 50,
      y: 30,
      before: { x: 40, y: 30 },
      after: { x: 60, y: 30 },
    });
    expect(writeFigure(moveAnchor(square, 2, { x: 120, y: 130 }))).toBe('M0 0L100 0L120 130L0 100Z');
  });

  test('is added halfway, also between the last and the first', () => {
    expect(placesOf(addAnchor(square, 0))).toEqual([
      [0, 0],
      [50, 0],
      [100, 0],
      [100, 100],
      [0, 100],
    ]);
    expect(placesOf(addAnchor(square, 3)).at(-1)).toEqual([0, 50]);
    const open = figureOf('M0 0L10 0');
    expect(addAnchor(open, 1)).toBe(open);
  });

  test('that is added to a curve leaves it where it is', () => {
    const round = figureOf(ellipse(50, 50, 50));
    const more = addAnchor(addAnchor(round, 2, 0.3), 8, 0.7);
    expect(more.anchors).toHaveLength(10);
    for (const { x, y } of alongOf(more)) expect(Math.hypot(x - 50, y - 50)).toBeCloseTo(50, 2);
  });

  test('is removed, unless the outline needs it', () => {
    const triangle = removeAnchor(square, 1);
    expect(placesOf(triangle)).toEqual([
      [0, 0],
      [100, 100],
      [0, 100],
    ]);
    expect(removeAnchor(triangle, 0)).toBe(triangle);
    const line = figureOf('M0 0L5 5L10 0');
    expect(placesOf(removeAnchor(line, 0))).toEqual([
      [5, 5],
      [10, 0],
    ]);
    expect(removeAnchor(removeAnchor(line, 0), 0).anchors).toHaveLength(2);
  });

  test('is found beside the pointer', () => {
    expect(nearestOn(square, { x: 51, y: -4 })).toMatchObject({ index: 0, share: 0.5 });
    expect(nearestOn(square, { x: -7, y: 50 })).toMatchObject({ index: 3, distance: 7 });
  });
});
