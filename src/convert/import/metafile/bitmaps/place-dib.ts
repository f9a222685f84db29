import type { MetafileCanvas } from '../canvas/metafile-canvas.ts';
import { modeOf } from './bitmap.ts';
import { crop, readDib } from './read-dib.ts';

export interface Placed {
  x: number;
  y: number;
  width: number;
  height: number;
  /** The part of the bitmap to show; all of it if empty. */
  source: { x: number; y: number; width: number; height: number };
  /** The source rows are counted from the start of the bits. */
  isFromBits: boolean;
  operation: number;
  hasAlpha?: boolean;
}

const fills: Readonly<Record<number, string>> = { 0x000042: '#000000', 0xff0062: '#ffffff' };

/** Fills a rectangle with the brush, black or white: a raster operation without a bitmap. */
export function fillArea(canvas: MetafileCanvas, operation: number, x: number, y: number, width: number, height: number): void {
  const color = fills[operation & 0xffffff];
  const { brush } = canvas.state;
  if (color) canvas.state.brush = { color, opacity: 1 };
  if (color || (operation & 0xffffff) === 0xf00021) canvas.rectangle(x, y, x + width, y + height, { fills: true });
  canvas.state.brush = brush;
}

export function placeDib(canvas: MetafileCanvas, header: DataView, bits: DataView, placed: Placed): void {
  const dib = readDib(header, bits, placed.hasAlpha);
  if (!dib) return;
  const { source } = placed;
  const top = placed.isFromBits && !dib.isTopDown ? dib.rows - source.y - source.height : source.y;
  const part = source.width === 0 || source.height === 0 ? dib : crop(dib, source.x, top, source.width, source.height);
  canvas.place(
    { columns: part.columns, rows: part.rows, pixels: part.pixels, mode: placed.hasAlpha ? 'over' : modeOf(placed.operation) },
    placed.x,
    placed.y,
    placed.width,
    placed.height,
  );
}
