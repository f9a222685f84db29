import type { DrawingContent } from '#model/presentation/drawing.ts';
import type { MetafileCanvas } from '../canvas/metafile-canvas.ts';
import { wmfRecords } from './wmf-records.ts';

const MOST_RECORDS = 1_000_000;
const loose = new Set([0x213, 0x214]);

/** Draws a Windows metafile, placeable or not, and returns the area it shows; undefined if it is not one. */
export function readWmf(view: DataView, canvas: MetafileCanvas): DrawingContent['viewBox'] | undefined {
  if (view.byteLength < 40) return undefined;
  const isPlaceable = view.getUint32(0, true) === 0x9ac6cdd7;
  const header = isPlaceable ? 22 : 0;
  const kind = view.getUint16(header, true);
  if ((kind !== 1 && kind !== 2) || view.getUint16(header + 2, true) !== 9) return undefined;
  const [left = 0, top = 0, right = 0, bottom = 0] = isPlaceable ? [6, 8, 10, 12].map((at) => view.getInt16(at, true)) : [];
  const box = { x: Math.min(left, right), y: Math.min(top, bottom), width: Math.abs(right - left), height: Math.abs(bottom - top) };
  const { state } = canvas;
  // The box is what is shown; a window set by the records is scaled to it.
  state.mapMode = 8;
  state.window = { ...box, width: box.width || 1, height: box.height || 1 };
  state.viewport = { x: 0, y: 0, width: box.width, height: box.height };
  let count = 0;
  for (let at = header + 18; at + 6 <= view.byteLength && count < MOST_RECORDS; count += 1) {
    const [size, record] = [view.getUint32(at, true) * 2, view.getUint16(at + 4, true)];
    if (record === 0 || size < 6 || at + size > view.byteLength) break;
    if (!loose.has(record)) canvas.flush();
    draw(record, new DataView(view.buffer, view.byteOffset + at + 6, size - 6), canvas);
    at += size;
  }
  const { viewport } = canvas.state;
  return { x: 0, y: 0, width: Math.abs(viewport.width), height: Math.abs(viewport.height) };
}

function draw(kind: number, record: DataView, canvas: MetafileCanvas): void {
  try {
    wmfRecords.get(kind)?.(record, canvas);
  } catch (problem) {
    if (!(problem instanceof RangeError)) throw problem;
  }
}
