import type { Matrix } from '#model/presentation/drawing.ts';

export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Red, green, blue and alpha, 0 to 255. */
export type Rgba = readonly [red: number, green: number, blue: number, alpha: number];

/** Reads little-endian numbers and bit fields from the highest bit down. Throws a RangeError beyond the end. */
export class SwfBits {
  readonly #view: DataView;
  #at: number;
  /** How many bits of the byte before `#at` are left. */
  #left = 0;

  constructor(bytes: Uint8Array, at = 0) {
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.#at = at;
  }

  get at(): number {
    return this.#at;
  }

  get rest(): number {
    return this.#view.byteLength - this.#at;
  }

  align(): void {
    this.#left = 0;
  }

  byte(): number {
    this.#left = 0;
    return this.#view.getUint8(this.#at++);
  }

  short(): number {
    this.#left = 0;
    this.#at += 2;
    return this.#view.getUint16(this.#at - 2, true);
  }

  signedShort(): number {
    this.#left = 0;
    this.#at += 2;
    return this.#view.getInt16(this.#at - 2, true);
  }

  long(): number {
    this.#left = 0;
    this.#at += 4;
    return this.#view.getUint32(this.#at - 4, true);
  }

  bytes(length: number): Uint8Array {
    this.#left = 0;
    if (length < 0 || length > this.rest) throw new RangeError('The file ends too early');
    this.#at += length;
    return new Uint8Array(this.#view.buffer, this.#view.byteOffset + this.#at - length, length);
  }

  /** Up to the next zero. */
  word(): string {
    let text = '';
    for (let code = this.byte(); code !== 0; code = this.byte()) text += String.fromCharCode(code);
    return text;
  }

  bits(count: number): number {
    let value = 0;
    for (let index = 0; index < count; index += 1) {
      if (this.#left === 0) {
        this.#at += 1;
        this.#left = 8;
      }
      this.#left -= 1;
      value = value * 2 + ((this.#view.getUint8(this.#at - 1) >> this.#left) & 1);
    }
    return value;
  }

  signedBits(count: number): number {
    const value = this.bits(count);
    return count > 0 && value >= 2 ** (count - 1) ? value - 2 ** count : value;
  }

  rect(): Rect {
    this.align();
    const size = this.bits(5);
    const [left, right, top, bottom] = [this.signedBits(size), this.signedBits(size), this.signedBits(size), this.signedBits(size)];
    this.align();
    return { left, top, right, bottom };
  }

  matrix(): Matrix {
    this.align();
    const pair = (size: number, unit: number) => [this.signedBits(size) / unit, this.signedBits(size) / unit] as const;
    const [a, d] = this.bits(1) ? pair(this.bits(5), 65_536) : [1, 1];
    const [b, c] = this.bits(1) ? pair(this.bits(5), 65_536) : [0, 0];
    const [e, f] = pair(this.bits(5), 1);
    this.align();
    return [a, b, c, d, e, f];
  }

  color(hasAlpha: boolean): Rgba {
    return [this.byte(), this.byte(), this.byte(), hasAlpha ? this.byte() : 255];
  }
}
