export type PictureKind = 'png' | 'jpeg' | 'webp' | 'gif' | 'bmp' | 'tiff' | 'avif' | 'heif';

export interface PictureHeader {
  kind: PictureKind;
  width: number;
  height: number;
  /** The EXIF orientation: 1 is upright, from 5 on width and height are swapped. */
  orientation: number;
}

/** Reads a picture's header without decoding it; undefined if it is not a picture. */
export function readPictureHeader(bytes: Uint8Array): PictureHeader | undefined {
  const kind = pictureKindOf(bytes);
  if (!kind) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const found = readers[kind](view);
    return found && found.width > 0 && found.height > 0 ? { kind, orientation: 1, ...found } : undefined;
  } catch (error) {
    // A DataView throws a RangeError beyond its end: the header is truncated.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** By the signature alone. */
export function pictureKindOf(bytes: Uint8Array): PictureKind | undefined {
  const head = String.fromCharCode(...bytes.subarray(0, 16));
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return 'webp';
  if (head.startsWith('GIF87a') || head.startsWith('GIF89a')) return 'gif';
  if (head.startsWith('BM') && (bytes[14] ?? 0) >= 12 && bytes[15] === 0) return 'bmp';
  if (head.startsWith('II*\0') || head.startsWith('MM\0*')) return 'tiff';
  if (head.slice(4, 8) === 'ftyp')
    return /^avi[fs]/.test(head.slice(8)) ? 'avif' : /^(hei[cxs]|mif1|hevc)/.test(head.slice(8)) ? 'heif' : undefined;
  return undefined;
}

type Size = { width: number; height: number; orientation?: number };

const readers: Record<PictureKind, (view: DataView) => Size | undefined> = {
  png: (view) => ({ width: view.getUint32(16), height: view.getUint32(20) }),
  gif: (view) => ({ width: view.getUint16(6, true), height: view.getUint16(8, true) }),
  bmp: (view) =>
    view.getUint32(14, true) === 12
      ? { width: view.getUint16(18, true), height: view.getUint16(20, true) }
      : { width: Math.abs(view.getInt32(18, true)), height: Math.abs(view.getInt32(22, true)) },
  webp: webpSize,
  jpeg: jpegSize,
  tiff: (view) => {
    const tags = readTags(view, 0);
    const [width, height] = [tags.get(0x100), tags.get(0x101)];
    return width && height ? { width, height, orientation: orientationIn(tags) } : undefined;
  },
  avif: boxedSize,
  // Its codec is not free, and nothing here decodes it.
  heif: () => undefined,
};

function webpSize(view: DataView): Size | undefined {
  const form = String.fromCharCode(view.getUint8(12), view.getUint8(13), view.getUint8(14), view.getUint8(15));
  const small = (at: number) => view.getUint16(at, true) & 0x3fff;
  const medium = (at: number) => (view.getUint16(at, true) | (view.getUint8(at + 2) << 16)) + 1;
  if (form === 'VP8 ') return { width: small(26), height: small(28) };
  if (form === 'VP8X') return { width: medium(24), height: medium(27) };
  const bits = form === 'VP8L' ? view.getUint32(21, true) : undefined;
  return bits === undefined ? undefined : { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
}

function jpegSize(view: DataView): Size | undefined {
  let orientation = 1;
  for (let at = 2; at < view.byteLength;) {
    if (view.getUint8(at) !== 0xff) at += 1;
    else {
      const marker = view.getUint8(at + 1);
      const isAlone = marker === 0xff || marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
      if (marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc)
        return { width: view.getUint16(at + 7), height: view.getUint16(at + 5), orientation };
      if (marker === 0xe1 && view.getUint32(at + 4) === 0x45786966) orientation = orientationIn(readTags(view, at + 10));
      at += isAlone ? (marker === 0xff ? 1 : 2) : 2 + view.getUint16(at + 2);
    }
  }
  return undefined;
}

/** The `ispe` of the largest picture: thumbnails and tiles have their own. */
function boxedSize(view: DataView): Size | undefined {
  let size: Size | undefined;
  const end = Math.min(view.byteLength - 20, 64 * 1024);
  for (let at = 0; at < end; at += 1) {
    if (view.getUint32(at) !== 0x69737065) continue;
    const found = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
    if (!size || found.width * found.height > size.width * size.height) size = found;
  }
  return size;
}

const orientationIn = (tags: ReadonlyMap<number, number>): number => {
  const value = tags.get(0x112) ?? 1;
  return value >= 1 && value <= 8 ? value : 1;
};

/** The short and long numbers in the first directory of a TIFF, which EXIF uses too. */
function readTags(view: DataView, start: number): Map<number, number> {
  const tags = new Map<number, number>();
  if (start + 8 > view.byteLength) return tags;
  const little = view.getUint16(start) === 0x4949;
  const directory = start + view.getUint32(start + 4, little);
  if (directory + 2 > view.byteLength) return tags;
  const count = Math.min(view.getUint16(directory, little), 200);
  for (let at = directory + 2; at < directory + 2 + count * 12 && at + 12 <= view.byteLength; at += 12) {
    const type = view.getUint16(at + 2, little);
    if (type === 3 || type === 4)
      tags.set(view.getUint16(at, little), type === 3 ? view.getUint16(at + 8, little) : view.getUint32(at + 8, little));
  }
  return tags;
}
