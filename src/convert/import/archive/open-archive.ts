import { inflateRawSync } from 'node:zlib';
import type { ByteSource } from '../imported.ts';
import { importLimits } from '../limits.ts';
import { ImportProblem } from '../problems.ts';
import type { Archive } from './archive.ts';
import { readDirectory, type ArchiveEntry } from './directory/read-directory.ts';

const LOCAL_HEADER = 0x04034b50;

/** Reads only the directory. Throws an ImportProblem if there is none. */
export function openArchive(bytes: ByteSource): Archive {
  const entries = new Map<string, ArchiveEntry>();
  /** Office programs do not agree on the case of names. */
  const byFolded = new Map<string, ArchiveEntry>();
  for (const entry of readDirectory(bytes)) {
    // Keep the first: a second entry with the same name is an attempt to show one thing and be another.
    if (entries.has(entry.name)) continue;
    entries.set(entry.name, entry);
    const folded = entry.name.toLowerCase();
    if (!byFolded.has(folded)) byFolded.set(folded, entry);
  }
  const find = (name: string) => entries.get(name) ?? byFolded.get(name.toLowerCase());
  const sizes = new Map<ArchiveEntry, number>();
  let total = 0;
  return {
    names: [...entries.keys()],
    has: (name) => find(name) !== undefined,
    sizeOf: (name) => find(name)?.size,
    read(name) {
      const entry = find(name);
      if (!entry) return undefined;
      if (entry.size > importLimits.part) throw new ImportProblem('too-large');
      const spent = sizes.get(entry) ?? 0;
      const limit = Math.min(importLimits.part, importLimits.parts - total + spent);
      // An entry that inflates beyond its claimed size uses up the limit and does not get it again.
      let cost = limit;
      try {
        const content = inflateEntry(bytes, entry, limit);
        cost = content.length;
        return content;
      } finally {
        total += Math.max(0, cost - spent);
        sizes.set(entry, Math.max(cost, spent));
      }
    },
  };
}

/** Limits the actual output: the size an entry claims cannot be trusted. */
function inflateEntry(bytes: ByteSource, entry: ArchiveEntry, limit: number): Uint8Array {
  if (entry.isEncrypted) throw new ImportProblem('encrypted');
  const packed = readPacked(bytes, entry, limit);
  if (entry.method === 0) return packed;
  if (entry.method !== 8) throw new ImportProblem('broken', `Unsupported compression method: ${entry.method}`);
  if (limit <= 0) throw new ImportProblem('too-large');
  try {
    return inflateRawSync(packed, { maxOutputLength: limit });
  } catch (cause) {
    const isTooLarge = cause instanceof RangeError;
    throw new ImportProblem(isTooLarge ? 'too-large' : 'broken', 'An entry cannot be inflated', { cause });
  }
}

function readPacked(bytes: ByteSource, entry: ArchiveEntry, limit: number): Uint8Array {
  const { offset, packedSize } = entry;
  if (offset < 0 || offset + 30 > bytes.size) throw new ImportProblem('broken', 'An entry starts beyond the end of the file');
  const header = bytes.read(offset, 30);
  const view = new DataView(header.buffer, header.byteOffset, 30);
  if (view.getUint32(0, true) !== LOCAL_HEADER) throw new ImportProblem('broken', 'An entry has no local header');
  const start = offset + 30 + view.getUint16(26, true) + view.getUint16(28, true);
  if (start + packedSize > bytes.size) throw new ImportProblem('broken', 'An entry is truncated');
  if (packedSize > limit) throw new ImportProblem('too-large');
  return bytes.read(start, packedSize);
}
