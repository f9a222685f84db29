import type { Spot } from '../shapes/placement.ts';
import type { Crop, PictureFound, Tile } from '../slide-context.ts';

/** The position of part of a picture, from the corner of the shape. */
export interface Piece {
  x: number;
  y: number;
  width: number;
  height: number;
  crop: Crop;
  isFlippedX: boolean;
  isFlippedY: boolean;
}

const MOST_TILES = 300;
/** As many tiles as one picture may have across or down. */
const MOST_REPEATS = 200;
const SEAM = 0.75;
const whole: Crop = { x: 0, y: 0, width: 1, height: 1 };

/** Tiles a box with a picture, or with one that has many of its tiles, if there were too many objects. */
export function tiled(picture: PictureFound, tile: Tile, source: Crop, spot: Spot): { picture: PictureFound; pieces: Piece[] } {
  const crop: Crop = {
    x: Math.max(0, source.x),
    y: Math.max(0, source.y),
    width: Math.min(1, source.width),
    height: Math.min(1, source.height),
  };
  const excess = Math.sqrt((spot.width * spot.height) / (tile.width * tile.height) / MOST_TILES);
  if (excess <= 1) return { picture, pieces: pieces(tile, 1, crop, spot) };
  // Even, so that each begins with a tile that is not mirrored.
  const times = Math.min(MOST_REPEATS, Math.ceil(excess / 2) * 2);
  const many = picture.kind === 'asset' ? picture.repeated?.({ area: crop, times, flip: tile.flip }) : undefined;
  if (!many) return { picture, pieces: pieces(tile, excess, crop, spot) };
  const grown = Math.max(1, excess / times);
  return {
    picture: many,
    pieces: pieces({ ...tile, width: tile.width * grown, height: tile.height * grown, flip: 'none' }, times, whole, spot),
  };
}

/** From the anchor of the first tile, each as large as so many tiles, cropped at the edges. */
function pieces(tile: Tile, times: number, crop: Crop, { width, height }: Spot): Piece[] {
  const { align } = tile;
  const isMiddle = align === 'ctr';
  const across = steps(width, tile.width, times, tile.x, align.endsWith('l') ? 0 : align.endsWith('r') && !isMiddle ? 1 : 0.5);
  const down = steps(height, tile.height, times, tile.y, align.startsWith('t') ? 0 : align.startsWith('b') ? 1 : 0.5);
  const most = (from: number, length: number) => Math.min(length, 1 - from);
  return down.flatMap((row) =>
    across.map((column) => ({
      x: column.start,
      y: row.start,
      // Overlap the next tile slightly, so that no seam shows.
      width: Math.min(column.size + SEAM, width - column.start),
      height: Math.min(row.size + SEAM, height - row.start),
      crop: {
        x: crop.x + crop.width * column.first,
        y: crop.y + crop.height * row.first,
        width: most(crop.x + crop.width * column.first, crop.width * column.share),
        height: most(crop.y + crop.height * row.first, crop.height * row.share),
      },
      isFlippedX: column.isOdd && tile.flip.includes('x'),
      isFlippedY: row.isOdd && tile.flip.includes('y'),
    })),
  );
}

function steps(
  whole: number,
  tile: number,
  times: number,
  shift: number,
  keeps: number,
): { start: number; size: number; first: number; share: number; isOdd: boolean }[] {
  const length = tile * times;
  const origin = (whole - tile) * keeps + shift;
  const first = Math.floor(-origin / length);
  const found = [];
  for (let number = first; origin + number * length < whole - 1e-6 && found.length < MOST_TILES * 2; number += 1) {
    const from = origin + number * length;
    const [start, end] = [Math.max(0, from), Math.min(whole, from + length)];
    if (end - start > length * 2e-3)
      found.push({ start, size: end - start, first: (start - from) / length, share: (end - start) / length, isOdd: number % 2 !== 0 });
  }
  return found;
}
