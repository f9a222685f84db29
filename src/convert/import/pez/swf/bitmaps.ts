import sharp from 'sharp';
import { writePng } from '../../metafile/bitmaps/write-png.ts';
import { readPictureHeader } from '../../pictures/picture-header.ts';
import { SwfBits } from './bits.ts';
import { inflate } from './open-swf.ts';

/** A file that any picture reader understands; undefined if it is broken. */
export type MakeBitmap = () => Promise<Uint8Array | undefined>;

const MOST_PIXELS = 12_000_000;

/** DefineBits: a JPEG without its tables, which are in a tag of their own. */
export const plainJpeg =
  (body: Uint8Array, tables: Uint8Array | undefined): MakeBitmap =>
  async () => {
    const picture = body.subarray(2);
    const isWhole = !tables || tables.length < 4 || picture.length < 2;
    return withoutSeam(isWhole ? picture : Buffer.concat([tables.subarray(0, -2), picture.subarray(2)]));
  };

/** DefineBitsJPEG2; the versions 3 and 4 add an alpha channel, and 4 a number before it. */
export const jpeg =
  (body: Uint8Array, version: 2 | 3 | 4): MakeBitmap =>
  async () => {
    if (version === 2) return withoutSeam(body.subarray(2));
    const bits = new SwfBits(body, 2);
    const length = bits.long();
    if (version === 4) bits.short();
    const picture = withoutSeam(bits.bytes(length));
    const header = readPictureHeader(picture);
    // Only a JPEG has no alpha channel of its own.
    if (header?.kind !== 'jpeg') return picture;
    const alpha = inflate(bits.bytes(bits.rest));
    return alpha && header.width * header.height <= MOST_PIXELS ? withAlpha(picture, alpha) : picture;
  };

/** Some writers put an end and another start before the picture. */
function withoutSeam(bytes: Uint8Array): Uint8Array {
  const at = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).indexOf(Buffer.from([0xff, 0xd9, 0xff, 0xd8]));
  if (at < 0) return bytes;
  return at === 0 ? bytes.subarray(4) : Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + 4)]);
}

async function withAlpha(picture: Uint8Array, alpha: Uint8Array): Promise<Uint8Array | undefined> {
  try {
    const { data, info } = await sharp(picture, { limitInputPixels: MOST_PIXELS, failOn: 'none' })
      .toColourspace('srgb')
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const pixels = new Uint8Array(info.width * info.height * 4);
    for (let index = 0; index < info.width * info.height; index += 1)
      setPixel(pixels, index, data[index * 3] ?? 0, data[index * 3 + 1] ?? 0, data[index * 3 + 2] ?? 0, alpha[index] ?? 255);
    return writePng(pixels, info.width, info.height);
  } catch {
    // Not even sharp can read it.
    return undefined;
  }
}

/** Colours in the file are multiplied by their alpha. */
function setPixel(pixels: Uint8Array, index: number, red: number, green: number, blue: number, alpha: number): void {
  const plain = (channel: number) => (alpha === 0 ? 0 : Math.min(255, Math.round((channel * 255) / alpha)));
  pixels.set([plain(red), plain(green), plain(blue), alpha], index * 4);
}

/** DefineBitsLossless, and DefineBitsLossless2 with an alpha channel. */
export const lossless =
  (body: Uint8Array, hasAlpha: boolean): MakeBitmap =>
  async () => {
    const bits = new SwfBits(body, 2);
    const [format, width, height] = [bits.byte(), bits.short(), bits.short()];
    const colors = format === 3 ? bits.byte() + 1 : 0;
    const data = inflate(bits.bytes(bits.rest));
    if (!data || width * height === 0 || width * height > MOST_PIXELS || format < 3 || format > 5) return undefined;
    const pixels = new Uint8Array(width * height * 4);
    const entry = hasAlpha ? 4 : 3;
    const size = format === 3 ? 1 : format === 4 ? 2 : 4;
    const row = Math.ceil((width * size) / 4) * 4;
    const start = colors * entry;
    for (let y = 0; y < height; y += 1)
      for (let x = 0; x < width; x += 1) {
        const at = start + y * row + x * size;
        const value = (offset: number) => data[at + offset] ?? 0;
        if (format === 3) {
          const color = value(0) * entry;
          const channel = (offset: number) => (color < start ? (data[color + offset] ?? 0) : 0);
          setPixel(pixels, y * width + x, channel(0), channel(1), channel(2), hasAlpha ? channel(3) : 255);
        } else if (format === 4) {
          const word = (value(0) << 8) | value(1);
          const channel = (shift: number) => (((word >> shift) & 31) * 255) / 31;
          setPixel(pixels, y * width + x, channel(10), channel(5), channel(0), 255);
        } else setPixel(pixels, y * width + x, value(1), value(2), value(3), hasAlpha ? value(0) : 255);
      }
    return writePng(pixels, width, height);
  };
