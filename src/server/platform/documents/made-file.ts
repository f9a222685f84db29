import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { lstat, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { namedFiles } from './named-files.ts';

/** A document that was written. Whoever gets one removes it. */
export interface MadeFile {
  size: number;
  sha256: string;
  /** The files it names. */
  names: readonly string[];
  read(): Readable;
  remove(): Promise<void>;
}

export const madeOf = (bytes: Uint8Array): Promise<MadeFile> =>
  describe({ read: () => Readable.from([bytes], { objectMode: false }), remove: async () => undefined });

/** What a process wrote, moved to where it cannot change it any more; undefined if it wrote nothing. */
export async function madeBy(output: string, path: string): Promise<MadeFile | undefined> {
  const facts = await lstat(output).catch(() => undefined);
  if (!facts?.isFile()) return undefined;
  await rename(output, path);
  return describe({ read: () => createReadStream(path), remove: () => rm(path, { force: true }) });
}

/** Reads it once, a piece at a time, so that other work gets its turn. */
async function describe(file: Pick<MadeFile, 'read' | 'remove'>): Promise<MadeFile> {
  const hash = createHash('sha256');
  let size = 0;
  const names = await namedFiles(file.read(), (piece) => {
    hash.update(piece);
    size += piece.length;
  });
  return { ...file, size, sha256: hash.digest('hex'), names };
}
