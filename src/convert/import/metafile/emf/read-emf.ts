import type { DrawingContent } from '#model/presentation/drawing.ts';
import type { MetafileCanvas } from '../canvas/metafile-canvas.ts';
import { bitmapRecords } from './bitmap-records.ts';
import type { EmfRecord } from './emf-record.ts';
import { figureRecords } from './figure-records.ts';
import { stateRecords } from './state-records.ts';
import { textRecords } from './text-records.ts';

const MOST_RECORDS = 1_000_000;
const records = new Map<number, EmfRecord>([...stateRecords, ...figureRecords, ...textRecords, ...bitmapRecords]);
/** Records whose connected lines are drawn as one. */
const loose = new Set([27, 54]);

/** Draws an enhanced metafile and returns the part of the device it shows; undefined if it is not one. */
export function readEmf(view: DataView, canvas: MetafileCanvas): DrawingContent['viewBox'] | undefined {
  if (view.byteLength < 88 || view.getUint32(0, true) !== 1 || view.getUint32(40, true) !== 0x464d4520) return undefined;
  const numbers = (from: number, count: number) => Array.from({ length: count }, (_, place) => view.getInt32(from + place * 4, true));
  const [boundsLeft = 0, boundsTop = 0, boundsRight = 0, boundsBottom = 0, left = 0, top = 0, right = 0, bottom = 0] = numbers(8, 8);
  const [dotsX = 0, dotsY = 0, millimetresX = 0, millimetresY = 0] = numbers(72, 4);
  const [scaleX, scaleY] = [dotsX / millimetresX, dotsY / millimetresY];
  canvas.setDots(scaleX);
  let count = 0;
  for (let at = view.getUint32(4, true); at + 8 <= view.byteLength && count < MOST_RECORDS; count += 1) {
    const [kind, size] = [view.getUint32(at, true), view.getUint32(at + 4, true)];
    if (kind === 14 || size < 8 || at + size > view.byteLength) break;
    if (!loose.has(kind)) canvas.flush();
    draw(records.get(kind), new DataView(view.buffer, view.byteOffset + at, size), canvas);
    at += size;
  }
  const frame = {
    x: (left * scaleX) / 100,
    y: (top * scaleY) / 100,
    width: ((right - left) * scaleX) / 100,
    height: ((bottom - top) * scaleY) / 100,
  };
  if (frame.width > 0 && frame.height > 0 && Number.isFinite(frame.width * frame.height)) return frame;
  return { x: boundsLeft, y: boundsTop, width: boundsRight - boundsLeft + 1, height: boundsBottom - boundsTop + 1 };
}

/** Skips a record that claims more than it holds; the others may be fine. */
function draw(record: EmfRecord | undefined, view: DataView, canvas: MetafileCanvas): void {
  try {
    record?.(view, canvas);
  } catch (problem) {
    if (!(problem instanceof RangeError)) throw problem;
  }
}
