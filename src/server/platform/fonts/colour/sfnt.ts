import { open } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

/** The tables of a font by tag. */
export type Tables = Map<string, Buffer>;

/** The table directory of a font: the offset and length of each table. */
const directoryOf = (head: Buffer): [tag: string, offset: number, length: number][] =>
  Array.from({ length: head.readUInt16BE(4) }, (_, index) => {
    const entry = 12 + 16 * index;
    return [head.toString('latin1', entry, entry + 4), head.readUInt32BE(entry + 8), head.readUInt32BE(entry + 12)];
  });

export const readTables = (font: Buffer): Tables =>
  new Map(directoryOf(font).map(([tag, offset, length]) => [tag, font.subarray(offset, offset + length)]));

/** Reads only the given tables: an emoji font has 20 MB of glyphs in a format that we do not use. */
export async function readTablesOf(file: string, tags: readonly string[]): Promise<Tables> {
  const handle = await open(file);
  try {
    const { buffer: head } = await handle.read(Buffer.alloc(1024), 0, 1024, 0);
    const tables: Tables = new Map();
    for (const [tag, offset, length] of directoryOf(head)) {
      if (tags.includes(tag)) tables.set(tag, (await handle.read(Buffer.alloc(length), 0, length, offset)).buffer);
    }
    return tables;
  } finally {
    await handle.close();
  }
}

export const tableOf = (tables: Tables, tag: string): Buffer => {
  const table = tables.get(tag);
  if (!table) throw new Error(`The font has no ${tag} table`);
  return table;
};

const padded = (bytes: Buffer): Buffer => Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)]);

/** A font file without checksums, for readers that need none. */
export function writeSfnt(tables: Tables): Buffer {
  const sorted = [...tables].sort(([one], [other]) => (one < other ? -1 : 1));
  const head = Buffer.alloc(12 + 16 * sorted.length);
  head.writeUInt32BE(0x10000, 0);
  head.writeUInt16BE(sorted.length, 4);
  let offset = head.length;
  for (const [index, [tag, bytes]] of sorted.entries()) {
    head.write(tag, 12 + 16 * index, 'latin1');
    head.writeUInt32BE(offset, 20 + 16 * index);
    head.writeUInt32BE(bytes.length, 24 + 16 * index);
    offset += padded(bytes).length;
  }
  return Buffer.concat([head, ...sorted.map(([, bytes]) => padded(bytes))]);
}

/** Base 128, most significant digit first. */
const variableLength = (value: number): number[] => {
  const digits = [value & 127];
  for (let rest = value >>> 7; rest > 0; rest >>>= 7) digits.unshift((rest & 127) | 128);
  return digits;
};

/** A font as WOFF2, with its tables untransformed. */
export async function writeWoff2(tables: Tables): Promise<Buffer> {
  const sorted = [...tables].sort(([one], [other]) => (one < other ? -1 : 1));
  // 63: the tag follows. The two highest bits mark glyf and loca as untransformed.
  const directory = sorted.flatMap(([tag, bytes]) => [
    63 | (tag === 'glyf' || tag === 'loca' ? 192 : 0),
    ...Buffer.from(tag, 'latin1'),
    ...variableLength(bytes.length),
  ]);
  const data = await promisify(brotliCompress)(Buffer.concat(sorted.map(([, bytes]) => bytes)));
  const head = Buffer.alloc(48);
  head.write('wOF2', 0, 'latin1');
  head.writeUInt32BE(0x10000, 4);
  head.writeUInt16BE(sorted.length, 12);
  head.writeUInt32BE(12 + sorted.reduce((sum, [, bytes]) => sum + 16 + padded(bytes).length, 0), 16);
  head.writeUInt32BE(data.length, 20);
  const file = padded(Buffer.concat([head, Buffer.from(directory), data]));
  file.writeUInt32BE(file.length, 8);
  return file;
}
