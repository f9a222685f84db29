import { open } from 'node:fs/promises';
import type { Storage } from '../../../platform/storage/storage.ts';
import { pieceKey } from '../keys.ts';

/** Assembles the uploaded file from its pieces. False if one of them is missing. */
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
      // `write` may write only part of a chunk; `writeFile` writes all of it.
      for await (const part of piece.body) await file.writeFile(part);
      offset += size;
    }
    const { size } = await file.stat();
    if (size !== offset) throw new Error(`Storage returned ${size} bytes instead of ${offset}`);
    return true;
  } finally {
    await file.close();
  }
}
