import { crc32, deflateSync } from 'node:zlib';
import type { Canvas } from '@napi-rs/canvas';
import sharp from 'sharp';

export const plainPicture = (width: number, height: number, background = '#2fa36b') =>
  sharp({ create: { width, height, channels: 3, background } });

/** Adam7: the steps and the first places of its seven passes, across and down. */
const passes = [
  [8, 0, 8, 0],
  [8, 4, 8, 0],
  [4, 0, 8, 4],
  [4, 2, 4, 0],
  [2, 0, 4, 2],
  [2, 1, 2, 0],
  [1, 0, 2, 1],
] as const;

/** A black PNG with one bit per pixel: a few kilobytes that unpack to gigabytes. An interlaced one has to be held as a whole. */
export function bombPng(width: number, height: number, { isInterlaced = false } = {}): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([1, 0, 0, 0, isInterlaced ? 1 : 0], 8);
  const size = (isInterlaced ? passes : ([[1, 0, 1, 0]] as const)).reduce(
    (sum, [across, x, down, y]) => sum + (1 + Math.ceil(Math.ceil((width - x) / across) / 8)) * Math.ceil((height - y) / down),
    0,
  );
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(size))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The colour of a pixel as `#rrggbb`. */
export function colorAt(canvas: Canvas, x: number, y: number): string {
  const [red = 0, green = 0, blue = 0] = canvas.getContext('2d').getImageData(x, y, 1, 1).data;
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** Forty thousand thick crossing strokes: Skia would paint for minutes without interruption. */
export const endlessDocument = {
  schemaVersion: 2,
  title: 'Endless',
  root: {
    id: 'root',
    width: 1920,
    height: 1080,
    children: Array.from({ length: 40 }, (_none, copy) => ({
      kind: 'line',
      x: 960,
      y: 540,
      width: 1920,
      height: 1080,
      points: Array.from({ length: 1000 }, (_point, place) => ({
        x: (place * 7919 + copy * 31) % 1920,
        y: (place * 104_729 + copy * 17) % 1080,
      })),
      stroke: { color: 'accent1', width: 90, join: 'round', cap: 'round', dash: [3, 2] },
    })),
  },
};
