import { deflateSync } from 'node:zlib';

/** Writes bit fields from the highest bit down, and little-endian numbers. */
class BitWriter {
  readonly #bytes: number[] = [];
  #bits = '';

  bits(value: number, count: number): this {
    this.#bits += (value < 0 ? value + 2 ** count : value).toString(2).padStart(count, '0');
    return this;
  }

  align(): this {
    while (this.#bits.length % 8 > 0) this.#bits += '0';
    for (let at = 0; at < this.#bits.length; at += 8) this.#bytes.push(Number.parseInt(this.#bits.slice(at, at + 8), 2));
    this.#bits = '';
    return this;
  }

  add(...bytes: (number | Uint8Array)[]): this {
    this.align();
    for (const each of bytes) this.#bytes.push(...(typeof each === 'number' ? [each] : each));
    return this;
  }

  short(...values: number[]): this {
    return this.add(...values.flatMap((value) => [value & 255, (value >> 8) & 255]));
  }

  rect(left: number, right: number, top: number, bottom: number): this {
    this.align().bits(20, 5);
    for (const value of [left, right, top, bottom]) this.bits(value, 20);
    return this.align();
  }

  matrix(a: number, b: number, c: number, d: number, e: number, f: number): this {
    const fixed = (value: number) => Math.round(value * 65_536);
    this.align().bits(1, 1).bits(31, 5).bits(fixed(a), 31).bits(fixed(d), 31);
    this.bits(1, 1).bits(31, 5).bits(fixed(b), 31).bits(fixed(c), 31);
    return this.bits(20, 5).bits(e, 20).bits(f, 20).align();
  }

  done(): Uint8Array {
    return Uint8Array.from(this.align().#bytes);
  }
}

export const write = (): BitWriter => new BitWriter();

export const tag = (code: number, body: Uint8Array): Uint8Array =>
  write()
    .short((code << 6) | 63)
    .add(body.length & 255, (body.length >> 8) & 255, (body.length >> 16) & 255, 0, body)
    .done();

export const showFrame = tag(1, new Uint8Array());

/** A file with a stage of 100 by 50 pixels. */
export function makeSwf(tags: readonly Uint8Array[], { isCompressed = true, frames = 1 } = {}): Uint8Array {
  const body = write()
    .rect(0, 2000, 0, 1000)
    .short(0x1800, frames)
    .add(...tags, 0, 0)
    .done();
  const head = write()
    .add(...Buffer.from(isCompressed ? 'CWS' : 'FWS'), 8)
    .short((body.length + 8) & 0xffff, (body.length + 8) >> 16);
  return head.add(isCompressed ? deflateSync(body) : body).done();
}

/** Styles as bytes, each with its count; a figure of lines between these points, with a fill on the right, on the left, and a line. */
interface TestFigure {
  points: readonly (readonly [x: number, y: number])[];
  left?: number;
  right?: number;
  line?: number;
}

export function records(bits: BitWriter, figures: readonly TestFigure[]): BitWriter {
  bits.align().bits(2, 4).bits(2, 4);
  for (const { points, left = 0, right = 0, line = 0 } of figures) {
    const [[x, y] = [0, 0], ...others] = points;
    bits.bits(0, 1).bits(0b01111, 5).bits(20, 5).bits(x, 20).bits(y, 20).bits(left, 2).bits(right, 2).bits(line, 2);
    let [fromX, fromY] = [x, y];
    for (const [toX, toY] of others) {
      bits
        .bits(0b11, 2)
        .bits(15, 4)
        .bits(1, 1)
        .bits(toX - fromX, 17)
        .bits(toY - fromY, 17);
      [fromX, fromY] = [toX, toY];
    }
  }
  return bits.bits(0, 6).align();
}

export const square = (left: number, top: number, side: number): [number, number][] => [
  [left, top],
  [left + side, top],
  [left + side, top + side],
  [left, top + side],
  [left, top],
];

interface TestShape {
  version?: 1 | 2 | 3 | 4;
  fills: Uint8Array[];
  lines?: Uint8Array[];
  figures: TestFigure[];
}

export function shape(id: number, { version = 3, fills, lines = [], figures }: TestShape): Uint8Array {
  const bits = write().short(id).rect(0, 2000, 0, 1000);
  if (version === 4) bits.rect(0, 2000, 0, 1000).add(0);
  bits.add(fills.length, ...fills, lines.length, ...lines);
  return tag([0, 2, 22, 32, 83][version] ?? 32, records(bits, figures).done());
}

export const solid = (...color: number[]): Uint8Array => Uint8Array.from([0, ...color]);

/** PlaceObject2, by default as it is. */
export const place = (id: number, depth: number, matrix: Parameters<BitWriter['matrix']> = [1, 0, 0, 1, 0, 0], clipsTo = 0): Uint8Array =>
  tag(
    26,
    write()
      .add(clipsTo > 0 ? 0b100_0110 : 0b110)
      .short(depth, id)
      .matrix(...matrix)
      .add(...(clipsTo > 0 ? [clipsTo, 0] : []))
      .done(),
  );
