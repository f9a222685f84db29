import { open } from 'node:fs/promises';
import type { Storage } from '../../../platform/storage/storage.ts';
import { pieceKey } from '../keys.ts';

/** The file as it was sent, out of its pieces. False: one of them is gone. */
export async function collectPieces(
  storage: Storage,
  id: string,
  pieces: readonly number[],
  path: string,
  signal: AbortSignal,
): Promise<boolean> {
  const file = await open(path, 'w', 0o600);
  let offset = 0;
  try {
    for (const size of pieces) {
      signal.throwIfAborted();
      const piece = await storage.get(pieceKey(id, offset, size));
      if (!piece) return false;
      // All of it: `write` may take less than it is given.
      for await (const part of piece.body) await file.writeFile(part);
      offset += size;
    }
    const { size } = await file.stat();
    if (size !== offset) throw new Error(`${size} bytes came out of storage where ${offset} were put in`);
    return true;
  } finally {
    await file.close();
  }
}
