import { Deflate } from 'fflate';

/** Bytes deflated at a time: part of the format, since other slices give other bytes. */
const SLICE = 256 * 1024;

/** Uses fflate because zlib's output differs between machines. */
export function* deflate(content: Uint8Array): Generator<Uint8Array> {
  const pieces: Uint8Array[] = [];
  const stream = new Deflate({ level: 6 }, (piece) => void pieces.push(piece));
  for (let from = 0; from === 0 || from < content.length; from += SLICE) {
    stream.push(content.subarray(from, from + SLICE), from + SLICE >= content.length);
    yield* pieces.splice(0);
  }
}
