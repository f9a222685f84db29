import { fillArea, placeDib, type Placed } from '../bitmaps/place-dib.ts';
import { readDib } from '../bitmaps/read-dib.ts';
import type { MetafileCanvas } from '../canvas/metafile-canvas.ts';
import type { EmfRecord } from './emf-record.ts';

const part = (record: DataView, at: number, size: number): DataView =>
  new DataView(record.buffer, record.byteOffset + at, Math.min(size, Math.max(0, record.byteLength - at)));

/** Four numbers give the positions of the header and the bits. */
function place(record: DataView, canvas: MetafileCanvas, offsets: number, placed: Placed): void {
  const [headerAt = 0, headerSize = 0, bitsAt = 0, bitsSize = 0] = [0, 4, 8, 12].map((each) => record.getUint32(offsets + each, true));
  if (headerSize < 12 || headerAt + 12 > record.byteLength || bitsAt > record.byteLength) return;
  placeDib(canvas, part(record, headerAt, headerSize), part(record, bitsAt, bitsSize), placed);
}

const areaIn = (record: DataView, at: number) => ({
  x: record.getInt32(at, true),
  y: record.getInt32(at + 4, true),
  width: record.getInt32(at + 8, true),
  height: record.getInt32(at + 12, true),
});

/** BITBLT, STRETCHBLT, ALPHABLEND and similar: a target, an operation, the source origin, its matrix. */
function blit(record: DataView, canvas: MetafileCanvas, sourceSize: number | undefined, hasAlpha = false): void {
  const area = areaIn(record, 24);
  const operation = record.getUint32(40, true);
  if (record.byteLength < 100 || record.getUint32(88, true) === 0) {
    fillArea(canvas, operation, area.x, area.y, area.width, area.height);
    return;
  }
  const [width, height] =
    sourceSize === undefined ? [area.width, area.height] : [record.getInt32(sourceSize, true), record.getInt32(sourceSize + 4, true)];
  place(record, canvas, 84, {
    ...area,
    operation,
    hasAlpha,
    isFromBits: false,
    source: { x: record.getInt32(44, true), y: record.getInt32(48, true), width, height },
  });
}

/** A pattern brush becomes the pattern's average colour. */
function patternBrush(record: DataView, canvas: MetafileCanvas): void {
  const [headerAt, headerSize, bitsAt, bitsSize] = [16, 20, 24, 28].map((at) => record.getUint32(at, true));
  const dib = readDib(part(record, headerAt ?? 0, headerSize ?? 0), part(record, bitsAt ?? 0, bitsSize ?? 0));
  const average = (place: number) => {
    let sum = 0;
    for (let at = place; at < (dib?.pixels.length ?? 0); at += 4) sum += dib?.pixels[at] ?? 0;
    return Math.round((sum * 4) / (dib?.pixels.length ?? 4))
      .toString(16)
      .padStart(2, '0');
  };
  const color = `#${average(0)}${average(1)}${average(2)}`;
  canvas.setTool(record.getUint32(8, true), { kind: 'brush', brush: dib ? { color, opacity: 1 } : null });
}

export const bitmapRecords: [number, EmfRecord][] = [
  [76, (record, canvas) => blit(record, canvas, undefined)],
  [77, (record, canvas) => blit(record, canvas, 100)],
  [78, (record, canvas) => blit(record, canvas, undefined)],
  [
    80,
    (record, canvas) => {
      const source = areaIn(record, 32);
      place(record, canvas, 48, {
        x: record.getInt32(24, true),
        y: record.getInt32(28, true),
        width: source.width,
        height: source.height,
        operation: 0xcc0020,
        isFromBits: true,
        source,
      });
    },
  ],
  [
    81,
    (record, canvas) => {
      const size = { width: record.getInt32(72, true), height: record.getInt32(76, true) };
      place(record, canvas, 48, {
        x: record.getInt32(24, true),
        y: record.getInt32(28, true),
        ...size,
        operation: record.getUint32(68, true),
        isFromBits: true,
        source: areaIn(record, 32),
      });
    },
  ],
  [93, patternBrush],
  [94, patternBrush],
  [114, (record, canvas) => blit(record, canvas, 100, ((record.getUint32(40, true) >>> 24) & 1) === 1)],
  [116, (record, canvas) => blit(record, canvas, 100)],
];
