import { constants, inflateSync } from 'node:zlib';
import { type Rect, SwfBits } from './bits.ts';

/** Inflated; the largest real pictures have a few megabytes. */
const MOST_BYTES = 24 * 1024 * 1024;

interface OpenSwf {
  stage: Rect;
  frames: number;
  /** From the first tag on. */
  tags: Uint8Array;
}

/** Undefined for anything but a plain or zlib-compressed file. What is cut off at the end is read as far as it goes. */
export function openSwf(bytes: Uint8Array): OpenSwf | undefined {
  const signature = String.fromCharCode(...bytes.subarray(0, 3));
  if ((signature !== 'FWS' && signature !== 'CWS') || bytes.length < 16) return undefined;
  const body = signature === 'CWS' ? inflate(bytes.subarray(8)) : bytes.subarray(8);
  if (!body) return undefined;
  try {
    const bits = new SwfBits(body);
    const stage = bits.rect();
    // How many frames a second.
    bits.short();
    const frames = bits.short();
    return stage.right > stage.left && stage.bottom > stage.top ? { stage, frames, tags: body.subarray(bits.at) } : undefined;
  } catch (problem) {
    if (problem instanceof RangeError) return undefined;
    throw problem;
  }
}

/** Undefined if it is broken or too large. */
export function inflate(bytes: Uint8Array): Uint8Array | undefined {
  try {
    return inflateSync(bytes, { maxOutputLength: MOST_BYTES, finishFlush: constants.Z_SYNC_FLUSH });
  } catch (problem) {
    if (problem instanceof Error && 'code' in problem) return undefined;
    throw problem;
  }
}
