import { invert, scaleOf } from '#model/geometry/matrix.ts';
import type { Rectangle } from '#model/geometry/rectangle.ts';
import { intersects, transformRectangle } from '#model/geometry/rectangle.ts';
import type { PaintOptions } from '#model/paint/paint-options.ts';
import type { Matrix } from '#model/presentation/drawing.ts';
import type { ObjectId } from '#model/presentation/presentation.ts';
import type { View } from '../../frame-painter.ts';

export const TILE = 512;
/** Blocks of a tile, across and down (`tile-marks.ts`). */
export const BLOCKS = 4;
/** Texels around a cell that belong to its neighbours, so that edges are smoothed alike on both sides. */
const BLEED = 1;
const CELL = TILE - 2 * BLEED;

export type PaintPart = NonNullable<PaintOptions['part']>;

/** What is known about a cell. */
export interface Tile {
  /** Where its texels are; -1 if it is empty. */
  slot: number;
  /** Which of its blocks are not empty. */
  marks: number;
  /** The frame number. */
  usedAt: number;
  /** It shows something that has changed since. */
  isOld: boolean;
}

/** The tiles of one source in the coordinates of one anchor: squares of `CELL` texels, at 2^level texels per unit. */
export interface Grid {
  parts: readonly PaintPart[];
  anchor: ObjectId;
  /** There is nothing outside; undefined if there may be something everywhere. */
  bounds: Rectangle | undefined;
  tiles: Map<string, Tile>;
  lowest: number;
  /** The matrices from the anchor outwards, by which its coordinates are the same as before. */
  way: readonly Matrix[];
}

export interface Cell {
  level: number;
  column: number;
  row: number;
}

/** A part of a tile, in cells of the level at which it is drawn, counted from `first`. */
export interface Piece {
  tile: Tile;
  slot: number;
  to: readonly [x: number, y: number, width: number, height: number];
  from: readonly [u: number, v: number, width: number, height: number];
}

export interface Cover {
  pieces: Piece[];
  /** From the pieces' cells to device pixels. */
  matrix: Matrix;
  /** Some visible area has no tile at all, however coarse. */
  hasGaps: boolean;
}

export const keyOf = ({ level, column, row }: Cell) => `${level} ${column} ${row}`;

/** The level at which a texel is about a device pixel. */
export const levelOf = (matrix: Matrix) => Math.round(Math.log2(scaleOf(matrix)));

export const cellSize = (level: number) => CELL / 2 ** level;

/** The view that a tile shows. */
export const viewOf = ({ anchor }: Grid, { level, column, row }: Cell): View => {
  const size = cellSize(level);
  return {
    camera: { anchor, x: (column + 0.5) * size, y: (row + 0.5) * size, zoom: 2 ** level, rotation: 0 },
    viewport: { width: TILE, height: TILE },
    pixelRatio: 1,
    isFlat: true,
  };
};

/** The cells of a level that are visible through `matrix` on a screen with these edges. */
export function cellsSeen({ bounds }: Grid, matrix: Matrix, screen: Rectangle, level: number): Cell[] {
  const inverse = invert(matrix);
  if (!inverse) return [];
  const view = transformRectangle(inverse, screen);
  const size = cellSize(level);
  const isUpright = matrix[1] === 0 || matrix[0] === 0;
  const [left, right] = [
    Math.floor(Math.max(view.left, bounds?.left ?? -Infinity) / size),
    Math.ceil(Math.min(view.right, bounds?.right ?? Infinity) / size),
  ];
  const [top, bottom] = [
    Math.floor(Math.max(view.top, bounds?.top ?? -Infinity) / size),
    Math.ceil(Math.min(view.bottom, bounds?.bottom ?? Infinity) / size),
  ];
  const cells: Cell[] = [];
  // Beyond this, whole numbers can no longer be told apart.
  if (![left, right, top, bottom].every((edge) => Math.abs(edge) < 2 ** 50)) return cells;
  for (let row = top; row < bottom; row++)
    for (let column = left; column < right; column++) {
      const cell = { left: column * size, top: row * size, right: (column + 1) * size, bottom: (row + 1) * size };
      if (isUpright || intersects(transformRectangle(matrix, cell), screen)) cells.push({ level, column, row });
    }
  return cells;
}

/** Covers every cell with the best available: its own tile, those one level finer, or part of a coarser one. No place is drawn twice. */
export function coverScreen(grid: Grid, matrix: Matrix, screen: Rectangle): Cover {
  const level = levelOf(matrix);
  const cells = cellsSeen(grid, matrix, screen, level);
  const [first] = cells;
  const size = cellSize(level);
  const cover: Cover = { pieces: [], matrix, hasGaps: false };
  if (!first) return cover;
  const put = (tile: Tile, x: number, y: number, span: number, u = 0, v = 0, share = 1) => {
    if (tile.slot < 0) return;
    const parts = Math.max(1, BLOCKS * share);
    const [step, part] = [share / parts, span / parts];
    for (let row = 0; row < parts; row++)
      for (let column = 0; column < parts; column++) {
        const [s, t] = [u + column * step, v + row * step];
        if (!(tile.marks & (1 << (Math.floor(t * BLOCKS) * BLOCKS + Math.floor(s * BLOCKS))))) continue;
        cover.pieces.push({
          tile,
          slot: tile.slot,
          to: [x + column * part, y + row * part, part, part],
          from: [(BLEED + s * CELL) / TILE, (BLEED + t * CELL) / TILE, (step * CELL) / TILE, (step * CELL) / TILE],
        });
      }
  };
  const putCoarser = ({ level, column, row }: Cell, x: number, y: number, span: number) => {
    for (let up = 1; level - up >= grid.lowest; up++) {
      const share = 2 ** -up;
      const above = { level: level - up, column: Math.floor(column * share), row: Math.floor(row * share) };
      const tile = grid.tiles.get(keyOf(above));
      if (tile) return put(tile, x, y, span, column * share - above.column, row * share - above.row, share);
    }
    cover.hasGaps = true;
  };
  for (const cell of cells) {
    const [x, y] = [cell.column - first.column, cell.row - first.row];
    const own = grid.tiles.get(keyOf(cell));
    if (own) {
      put(own, x, y, 1);
      continue;
    }
    const quarters = [0, 1, 2, 3].map((place) => ({
      level: level + 1,
      column: cell.column * 2 + (place & 1),
      row: cell.row * 2 + (place >> 1),
    }));
    const finer = quarters.map((quarter) => grid.tiles.get(keyOf(quarter)));
    if (finer.every((tile) => !tile)) putCoarser(cell, x, y, 1);
    else
      quarters.forEach((quarter, place) => {
        const [qx, qy] = [x + (place & 1) / 2, y + (place >> 1) / 2];
        const tile = finer[place];
        if (tile) put(tile, qx, qy, 0.5);
        else putCoarser(quarter, qx, qy, 0.5);
      });
  }
  const [a, b, c, d, e, f] = matrix;
  const [left, top] = [first.column * size, first.row * size];
  cover.matrix = [a * size, b * size, c * size, d * size, a * left + c * top + e, b * left + d * top + f];
  return cover;
}
