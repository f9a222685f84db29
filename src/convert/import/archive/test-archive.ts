import { crc32, deflateRawSync } from 'node:zlib';

interface TestEntry {
  name: string | Uint8Array;
  content: Uint8Array | string;
  method?: number;
  flags?: number;
  /** The inflated size that the directory claims. */
  claims?: number;
}

interface TestArchive {
  isWide?: boolean;
  before?: Uint8Array;
  after?: Uint8Array;
}

/** Builds a ZIP, with any defect a test needs. */
export function packArchive(
  entries: TestEntry[],
  { isWide = false, before = new Uint8Array(), after = new Uint8Array() }: TestArchive = {},
): Uint8Array {
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let at = 0;
  const add = (part: Uint8Array) => {
    parts.push(part);
    at += part.length;
  };
  for (const { name, content, method = 8, flags = 0x800, claims } of entries) {
    const plain = typeof content === 'string' ? Buffer.from(content) : content;
    const packed = method === 8 ? deflateRawSync(plain) : plain;
    const label = typeof name === 'string' ? Buffer.from(name) : name;
    const size = claims ?? plain.length;
    const facts = numbers(
      [2, 20],
      [2, flags],
      [2, method],
      [4, 0],
      [4, crc32(plain)],
      [4, isWide ? 0xffffffff : packed.length],
      [4, isWide ? 0xffffffff : size],
      [2, label.length],
    );
    const extra = isWide ? numbers([2, 1], [2, 24], [8, size], [8, packed.length], [8, at]) : new Uint8Array();
    directory.push(
      Buffer.concat([
        numbers([4, 0x02014b50], [2, 20]),
        facts,
        numbers([2, extra.length], [2, 0], [2, 0], [2, 0], [4, 0], [4, isWide ? 0xffffffff : at]),
        label,
        extra,
      ]),
    );
    add(Buffer.concat([numbers([4, 0x04034b50]), facts, numbers([2, 0]), label, packed]));
  }
  const start = at;
  for (const entry of directory) add(entry);
  const size = at - start;
  const count = entries.length;
  if (isWide) {
    const record = at;
    add(numbers([4, 0x06064b50], [8, 44], [2, 45], [2, 45], [4, 0], [4, 0], [8, count], [8, count], [8, size], [8, start]));
    add(numbers([4, 0x07064b50], [4, 0], [8, record], [4, 1]));
  }
  add(
    numbers(
      [4, 0x06054b50],
      [2, 0],
      [2, 0],
      [2, isWide ? 0xffff : count],
      [2, isWide ? 0xffff : count],
      [4, isWide ? 0xffffffff : size],
      [4, isWide ? 0xffffffff : start],
      [2, 0],
    ),
  );
  return new Uint8Array(Buffer.concat([before, ...parts, after]));
}

function numbers(...values: [bytes: 2 | 4 | 8, value: number][]): Uint8Array {
  const bytes = Buffer.alloc(values.reduce((sum, [width]) => sum + width, 0));
  let at = 0;
  for (const [width, value] of values) {
    if (width === 8) bytes.writeBigUInt64LE(BigInt(value), at);
    else bytes.writeUIntLE(value, at, width);
    at += width;
  }
  return bytes;
}
