/** Little-endian numbers of four bytes; below, of two. */
const words = (...values: number[]): Buffer => Buffer.from(Int32Array.from(values).buffer);
const shorts = (...values: number[]): Buffer => Buffer.from(Int16Array.from(values).buffer);

export const emfRecord = (kind: number, ...parts: (Buffer | number[])[]): Buffer => {
  const body = Buffer.concat(parts.map((part) => (Buffer.isBuffer(part) ? part : words(...part))));
  const padded = Buffer.concat([body, Buffer.alloc((4 - (body.length % 4)) % 4)]);
  return Buffer.concat([words(kind, padded.length + 8), padded]);
};

/** An enhanced metafile with a frame of 100 × 50 dots, on a device with ten dots per millimetre. */
export function emf(...records: Buffer[]): Buffer {
  const header = emfRecord(1, [
    0,
    0,
    99,
    49,
    0,
    0,
    1000,
    500,
    0x464d4520,
    0x10000,
    0,
    records.length + 2,
    0,
    0,
    0,
    0,
    1000,
    1000,
    100,
    100,
  ]);
  return Buffer.concat([header, ...records, emfRecord(14, [0, 0, 20])]);
}

export const wmfRecord = (kind: number, ...parts: (Buffer | number[])[]): Buffer => {
  const body = Buffer.concat(parts.map((part) => (Buffer.isBuffer(part) ? part : shorts(...part))));
  const padded = Buffer.concat([body, Buffer.alloc(body.length % 2)]);
  return Buffer.concat([words((padded.length + 6) / 2), shorts(kind), padded]);
};

const wmfHead = (): Buffer => shorts(1, 9, 0x300, 0, 0, 10, 0, 0, 0);

/** A placeable metafile of 200 × 100 units. */
export const wmf = (...records: Buffer[]): Buffer =>
  Buffer.concat([words(0x9ac6cdd7 | 0), shorts(0, 0, 0, 200, 100, 1440, 0, 0, 0), wmfHead(), ...records, wmfRecord(0)]);

/** A metafile without a header that gives its size. */
export const plainWmf = (...records: Buffer[]): Buffer => Buffer.concat([wmfHead(), ...records, wmfRecord(0)]);

/** Two by two pixels of 24 bits, rows from the bottom: red and green above blue and white. */
export const dib = {
  header: Buffer.concat([words(40, 2, 2), shorts(1, 24), words(0, 0, 0, 0, 0, 0)]),
  bits: Buffer.from([255, 0, 0, 255, 255, 255, 0, 0, 0, 0, 255, 0, 255, 0, 0, 0]),
};
