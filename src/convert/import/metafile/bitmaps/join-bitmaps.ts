import type { Bitmap } from './bitmap.ts';
import { writePng } from './write-png.ts';

const MOST = 2600;

/**
 * Joins all bitmaps of a file into one picture of its view, unless they are only a small part of what it shows. `others` is the number of
 * other things it draws.
 */
export function joinBitmaps(
  bitmaps: readonly Bitmap[],
  view: { x: number; y: number; width: number; height: number },
  others: number,
): Uint8Array | undefined {
  const covered =
    bitmaps.reduce((sum, { mode, width, height }) => sum + (mode === 'and' ? 0 : width * height), 0) / (view.width * view.height);
  if (covered < 0.02 || (others > 20 && covered < 0.5)) return undefined;
  const dense = Math.max(
    ...bitmaps.map(({ columns, rows, width, height }) => Math.max(columns / Math.max(width, 1e-6), rows / Math.max(height, 1e-6))),
  );
  const scale = Math.min(dense, MOST / view.width, MOST / view.height);
  const [columns, rows] = [Math.max(1, Math.round(view.width * scale)), Math.max(1, Math.round(view.height * scale))];
  if (!(columns * rows > 0) || columns > MOST || rows > MOST) return undefined;
  const pixels = new Uint8Array(columns * rows * 4);
  for (const bitmap of bitmaps)
    lay(bitmap, pixels, columns, rows, { x: view.x, y: view.y, scaleX: columns / view.width, scaleY: rows / view.height });
  return writePng(pixels, columns, rows);
}

function lay(
  bitmap: Bitmap,
  pixels: Uint8Array,
  columns: number,
  rows: number,
  { x, y, scaleX, scaleY }: { x: number; y: number; scaleX: number; scaleY: number },
): void {
  const [left, top] = [(bitmap.x - x) * scaleX, (bitmap.y - y) * scaleY];
  const [width, height] = [Math.max(1, bitmap.width * scaleX), Math.max(1, bitmap.height * scaleY)];
  const [firstRow, lastRow] = [Math.max(0, Math.round(top)), Math.min(rows, Math.round(top + height))];
  const [firstColumn, lastColumn] = [Math.max(0, Math.round(left)), Math.min(columns, Math.round(left + width))];
  for (let row = firstRow; row < lastRow; row += 1) {
    const down = within((row + 0.5 - top) / height, bitmap.rows, bitmap.isFlippedY);
    for (let column = firstColumn; column < lastColumn; column += 1) {
      const source = (down * bitmap.columns + within((column + 0.5 - left) / width, bitmap.columns, bitmap.isFlippedX)) * 4;
      mix(bitmap, source, pixels, (row * columns + column) * 4);
    }
  }
}

const within = (share: number, count: number, isFlipped: boolean): number =>
  Math.max(0, Math.min(count - 1, Math.floor((isFlipped ? 1 - share : share) * count)));

function mix({ pixels: source, mode }: Bitmap, from: number, pixels: Uint8Array, to: number): void {
  const red = source[from] ?? 0;
  const green = source[from + 1] ?? 0;
  const blue = source[from + 2] ?? 0;
  const alpha = source[from + 3] ?? 0;
  const isThere = (pixels[to + 3] ?? 0) > 0;
  // White in a mask, and black in a bitmap drawn over one, leave what is below unchanged.
  if (mode === 'and' ? (red & green & blue) === 255 : mode === 'or' ? (red | green | blue) === 0 : alpha === 0) return;
  const share = mode === 'over' && isThere ? alpha / 255 : 1;
  pixels[to] = meet(pixels[to] ?? 0, red, mode, isThere, share);
  pixels[to + 1] = meet(pixels[to + 1] ?? 0, green, mode, isThere, share);
  pixels[to + 2] = meet(pixels[to + 2] ?? 0, blue, mode, isThere, share);
  pixels[to + 3] = mode === 'over' ? Math.max(alpha, pixels[to + 3] ?? 0) : 255;
}

function meet(below: number, above: number, mode: Bitmap['mode'], isThere: boolean, share: number): number {
  if (mode === 'or') return below | above;
  if (mode === 'and') return isThere ? below & above : above;
  return below + (above - below) * share;
}
