import type { Sides } from '../canvas/figures.ts';
import type { Spot } from '../canvas/outline.ts';

/** Reads as many points as fit in the record, two or four bytes per number. */
export function pointsAt(record: DataView, from: number, count: number, isShort: boolean): Spot[] {
  const size = isShort ? 4 : 8;
  const held = Math.max(0, Math.min(count, Math.floor((record.byteLength - from) / size)));
  return Array.from({ length: held }, (_, place) => {
    const at = from + place * size;
    return isShort
      ? { x: record.getInt16(at, true), y: record.getInt16(at + 2, true) }
      : { x: record.getInt32(at, true), y: record.getInt32(at + 4, true) };
  });
}

export const spotIn = (record: DataView, at: number): Spot => ({ x: record.getInt32(at, true), y: record.getInt32(at + 4, true) });

export const sidesIn = (record: DataView, at: number): Sides => ({
  left: record.getInt32(at, true),
  top: record.getInt32(at + 4, true),
  right: record.getInt32(at + 8, true),
  bottom: record.getInt32(at + 12, true),
});
