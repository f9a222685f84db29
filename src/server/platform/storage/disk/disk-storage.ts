import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Clock } from '../../clock/clock.ts';
import { systemClock } from '../../clock/system-clock.ts';
import { checkMediaType } from '../media-type.ts';
import { readPieces } from '../pieces.ts';
import type { Storage } from '../storage.ts';
import { checkStorageKey, checkStoragePrefix } from '../storage-key.ts';
import { listKeys } from './disk-listing.ts';
import { isMissing, removeFileDurably, writeFileDurably } from './durable-file.ts';
import { openIncoming } from './incoming.ts';
import { readTrailer, writeTrailer } from './trailer.ts';

async function* withTrailer(pieces: AsyncIterable<Uint8Array>, type: string): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  for await (const piece of pieces) {
    hash.update(piece);
    yield piece;
  }
  yield writeTrailer({ type, etag: `"${hash.digest('hex')}"` });
}

async function openIfThere(path: string): Promise<FileHandle | undefined> {
  return open(path, 'r').catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw error;
  });
}

export async function diskStorage(root: string, clock: Clock = systemClock): Promise<Storage> {
  // A segment of a key never starts with a dot, and never contains the plus that marks folders, so `a` and `a/b` can coexist.
  const incoming = await openIncoming(root, clock);

  const pathOf = (key: string) => {
    checkStorageKey(key);
    return join(root, key.replaceAll('/', '+/'));
  };

  return {
    async put(key, bytes, { type }) {
      checkMediaType(type);
      await writeFileDurably(pathOf(key), withTrailer(readPieces(bytes), type), incoming);
    },
    async get(key, range) {
      const path = pathOf(key);
      const file = await openIfThere(path);
      if (!file) return undefined;
      try {
        const facts = await readTrailer(file, path);
        const { first, last } = range ?? { first: 0, last: facts.size - 1 };
        if (facts.size > 0) return { ...facts, body: file.createReadStream({ start: first, end: Math.min(last, facts.size - 1) }) };
        await file.close();
        return { ...facts, body: Readable.from([]) };
      } catch (error) {
        await file.close();
        throw error;
      }
    },
    async stat(key) {
      const path = pathOf(key);
      const file = await openIfThere(path);
      if (!file) return undefined;
      try {
        return await readTrailer(file, path);
      } finally {
        await file.close();
      }
    },
    remove: async (key) => removeFileDurably(pathOf(key)),
    async *list(prefix) {
      checkStoragePrefix(prefix);
      yield* listKeys(root, prefix);
    },
  };
}
