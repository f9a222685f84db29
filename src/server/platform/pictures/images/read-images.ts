import { readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { AssetId } from '#model/presentation/presentation.ts';

/** Bytes of one picture, as uploaded or drawn. */
export const LARGEST_IMAGE = 32 * 1024 * 1024;
const LARGEST_TOGETHER = 256 * 1024 * 1024;

/**
 * Reads the bytes of a picture's source; undefined if there are none, more than `room`, or a document may not show them. Never fetches
 * anything.
 */
export type ReadImage = (source: string, room: number) => Promise<Uint8Array | undefined>;

/** The pictures of a document, as unvalidated bytes; pictures with the same source share them. Missing ones are absent. */
export async function readImages(
  sources: ReadonlyMap<AssetId, string>,
  read: ReadImage,
  signal?: AbortSignal,
): Promise<Map<AssetId, Uint8Array>> {
  const bySource = new Map<string, Uint8Array>();
  const stopped = Promise.withResolvers<never>();
  stopped.promise.catch(() => undefined);
  const stop = () => stopped.reject(signal?.reason);
  signal?.addEventListener('abort', stop);
  let left = LARGEST_TOGETHER;
  try {
    for (const source of new Set(sources.values())) {
      signal?.throwIfAborted();
      if (left <= 0) break;
      const room = Math.min(left, LARGEST_IMAGE);
      // A read that hangs is abandoned.
      const bytes = source.startsWith('data:') ? readDataAddress(source) : await Promise.race([read(source, room), stopped.promise]);
      if (!bytes || bytes.length > room) continue;
      left -= bytes.length;
      bySource.set(source, bytes);
    }
  } finally {
    signal?.removeEventListener('abort', stop);
  }
  const found = new Map<AssetId, Uint8Array>();
  for (const [id, source] of sources) {
    const bytes = bySource.get(source);
    if (bytes) found.set(id, bytes);
  }
  return found;
}

/** Reads files in a folder and below; paths that lead outside, by dots or links, find nothing. */
export const imagesBeside =
  (folder: string): ReadImage =>
  async (source, room) => {
    try {
      const home = await realpath(folder);
      const path = await realpath(join(home, decodeURIComponent(source)));
      if (!path.startsWith(home.endsWith(sep) ? home : home + sep)) return undefined;
      const facts = await stat(path);
      return facts.isFile() && facts.size <= room ? await readFile(path) : undefined;
    } catch {
      return undefined;
    }
  };

function readDataAddress(source: string): Uint8Array | undefined {
  const [head = '', parameters = ''] = /^data:image\/[a-z0-9.+-]+((?:;[^;,]*)*),/i.exec(source) ?? [];
  if (head === '') return undefined;
  const data = source.slice(head.length);
  try {
    return /;base64$/i.test(parameters) ? Buffer.from(data, 'base64') : Buffer.from(decodeURIComponent(data), 'latin1');
  } catch {
    return undefined;
  }
}
