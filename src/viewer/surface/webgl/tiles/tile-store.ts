import type { Compositor } from '../compositor.ts';
import { type Cell, type Grid, keyOf, type Tile } from './tile-grid.ts';
import { TILE } from './tile-marks.ts';
import type { Painted } from '../worker-messages.ts';

/** Tiles side by side in one texture: many are drawn at once. */
const COLUMNS = 4;
const ROWS = 2;
const SHEET = COLUMNS * ROWS;
const SHEET_BYTES = SHEET * TILE * TILE * 4;
/** What is known to be empty costs next to nothing, but not nothing. */
const MOST_EMPTY = 10_000;

export const texelsOf = ({ column, row }: { column: number; row: number }, [u, v, width, height]: readonly [number, number, number, number]) =>
  [(column + u) / COLUMNS, (row + v) / ROWS, width / COLUMNS, height / ROWS] as const;

export type TileStore = ReturnType<typeof openTileStore>;

/** Textures for tiles, in sheets, up to a number of bytes; what was not used for the longest time makes room. */
export function openTileStore(compositor: Compositor) {
  const sheets: WebGLTexture[] = [];
  const held = new Map<number, { tile: Tile; grid: Grid; key: string }>();
  const free: number[] = [];
  const empty: { grid: Grid; key: string }[] = [];
  let mostSheets = 0;

  const forget = (slot: number) => {
    const owner = held.get(slot);
    held.delete(slot);
    owner?.grid.tiles.delete(owner.key);
  };
  const addSheet = () => {
    if (sheets.length >= mostSheets) return;
    const first = sheets.push(compositor.texture(TILE * COLUMNS, TILE * ROWS, true)) * SHEET;
    for (let slot = first - 1; slot >= first - SHEET; slot--) free.push(slot);
  };
  const oldest = (before: number) => {
    let found: number | undefined;
    let age = before;
    for (const [slot, { tile }] of held) if (tile.usedAt < age) [found, age] = [slot, tile.usedAt];
    return found;
  };

  return {
    /** The texture, and where the tile is in it, in tiles. */
    placeOf: (slot: number) => ({ texture: sheets[Math.floor(slot / SHEET)], column: slot % COLUMNS, row: Math.floor(slot / COLUMNS) % ROWS }),
    /** Whether a tile can come in without driving out one that was used since. */
    hasRoom: (since: number) => free.length > 0 || sheets.length < mostSheets || oldest(since) !== undefined,
    put(grid: Grid, cell: Cell, { bitmap, marks = 0 }: Painted, usedAt: number, since: number): void {
      const key = keyOf(cell);
      const tile: Tile = { slot: 'empty', marks, usedAt };
      if (bitmap) {
        if (free.length === 0) addSheet();
        let slot = free.pop();
        if (slot === undefined) {
          slot = oldest(since);
          if (slot === undefined) return;
          forget(slot);
        }
        const { texture, column, row } = this.placeOf(slot);
        if (texture) compositor.upload(texture, column * TILE, row * TILE, bitmap, TILE, TILE);
        tile.slot = slot;
        held.set(slot, { tile, grid, key });
      } else if (empty.push({ grid, key }) > MOST_EMPTY) {
        const gone = empty.shift();
        gone?.grid.tiles.delete(gone.key);
      }
      grid.tiles.set(key, tile);
      grid.lowest = Math.min(grid.lowest, cell.level);
    },
    /** Gives up what is over the cap at once. */
    limit(bytes: number): void {
      mostSheets = Math.max(1, Math.floor(bytes / SHEET_BYTES));
      while (sheets.length > mostSheets) {
        const gone = sheets.pop();
        if (gone) compositor.free(gone);
        const end = sheets.length * SHEET;
        for (const slot of held.keys()) if (slot >= end) forget(slot);
        for (let place = free.length - 1; place >= 0; place--) if ((free[place] ?? 0) >= end) free.splice(place, 1);
      }
    },
  };
}
