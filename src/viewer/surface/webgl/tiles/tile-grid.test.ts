import { describe, expect, test } from 'vitest';
import { apply, invert, multiply } from '#model/geometry/matrix.ts';
import type { Matrix } from '#model/presentation/drawing.ts';
import {
  type Cell,
  cellSize,
  cellsSeen,
  coverScreen,
  type Grid,
  keyOf,
  levelOf,
  type Piece,
  TILE,
  type Tile,
  viewOf,
} from './tile-grid.ts';

const screen = { left: 0, top: 0, right: 1280, bottom: 720 };
const everything = 0xffff;
const turned = (degrees: number, zoom: number, x: number, y: number): Matrix => {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180) * zoom, Math.sin((degrees * Math.PI) / 180) * zoom];
  return [cos, sin, -sin, cos, 640 - (cos * x - sin * y), 360 - (sin * x + cos * y)];
};
const emptyGrid = (): Grid => ({
  parts: [{ kind: 'canvas' }],
  anchor: 'root',
  bounds: undefined,
  tiles: new Map(),
  lowest: Infinity,
  way: [],
});

function gridWith(cells: Cell[], marks = everything) {
  const grid = emptyGrid();
  const cellOf = new Map<Tile, Cell>();
  for (const [slot, cell] of cells.entries()) {
    const tile = { slot, marks, usedAt: 0, isOld: false };
    grid.tiles.set(keyOf(cell), tile);
    grid.lowest = Math.min(grid.lowest, cell.level);
    cellOf.set(tile, cell);
  }
  return { grid, cellOf };
}

const samples = Array.from({ length: 400 }, (_, place) => ({ x: (place % 20) * 64 + 3.3, y: Math.floor(place / 20) * 36 + 1.7 }));

/** The pieces at a point of the screen, and the place on the canvas they show there. */
function shownAt(pieces: Piece[], matrix: Matrix, cellOf: Map<Tile, Cell>, point: { x: number; y: number }) {
  const back = invert(matrix);
  const { x, y } = apply(back ?? matrix, point.x, point.y);
  return pieces
    .filter(({ to }) => x >= to[0] && x < to[0] + to[2] && y >= to[1] && y < to[1] + to[3])
    .map(({ tile, to, from }) => {
      const cell = cellOf.get(tile) ?? { level: 0, column: 0, row: 0 };
      const { camera } = viewOf(emptyGrid(), cell);
      const u = from[0] + ((x - to[0]) / to[2]) * from[2];
      const v = from[1] + ((y - to[1]) / to[3]) * from[3];
      return { level: cell.level, x: camera.x + ((u - 0.5) * TILE) / camera.zoom, y: camera.y + ((v - 0.5) * TILE) / camera.zoom };
    });
}

function expectWholeAndTrue(cells: Cell[], matrix: Matrix) {
  const { grid, cellOf } = gridWith(cells);
  const cover = coverScreen(grid, matrix, screen);
  expect(cover.hasGaps).toBe(false);
  const back = invert(matrix) ?? matrix;
  const levels = new Set<number>();
  for (const point of samples) {
    const found = shownAt(cover.pieces, cover.matrix, cellOf, point);
    expect(found).toHaveLength(1);
    const truth = apply(back, point.x, point.y);
    expect(Math.hypot((found[0]?.x ?? NaN) - truth.x, (found[0]?.y ?? NaN) - truth.y) * Math.hypot(matrix[0], matrix[1])).toBeLessThan(
      1e-3,
    );
    levels.add(found[0]?.level ?? NaN);
  }
  return levels;
}

describe('covering the screen', () => {
  const views = [turned(0, 1.7, 300, -200), turned(33, 0.6, 5000, 100), turned(90, 2 ** 31.4, 12.25, 7.5), turned(-171, 2 ** -20.2, 0, 0)];

  test.each(views)('with a tile for every cell, every point is drawn once and shows its own place', (...matrix) => {
    const level = levelOf(matrix);
    expect([...expectWholeAndTrue(cellsSeen(emptyGrid(), matrix, screen, level), matrix)]).toEqual([level]);
  });

  test.each(views)('with only coarser tiles, the right part of them is drawn', (...matrix) => {
    const level = levelOf(matrix) - 3;
    expect([...expectWholeAndTrue(cellsSeen(emptyGrid(), matrix, screen, level), matrix)]).toEqual([level]);
  });

  test('mixes finer tiles where available with coarser ones around them', () => {
    const matrix = turned(10, 1.2, 40, 40);
    const level = levelOf(matrix);
    const fine = cellsSeen(emptyGrid(), matrix, { left: 500, top: 300, right: 700, bottom: 400 }, level + 1);
    expect([...expectWholeAndTrue([...fine, ...cellsSeen(emptyGrid(), matrix, screen, level - 1)], matrix)].sort()).toEqual([
      level - 1,
      level + 1,
    ]);
  });

  test('reports gaps if there are no tiles', () => {
    expect(coverScreen(emptyGrid(), turned(0, 1, 0, 0), screen)).toMatchObject({ pieces: [], hasGaps: true });
  });

  test('a cell known to be empty is neither drawn nor a gap', () => {
    const matrix = turned(0, 1, 0, 0);
    const { grid } = gridWith(cellsSeen(emptyGrid(), matrix, screen, 0));
    for (const tile of grid.tiles.values()) tile.slot = -1;
    expect(coverScreen(grid, matrix, screen)).toMatchObject({ pieces: [], hasGaps: false });
  });

  test('draws only the blocks of a tile that contain something', () => {
    const size = cellSize(0);
    const matrix = multiply([1, 0, 0, 1, 0, 0], [1, 0, 0, 1, 0, 0]);
    const { grid } = gridWith([{ level: 0, column: 0, row: 0 }], 0b0000_0000_0010_0001);
    const { pieces } = coverScreen(grid, matrix, { left: 0, top: 0, right: size, bottom: size });
    expect(pieces.map(({ to }) => to)).toEqual([
      [0, 0, 0.25, 0.25],
      [0.25, 0.25, 0.25, 0.25],
    ]);
  });

  test('requests nothing outside its bounds', () => {
    const grid = { ...emptyGrid(), bounds: { left: 0, top: 0, right: 600, bottom: 100 } };
    expect(cellsSeen(grid, turned(0, 1, 0, 0), screen, 0)).toEqual([
      { level: 0, column: 0, row: 0 },
      { level: 0, column: 1, row: 0 },
    ]);
  });

  test('requests nothing where coordinates lose precision', () => {
    expect(cellsSeen(emptyGrid(), turned(0, 1e30, 1e9, 0), screen, 99)).toEqual([]);
  });
});
