import type { Compositor } from '../compositor.ts';
import type { Painted } from '../worker-messages.ts';
import { type Cell, type Grid, keyOf, type Piece, TILE, type Tile } from './tile-grid.ts';

/** Tiles share textures, so that many can be drawn in one call. */
const COLUMNS = 4;
const ROWS = 2;
const SHEET = COLUMNS * ROWS;
const SHEET_BYTES = SHEET * TILE * TILE * 4;
/** Entries for empty tiles cost little, but not nothing. */
const MOST_EMPTY = 10_000;

interface Owner {
  tile: Tile;
  grid: Grid;
  key: string;
}

export type TileStore = ReturnType<typeof openTileStore>;

/** Tile textures, in sheets, up to a number of bytes; evicts the least recently used. */
export function openTileStore(compositor: Compositor) {
  const sheets: WebGLTexture[] = [];
  /** One slot per tile of the sheets. */
  const slots: (Owner | undefined)[] = [];
  const empty: Owner[] = [];
  let mostSlots = 0;

  /** Unless another tile has taken its place. */
  const forget = (owner: Owner | undefined) => {
    if (owner?.grid.tiles.get(owner.key) === owner?.tile) owner?.grid.tiles.delete(owner.key);
  };
  /** A free slot, the first of a new sheet, or the least recently used one if last used before `since`; -1 if there is none. */
  const roomFor = (since: number): number => {
    const free = slots.indexOf(undefined);
    if (free >= 0 || slots.length < mostSlots) return free < 0 ? slots.length : free;
    let [found, age] = [-1, since];
    slots.forEach((owner, slot) => {
      if (owner && owner.tile.usedAt < age) [found, age] = [slot, owner.tile.usedAt];
    });
    return found;
  };
  const free = (tile: Tile | undefined) => {
    if (tile && tile.slot >= 0) slots[tile.slot] = undefined;
  };
  /** Position within its sheet, in tiles. */
  const placeOf = (slot: number) => [slot % COLUMNS, Math.floor(slot / COLUMNS) % ROWS] as const;
  const sheetOf = (slot: number) => sheets[Math.floor(slot / SHEET)];

  return {
    /** The texture coordinates of a part of a tile. */
    texelsOf({ slot, from: [u, v, width, height] }: Piece) {
      const [column, row] = placeOf(slot);
      return { texture: sheetOf(slot), from: [(column + u) / COLUMNS, (row + v) / ROWS, width / COLUMNS, height / ROWS] as const };
    },
    hasRoom: (since: number) => roomFor(since) >= 0,
    put(grid: Grid, cell: Cell, { bitmap, marks = 0 }: Painted, usedAt: number, since: number, isOld: boolean): void {
      const owner = { tile: { slot: -1, marks, usedAt, isOld }, grid, key: keyOf(cell) };
      free(grid.tiles.get(owner.key));
      grid.tiles.delete(owner.key);
      if (bitmap) {
        const slot = roomFor(since);
        if (slot < 0) return;
        if (slot === slots.length) {
          sheets.push(compositor.texture(true, TILE * COLUMNS, TILE * ROWS));
          slots.push(...Array.from({ length: SHEET }, () => undefined));
        }
        forget(slots[slot]);
        slots[slot] = owner;
        owner.tile.slot = slot;
        const [column, row] = placeOf(slot);
        compositor.upload(sheetOf(slot), bitmap, column * TILE, row * TILE);
      } else if (empty.push(owner) > MOST_EMPTY) forget(empty.shift());
      grid.tiles.set(owner.key, owner.tile);
      grid.lowest = Math.min(grid.lowest, cell.level);
    },
    drop(grid: Grid): void {
      grid.tiles.forEach(free);
      grid.tiles.clear();
    },
    /** Immediately frees whatever exceeds the limit. */
    limit(bytes: number): void {
      mostSlots = Math.max(1, Math.floor(bytes / SHEET_BYTES)) * SHEET;
      slots.splice(mostSlots).forEach(forget);
      while (sheets.length * SHEET > mostSlots) compositor.free(sheets.pop());
    },
  };
}
