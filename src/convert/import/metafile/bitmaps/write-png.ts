import { crc32, deflateSync } from 'node:zlib';

/** Encodes RGBA pixels in rows from the top. */
export function writePng(pixels: Uint8Array, columns: number, rows: number): Uint8Array {
  const lines = Buffer.alloc(rows * (columns * 4 + 1));
  for (let row = 0; row < rows; row += 1)
    lines.set(pixels.subarray(row * columns * 4, (row + 1) * columns * 4), row * (columns * 4 + 1) + 1);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(columns, 0);
  header.writeUInt32BE(rows, 4);
  header.set([8, 6, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(lines, { level: 4 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const whole = Buffer.alloc(body.length + 8);
  whole.writeUInt32BE(data.length, 0);
  whole.set(body, 4);
  whole.writeUInt32BE(crc32(body), body.length + 4);
  return whole;
}
