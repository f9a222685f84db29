import type { FileHandle } from 'node:fs/promises';
import { z } from 'zod';
import { DamagedObject } from '../problems.ts';
import type { StoredFacts } from '../storage.ts';

// One file holds both bytes and type, so no crash can separate them. The type comes last, so the bytes can be streamed first.
export const trailerLength = 512;
const signature = 'lectern1';
const Trailer = z.object({ type: z.string(), etag: z.string() });

export function writeTrailer(facts: { type: string; etag: string }): Uint8Array {
  return Buffer.from(JSON.stringify({ type: facts.type, etag: facts.etag }).padEnd(trailerLength - signature.length) + signature);
}

export async function readTrailer(file: FileHandle, path: string): Promise<StoredFacts> {
  const { size: length } = await file.stat();
  const size = length - trailerLength;
  const bytes = Buffer.alloc(trailerLength);
  if (size >= 0) await file.read(bytes, 0, trailerLength, size);
  const text = bytes.toString();
  if (!text.endsWith(signature)) throw new DamagedObject(`Not a storage file: ${path}`);
  const { type, etag } = Trailer.parse(JSON.parse(text.slice(0, -signature.length)));
  return { size, type, etag };
}
