import type { ByteSource } from '../../imported.ts';
import { importLimits } from '../../limits.ts';
import { ImportProblem } from '../../problems.ts';
import { cleanName, decodeName } from './entry-names.ts';

export interface ArchiveEntry {
  name: string;
  method: number;
  packedSize: number;
  /** As claimed by the archive. */
  size: number;
  /** The position of its local header in the file. */
  offset: number;
  isEncrypted: boolean;
}

/** Where the central directory is, and the base of its offsets: an archive may have other data in front of it. */
interface Directory {
  start: number;
  size: number;
  base: number;
}

const ENTRY = 0x02014b50;
const END = 0x06054b50;
const END_64 = 0x06064b50;
const LOCATOR_64 = 0x07064b50;
const END_SIZE = 22;
/** How far from the end to search: the longest possible comment first, then further, for files with data appended. */
const TAILS = [0xffff + END_SIZE, 1024 * 1024];
const DIRECTORY_LIMIT = 32 * 1024 * 1024;

/** Whether the bytes appear to contain an archive. */
export const holdsArchive = (bytes: ByteSource): boolean => findDirectory(bytes) !== undefined;

/** The entries in order, leaving out names that lead outside the archive. */
export function readDirectory(bytes: ByteSource): ArchiveEntry[] {
  const directory = findDirectory(bytes);
  if (!directory) throw new ImportProblem('broken', 'The archive has no directory: it is probably truncated');
  const { start, size, base } = directory;
  if (size > DIRECTORY_LIMIT) throw new ImportProblem('too-large');
  const content = bytes.read(start, size);
  const view = viewOf(content);
  const entries: ArchiveEntry[] = [];
  let count = 0;
  for (let at = 0; at + 46 <= size && view.getUint32(at, true) === ENTRY;) {
    count += 1;
    if (count > importLimits.entries) throw new ImportProblem('too-large', 'The archive has too many entries');
    const nameEnd = at + 46 + view.getUint16(at + 28, true);
    const extraEnd = nameEnd + view.getUint16(at + 30, true);
    if (extraEnd > size) throw new ImportProblem('broken', "The archive's directory is truncated");
    const flags = view.getUint16(at + 8, true);
    const method = view.getUint16(at + 10, true);
    const name = cleanName(decodeName(content.subarray(at + 46, nameEnd), (flags & 0x800) !== 0));
    const wide = wideNumbers(view, nameEnd, extraEnd);
    const next = (short: number): number => (short === 0xffffffff ? (wide.shift() ?? short) : short);
    const fullSize = next(view.getUint32(at + 24, true));
    const packedSize = next(view.getUint32(at + 20, true));
    const offset = next(view.getUint32(at + 42, true)) + base;
    if (name !== undefined)
      entries.push({ name, method, packedSize, size: fullSize, offset, isEncrypted: (flags & 0x2041) !== 0 || method === 99 });
    at = extraEnd + view.getUint16(at + 32, true);
  }
  return entries;
}

function findDirectory(bytes: ByteSource): Directory | undefined {
  for (const tail of TAILS) {
    const length = Math.min(tail, bytes.size);
    const content = bytes.read(bytes.size - length, length);
    const view = viewOf(content);
    for (let at = length - END_SIZE; at >= 0; at -= 1) {
      if (content[at] !== 0x50 || view.getUint32(at, true) !== END) continue;
      const found = directoryAt(bytes, bytes.size - length + at, view, at);
      if (found) return found;
    }
    if (length === bytes.size) return undefined;
  }
  return undefined;
}

/** The directory an end record points to, if it is really there. */
function directoryAt(bytes: ByteSource, end: number, view: DataView, at: number): Directory | undefined {
  const short = { end, count: view.getUint16(at + 10, true), size: view.getUint32(at + 12, true), offset: view.getUint32(at + 16, true) };
  const { size, offset, count, end: before } = wideEnd(bytes, end) ?? short;
  if (count === 0 && size === 0) return { start: end, size: 0, base: 0 };
  // Try right before the end record first, whatever offset it states: that tells how much data precedes the archive.
  for (const start of [before - size, offset]) {
    if (start < 0 || size < 46 || start + size > bytes.size) continue;
    if (viewOf(bytes.read(start, 4)).getUint32(0, true) === ENTRY) return { start, size, base: start - offset };
  }
  return undefined;
}

/** The zip64 values that replace the end record's 32-bit numbers. */
function wideEnd(bytes: ByteSource, end: number): { end: number; count: number; size: number; offset: number } | undefined {
  if (end < 20 + 56) return undefined;
  const locator = viewOf(bytes.read(end - 20, 20));
  if (locator.getUint32(0, true) !== LOCATOR_64) return undefined;
  for (const at of [numberAt(locator, 8), end - 20 - 56]) {
    if (at < 0 || at + 56 > bytes.size) continue;
    const record = viewOf(bytes.read(at, 56));
    if (record.getUint32(0, true) === END_64)
      return { end: at, count: numberAt(record, 32), size: numberAt(record, 40), offset: numberAt(record, 48) };
  }
  return undefined;
}

/** The 64-bit numbers of an entry, in order. */
function wideNumbers(view: DataView, start: number, end: number): number[] {
  for (let at = start; at + 4 <= end; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) !== 1) continue;
    const last = Math.min(end, at + 4 + view.getUint16(at + 2, true));
    const numbers: number[] = [];
    for (let place = at + 4; place + 8 <= last; place += 8) numbers.push(numberAt(view, place));
    return numbers;
  }
  return [];
}

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Loses precision above 2^53, but no file is that large. */
const numberAt = (view: DataView, at: number): number => Number(view.getBigUint64(at, true));
