import sharp from 'sharp';
import type { Repeat } from '../slide-context.ts';

/** More than any screen shows of a slide. */
const LONGEST_SIDE = 2560;

/** From RGBA pixels. */
export async function repeatPicture(
  pixels: Uint8Array,
  size: { width: number; height: number },
  { area, times, flip }: Repeat,
): Promise<{ data: Buffer; width: number; height: number }> {
  const part = (from: number, length: number, whole: number): [number, number] => {
    const start = Math.min(whole - 1, Math.floor(from * whole));
    return [start, Math.max(1, Math.min(whole - start, Math.round(length * whole)))];
  };
  const [[left, width], [top, height]] = [part(area.x, area.width, size.width), part(area.y, area.height, size.height)];
  const most = Math.floor(LONGEST_SIDE / times);
  const { data: tile, info } = await sharp(pixels, { raw: { ...size, channels: 4 } })
    .extract({ left, top, width, height })
    .resize(Math.min(width, most), Math.min(height, most), { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [columns, rows] = [info.width, info.height];
  const from = new Uint32Array(tile.buffer, tile.byteOffset, columns * rows);
  const all = new Uint32Array(columns * times * rows * times);
  const place = (at: number, length: number, isMirrored: boolean): number => {
    const inTile = at % length;
    return isMirrored && Math.floor(at / length) % 2 === 1 ? length - 1 - inTile : inTile;
  };
  for (let y = 0; y < rows * times; y += 1) {
    const row = place(y, rows, flip.includes('y')) * columns;
    for (let x = 0; x < columns * times; x += 1) all[y * columns * times + x] = from[row + place(x, columns, flip.includes('x'))] ?? 0;
  }
  return { data: Buffer.from(all.buffer), width: columns * times, height: rows * times };
}
