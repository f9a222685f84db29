import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

export async function makeFolderDurably(folder: string): Promise<void> {
  const path = resolve(folder);
  const topmost = await mkdir(path, { recursive: true });
  if (topmost === undefined) return;
  for (let made = path; made.length >= topmost.length; made = dirname(made)) await syncFolder(dirname(made));
}

/** Readers of `path` find either the previous file or all of the new one, even after a power failure at any moment. */
export async function writeFileDurably(
  path: string,
  pieces: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
  incoming: string,
): Promise<void> {
  const unfinished = join(incoming, randomUUID());
  try {
    const handle = await open(unfinished, 'wx');
    try {
      for await (const piece of pieces) await handle.appendFile(piece);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await makeFolderDurably(dirname(path));
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  await syncFolder(dirname(path));
}

export async function removeFileDurably(path: string): Promise<void> {
  try {
    await rm(path);
  } catch (error) {
    if (isMissing(error)) return;
    throw error;
  }
  await syncFolder(dirname(path));
}

export const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';
