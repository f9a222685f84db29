import type { Camera } from '#model/camera/camera.ts';
import { apply, identity, scaleOf } from '#model/geometry/matrix.ts';
import type { Rectangle } from '#model/geometry/rectangle.ts';
import type { Matrix } from '#model/presentation/drawing.ts';
import { edgesOf, type Screen } from '../../screen.ts';
import type { Frame } from '../../surface.ts';
import type { Stack } from '../stack.ts';
import { type Cell, cellSize, cellsSeen, type Grid, keyOf, levelOf } from './tile-grid.ts';
import type { TileStore } from './tile-store.ts';

export interface TileWish {
  grid: Grid;
  cell: Cell;
}

/** May only evict tiles last used before `since`. */
export type TileOrder = TileWish & { since: number };

/** While zooming, every second level is sharp enough. */
const passingLevel = (matrix: Matrix) => Math.floor(Math.log2(scaleOf(matrix)) / 2) * 2;

/** Decides which tile to paint next: always the one that matters most now. */
export function openTileQueue(stack: Stack, store: TileStore, most: { pinned: number; seen: number }) {
  let targets: TileWish[] = [];
  let passages: TileWish[] = [];
  let preparedAt = 0;

  const isMissing = ({ grid, cell }: TileWish) => grid.tiles.get(keyOf(cell))?.isOld ?? true;
  /** An old one makes room for the new one. */
  const isPlaced = ({ grid, cell }: TileWish) => (grid.tiles.get(keyOf(cell))?.slot ?? -1) >= 0;
  const touch = (wishes: TileWish[], tick: number) => {
    for (const { grid, cell } of wishes) {
      const tile = grid.tiles.get(keyOf(cell));
      if (tile) tile.usedAt = tick;
    }
  };
  /** A large screen gets larger texels rather than more tiles than fit. */
  const cellsOf = (grid: Grid, matrix: Matrix, edges: Rectangle, level: number): Cell[] => {
    const cells = cellsSeen(grid, matrix, edges, level);
    return cells.length > most.seen ? cellsOf(grid, matrix, edges, level - 1) : cells;
  };
  /** Ordered from the centre of the screen outwards. */
  const wishesFor = (frame: Frame, screen: Screen, levelFor: (matrix: Matrix) => number): TileWish[] => {
    const edges = edgesOf(screen);
    return stack
      .seenBy(frame, screen)
      .flatMap(({ grid, matrix }) =>
        cellsOf(grid, matrix, edges, levelFor(matrix)).map((cell) => ({ grid, cell, distance: distanceTo(cell, matrix, edges) })),
      )
      .sort((one, other) => one.distance - other.distance);
  };
  const groundWishes = () => stack.ground().flatMap(overviewCells).slice(0, most.pinned);

  return {
    hasOverview: () => !groundWishes().some(isMissing),
    /** `tick` counts frames. */
    next(frame: Frame | undefined, screen: Screen, isSteady: boolean, tick: number): TileOrder | undefined {
      const order = (wish: TileWish | undefined, since: number) =>
        wish && (isPlaced(wish) || store.hasRoom(since)) ? { ...wish, since } : undefined;
      const ground = groundWishes();
      touch(ground, tick);
      const groundless = ground.find(isMissing);
      if (groundless || !frame) return order(groundless, tick);
      const now = wishesFor(frame, screen, isSteady ? levelOf : passingLevel);
      touch(now, tick);
      const wanted = now.find(isMissing);
      if (wanted) return order(wanted, tick);
      // Once a flight is under way, tiles along it would come too late.
      return order(targets.find(isMissing) ?? (frame.isResting ? passages.find(isMissing) : undefined), preparedAt);
    },
    prepare(cameras: readonly Camera[], screen: Screen, frame: Frame, tick: number): void {
      targets = cameras
        .slice(-1)
        .flatMap((camera) => wishesFor({ ...frame, camera, opacities: stack.ahead(frame.opacities) }, screen, levelOf));
      passages = cameras.flatMap((camera) => wishesFor({ ...frame, camera }, screen, passingLevel));
      preparedAt = tick;
      touch([...targets, ...passages], tick);
    },
  };
}

/** Covers the whole grid at about two tiles across. */
function overviewCells(grid: Grid): TileWish[] {
  const { bounds } = grid;
  if (!bounds) return [];
  const level = Math.floor(Math.log2((2 * cellSize(0)) / Math.max(bounds.right - bounds.left, bounds.bottom - bounds.top)));
  return Number.isFinite(level) ? cellsSeen(grid, identity, bounds, level).map((cell) => ({ grid, cell })) : [];
}

function distanceTo({ level, column, row }: Cell, matrix: Matrix, { right, bottom }: Rectangle): number {
  const size = cellSize(level);
  const { x, y } = apply(matrix, (column + 0.5) * size, (row + 0.5) * size);
  return Math.hypot(x - right / 2, y - bottom / 2);
}
