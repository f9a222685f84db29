import type { Readable } from 'node:stream';

export async function* readPieces(bytes: Uint8Array | Readable): AsyncGenerator<Uint8Array> {
  if (bytes instanceof Uint8Array) yield bytes;
  else for await (const piece of bytes) yield typeof piece === 'string' ? Buffer.from(piece) : piece;
}

/** Groups of exactly `size` bytes, the last one shorter; always at least one group, even if it is empty. */
export async function* inGroups(pieces: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<Uint8Array> {
  let waiting: Uint8Array[] = [];
  let length = 0;
  let groups = 0;
  for await (const piece of pieces) {
    waiting.push(piece);
    length += piece.length;
    if (length < size) continue;
    const bytes = Buffer.concat(waiting, length);
    let start = 0;
    for (; length - start >= size; start += size) {
      yield bytes.subarray(start, start + size);
      groups += 1;
    }
    waiting = [bytes.subarray(start)];
    length -= start;
  }
  if (length > 0 || groups === 0) yield Buffer.concat(waiting, length);
}
