/** RGBA pixels in rows from the top, and where they are shown. */
export interface Bitmap {
  columns: number;
  rows: number;
  pixels: Uint8Array;
  /** How they combine with what is below: drawn `over` it, or by bitwise `and` (a mask) or `or`. */
  mode: 'over' | 'and' | 'or';
  x: number;
  y: number;
  width: number;
  height: number;
  isFlippedX: boolean;
  isFlippedY: boolean;
}

const modes: Readonly<Record<number, Bitmap['mode']>> = { 0x8800c6: 'and', 0xee0086: 'or', 0x660046: 'or' };

/** The mode of a raster operation. */
export const modeOf = (operation: number): Bitmap['mode'] => modes[operation & 0xffffff] ?? 'over';
