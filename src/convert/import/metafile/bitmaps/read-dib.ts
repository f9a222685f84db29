import type { Bitmap } from './bitmap.ts';

/** More than any screen on which such a file was made. */
const MOST_PIXELS = 16_000_000;

type Pixels = Pick<Bitmap, 'columns' | 'rows' | 'pixels'>;

/** Reads a device-independent bitmap from its header with palette, and its bits. Undefined if it is invalid or contains JPEG or PNG. */
export function readDib(header: DataView, bits: DataView, hasAlpha = false): (Pixels & { isTopDown: boolean }) | undefined {
  const size = header.getUint32(0, true);
  const isCore = size === 12;
  const columns = isCore ? header.getUint16(4, true) : header.getInt32(4, true);
  const high = isCore ? header.getUint16(6, true) : header.getInt32(8, true);
  const depth = header.getUint16(isCore ? 10 : 14, true);
  const compression = isCore ? 0 : header.getUint32(16, true);
  const rows = Math.abs(high);
  if (columns <= 0 || rows === 0 || columns * rows > MOST_PIXELS || ![1, 4, 8, 16, 24, 32].includes(depth) || compression > 3)
    return undefined;
  const used = isCore ? 0 : header.getUint32(32, true);
  const masks =
    compression === 3
      ? [0, 4, 8].map((at) => header.getUint32(40 + at, true))
      : depth === 16
        ? [0x7c00, 0x3e0, 0x1f]
        : [0xff0000, 0xff00, 0xff];
  const palette = depth <= 8 ? paletteOf(header, size, isCore ? 3 : 4, used || 2 ** depth) : [];
  const stride = Math.ceil((columns * depth) / 32) * 4;
  const indices = compression === 1 || compression === 2 ? unpack(bits, columns, rows, compression === 2) : undefined;
  const pixels = new Uint8Array(columns * rows * 4);
  const channels = masks.map(channelOf);
  let seen = 0;
  for (let row = 0, at = 0; row < rows; row += 1) {
    const source = high > 0 ? rows - 1 - row : row;
    for (let column = 0; column < columns; column += 1, at += 4) {
      const value = indices
        ? (palette[indices[source * columns + column] ?? 0] ?? 0)
        : sampleOf(bits, source * stride, column, depth, palette);
      const isMixed = depth > 8;
      pixels[at] = isMixed ? (channels[0]?.(value) ?? 0) : value >> 16;
      pixels[at + 1] = isMixed ? (channels[1]?.(value) ?? 0) : value >> 8;
      pixels[at + 2] = isMixed ? (channels[2]?.(value) ?? 0) : value;
      const alpha = hasAlpha && depth === 32 ? value >>> 24 : 255;
      pixels[at + 3] = alpha;
      seen |= alpha;
    }
  }
  // A picture with no opaque pixel was meant to have no alpha channel.
  if (seen === 0) for (let at = 3; at < pixels.length; at += 4) pixels[at] = 255;
  return { columns, rows, pixels, isTopDown: high < 0 };
}

/** A part of it, in pixels from the top left corner. */
export function crop({ columns, rows, pixels }: Pixels, left: number, top: number, width: number, height: number): Pixels {
  const [x, y] = [Math.max(0, Math.min(columns - 1, Math.round(left))), Math.max(0, Math.min(rows - 1, Math.round(top)))];
  const [wide, high] = [
    Math.max(1, Math.min(columns - x, Math.round(Math.abs(width)))),
    Math.max(1, Math.min(rows - y, Math.round(Math.abs(height)))),
  ];
  if (wide === columns && high === rows) return { columns, rows, pixels };
  const part = new Uint8Array(wide * high * 4);
  for (let row = 0; row < high; row += 1)
    part.set(pixels.subarray(((y + row) * columns + x) * 4, ((y + row) * columns + x + wide) * 4), row * wide * 4);
  return { columns: wide, rows: high, pixels: part };
}

function paletteOf(header: DataView, from: number, each: number, colors: number): number[] {
  const palette: number[] = [];
  for (let index = 0; index < Math.min(colors, 256) && from + index * each + 3 <= header.byteLength; index += 1) {
    const at = from + index * each;
    palette.push((header.getUint8(at + 2) << 16) | (header.getUint8(at + 1) << 8) | header.getUint8(at));
  }
  return palette;
}

function sampleOf(bits: DataView, row: number, column: number, depth: number, palette: readonly number[]): number {
  const at = row + ((column * depth) >> 3);
  if (at + Math.max(1, depth >> 3) > bits.byteLength) return 0;
  if (depth === 32) return bits.getUint32(at, true);
  if (depth === 24) return bits.getUint16(at, true) | (bits.getUint8(at + 2) << 16);
  if (depth === 16) return bits.getUint16(at, true);
  const byte = bits.getUint8(at);
  return palette[depth === 8 ? byte : depth === 4 ? (column & 1 ? byte & 15 : byte >> 4) : (byte >> (7 - (column & 7))) & 1] ?? 0;
}

/** Extracts the channel of a mask, scaled to 0 to 255. */
function channelOf(mask: number): (value: number) => number {
  const low = Math.clz32((mask & -mask) >>> 0);
  const shift = 31 - low;
  const most = mask >>> shift;
  return mask === 0
    ? () => 0
    : most === 255
      ? (value) => (value & mask) >>> shift
      : (value) => Math.round((((value & mask) >>> shift) / most) * 255);
}

/** Decodes run-length encoding, in rows from the bottom. */
function unpack(bits: DataView, columns: number, rows: number, isNibbles: boolean): Uint8Array {
  const indices = new Uint8Array(columns * rows);
  let [x, y] = [0, 0];
  const put = (index: number) => {
    if (x < columns && y < rows) indices[y * columns + x] = index;
    x += 1;
  };
  for (let at = 0; at + 1 < bits.byteLength && y < rows;) {
    const [count, value] = [bits.getUint8(at), bits.getUint8(at + 1)];
    at += 2;
    if (count > 0) for (let step = 0; step < count; step += 1) put(isNibbles ? (step & 1 ? value & 15 : value >> 4) : value);
    else if (value === 0) [x, y] = [0, y + 1];
    else if (value === 1) break;
    else if (value === 2) {
      if (at + 1 >= bits.byteLength) break;
      [x, y] = [x + bits.getUint8(at), y + bits.getUint8(at + 1)];
      at += 2;
    } else {
      const length = isNibbles ? (value + 1) >> 1 : value;
      for (let step = 0; step < value; step += 1) {
        const from = at + (isNibbles ? step >> 1 : step);
        if (from >= bits.byteLength) break;
        const byte = bits.getUint8(from);
        put(isNibbles ? (step & 1 ? byte & 15 : byte >> 4) : byte);
      }
      at += length + (length & 1);
    }
  }
  return indices;
}
