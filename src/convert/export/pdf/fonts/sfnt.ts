import { closeSync, openSync, readSync } from 'node:fs';

/** The tables of a font, by tag. */
export type Tables = ReadonlyMap<string, Buffer>;

/** Reads only the named tables: the others can be twenty megabytes. */
export const readTables = (file: string, tags: readonly string[]): Tables =>
  openSfnt(
    file,
    (places, read) =>
      new Map([...places].filter(([tag]) => tags.includes(tag)).map(([tag, { start, length }]) => [tag, read(start, length)])),
  );

/** Reads parts of one table, by their start and end in it. */
export const readParts = <Result>(file: string, tag: string, use: (read: (start: number, end: number) => Buffer) => Result): Result =>
  openSfnt(file, (places, read) => use((start, end) => read((places.get(tag)?.start ?? 0) + start, end - start)));

function openSfnt<Result>(
  file: string,
  use: (places: ReadonlyMap<string, { start: number; length: number }>, read: (start: number, length: number) => Buffer) => Result,
): Result {
  const handle = openSync(file, 'r');
  try {
    const read = (start: number, length: number) => {
      const bytes = Buffer.alloc(length);
      readSync(handle, bytes, 0, length, start);
      return bytes;
    };
    const directory = read(12, 16 * read(0, 12).readUInt16BE(4));
    const places = new Map<string, { start: number; length: number }>();
    for (let entry = 0; entry < directory.length; entry += 16)
      places.set(directory.toString('latin1', entry, entry + 4), {
        start: directory.readUInt32BE(entry + 8),
        length: directory.readUInt32BE(entry + 12),
      });
    return use(places, read);
  } finally {
    closeSync(handle);
  }
}

export function tableOf(tables: Tables, tag: string): Buffer {
  const table = tables.get(tag);
  if (!table) throw new Error(`The font has no ${tag} table`);
  return table;
}

/** Builds a font file from tables. Checksums matter to some printers; they are left out for internal use. */
export function writeSfnt(tables: Tables, hasSums = true): Buffer {
  const sorted = [...tables].sort(([one], [other]) => (one < other ? -1 : 1));
  const power = 2 ** Math.floor(Math.log2(sorted.length));
  const head = Buffer.alloc(12 + 16 * sorted.length);
  head.writeUInt32BE(0x10000, 0);
  head.writeUInt16BE(sorted.length, 4);
  head.writeUInt16BE(power * 16, 6);
  head.writeUInt16BE(Math.log2(power), 8);
  head.writeUInt16BE((sorted.length - power) * 16, 10);
  const parts: Buffer[] = [head];
  let offset = head.length;
  for (const [index, [tag, bytes]] of sorted.entries()) {
    const padded = Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)]);
    const entry = 12 + 16 * index;
    head.write(tag, entry, 'latin1');
    if (hasSums) head.writeUInt32BE(sumOf(padded), entry + 4);
    head.writeUInt32BE(offset, entry + 8);
    head.writeUInt32BE(bytes.length, entry + 12);
    parts.push(padded);
    offset += padded.length;
  }
  return Buffer.concat(parts);
}

function sumOf(bytes: Buffer): number {
  let sum = 0;
  for (let at = 0; at < bytes.length; at += 4) sum = (sum + bytes.readUInt32BE(at)) >>> 0;
  return sum;
}
