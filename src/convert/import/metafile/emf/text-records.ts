import type { MetafileCanvas } from '../canvas/metafile-canvas.ts';
import { decodeLetters } from '../canvas/letters.ts';
import { spotIn } from './points.ts';
import type { EmfRecord } from './emf-record.ts';

const GLYPHS = 0x10;

function write(record: DataView, canvas: MetafileCanvas, isWide: boolean): void {
  const [count, from, options] = [record.getUint32(44, true), record.getUint32(48, true), record.getUint32(52, true)];
  // Glyph indices mean nothing without the font.
  if (options & GLYPHS) return;
  const size = isWide ? count * 2 : count;
  if (count > 100_000 || from + size > record.byteLength) return;
  const bytes = new Uint8Array(record.buffer, record.byteOffset + from, size);
  canvas.write(isWide ? new TextDecoder('utf-16le').decode(bytes) : decodeLetters(bytes, canvas.state.font), spotIn(record, 36));
}

function readFont(record: DataView, canvas: MetafileCanvas): void {
  const name = new TextDecoder('utf-16le').decode(
    new Uint8Array(record.buffer, record.byteOffset + 40, Math.min(64, record.byteLength - 40)),
  );
  canvas.setTool(record.getUint32(8, true), {
    kind: 'font',
    font: {
      height: record.getInt32(12, true) || 12,
      escapement: record.getInt32(20, true),
      weight: record.getInt32(28, true),
      isItalic: record.getUint8(32) !== 0,
      charset: record.getUint8(35),
      typeface: name.split('\0', 1)[0] ?? '',
    },
  });
}

export const textRecords: [number, EmfRecord][] = [
  [82, readFont],
  [83, (record, canvas) => write(record, canvas, false)],
  [84, (record, canvas) => write(record, canvas, true)],
];
