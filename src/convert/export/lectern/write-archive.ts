import { crc32 } from 'node:zlib';
import { Deflate } from 'fflate';

export interface ArchiveFile {
  name: string;
  /** False for pictures, which are already compressed. */
  isDeflated: boolean;
  read(): Promise<Uint8Array>;
}

interface Written {
  name: Uint8Array;
  crc: number;
  packed: number;
  size: number;
  offset: number;
  isDeflated: boolean;
}

/** Bytes deflated at a time, so that other work gets a turn in between. */
const SLICE = 256 * 1024;
/** Names are UTF-8; sizes follow the content. */
const FLAGS = 0x0808;
/** 1 January 1980: a fixed date, so the same presentation always gives the same bytes. */
const [TIME, DATE] = [0, 0x21];
const LARGEST = 0xffffffff;

/** Streams a ZIP with one file in memory at a time. Uses fflate because zlib's output differs between machines. */
export async function* writeArchive(files: readonly ArchiveFile[]): AsyncGenerator<Uint8Array> {
  const written: Written[] = [];
  let at = 0;
  const counted = (piece: Uint8Array): Uint8Array => {
    at += piece.length;
    if (at > LARGEST) throw new RangeError('A ZIP file cannot be larger than four gigabytes');
    return piece;
  };
  for (const { name, isDeflated, read } of files) {
    const entry: Written = { name: Buffer.from(name), crc: 0, packed: 0, size: 0, offset: at, isDeflated };
    const content = await read();
    entry.crc = crc32(content);
    entry.size = content.length;
    yield counted(Buffer.concat([numbers([4, 0x04034b50], ...facts(entry, false), [2, entry.name.length], [2, 0]), entry.name]));
    for (const piece of isDeflated ? deflated(content) : [content]) {
      entry.packed += piece.length;
      yield counted(piece);
    }
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

function* deflated(content: Uint8Array): Generator<Uint8Array> {
  const pieces: Uint8Array[] = [];
  const deflate = new Deflate({ level: 6 }, (piece) => void pieces.push(piece));
  for (let from = 0; from === 0 || from < content.length; from += SLICE) {
    deflate.push(content.subarray(from, from + SLICE), from + SLICE >= content.length);
    yield* pieces.splice(0);
  }
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
