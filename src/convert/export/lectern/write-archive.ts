import { crc32 } from 'node:zlib';

export interface ArchiveFile {
  name: string;
  /** The bytes as they are stored, a piece at a time. */
  read(): AsyncIterable<Uint8Array>;
  /** If they are deflated, what they were before; pictures are already compressed, and stored as they are. */
  plain?: { crc: number; size: number };
}

interface Written {
  name: Uint8Array;
  crc: number;
  packed: number;
  size: number;
  offset: number;
  isDeflated: boolean;
}

/** Names are UTF-8; sizes follow the content. */
const FLAGS = 0x0808;
/** 1 January 1980: a fixed date, so the same presentation always gives the same bytes. */
const [TIME, DATE] = [0, 0x21];
const LARGEST = 0xffffffff;

/** Streams a ZIP, with a piece of a file in memory at a time. */
export async function* writeArchive(files: readonly ArchiveFile[]): AsyncGenerator<Uint8Array> {
  const written: Written[] = [];
  let at = 0;
  const counted = (piece: Uint8Array): Uint8Array => {
    at += piece.length;
    if (at > LARGEST) throw new RangeError('A ZIP file cannot be larger than four gigabytes');
    return piece;
  };
  for (const { name, read, plain } of files) {
    const entry: Written = { name: Buffer.from(name), crc: 0, packed: 0, size: 0, offset: at, isDeflated: plain !== undefined };
    yield counted(Buffer.concat([numbers([4, 0x04034b50], ...facts(entry, false), [2, entry.name.length], [2, 0]), entry.name]));
    for await (const piece of read()) {
      if (!plain) entry.crc = crc32(piece, entry.crc);
      entry.packed += piece.length;
      yield counted(piece);
    }
    Object.assign(entry, plain ?? { size: entry.packed });
    yield counted(numbers([4, 0x08074b50], [4, entry.crc], [4, entry.packed], [4, entry.size]));
    written.push(entry);
  }
  const start = at;
  for (const entry of written)
    yield counted(
      Buffer.concat([
        numbers(
          [4, 0x02014b50],
          [2, 20],
          ...facts(entry, true),
          [2, entry.name.length],
          [2, 0],
          [2, 0],
          [2, 0],
          [2, 0],
          [4, 0],
          [4, entry.offset],
        ),
        entry.name,
      ]),
    );
  yield numbers([4, 0x06054b50], [2, 0], [2, 0], [2, written.length], [2, written.length], [4, at - start], [4, start], [2, 0]);
}

const facts = ({ crc, packed, size, isDeflated }: Written, isKnown: boolean): Field[] => [
  [2, 20],
  [2, FLAGS],
  [2, isDeflated ? 8 : 0],
  [2, TIME],
  [2, DATE],
  [4, isKnown ? crc : 0],
  [4, isKnown ? packed : 0],
  [4, isKnown ? size : 0],
];

type Field = [bytes: 2 | 4, value: number];

function numbers(...values: Field[]): Uint8Array {
  const bytes = Buffer.alloc(values.reduce((sum, [width]) => sum + width, 0));
  let at = 0;
  for (const [width, value] of values) at = bytes.writeUIntLE(value, at, width);
  return bytes;
}
