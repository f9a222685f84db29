const jpegNeeds = new Set([0xc0, 0xc1, 0xc2, 0xc4, 0xda, 0xdb, 0xdd]);
const pngNeeds = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'cICP', 'sBIT', 'bKGD', 'pHYs']);
const webpNeeds = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ICCP']);

/** Whether the file contains only what is needed to show the picture: no metadata, no previews, nothing after its end. False if unsure. */
export const isBare = (format: string, bytes: Uint8Array): boolean => bareOf(format, bytes) === bytes;

/**
 * The picture with nothing but what is needed to show it, pixel for pixel: the same bytes if there is nothing else in them. Undefined if
 * that takes more than leaving parts out. What was recorded about its orientation is left out too.
 */
export function bareOf(format: string, bytes: Uint8Array): Uint8Array | undefined {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const parts = partsOf[format]?.(file);
    if (!parts) return undefined;
    const bare = Buffer.concat(parts);
    return bare.length === file.length ? bytes : bare;
  } catch {
    // The file ends in the middle of a segment or chunk.
    return undefined;
  }
}

function partsOfJpeg(bytes: Buffer): Buffer[] | undefined {
  const parts = [bytes.subarray(0, 2)];
  for (let at = 2; ;) {
    const marker = bytes.readUInt16BE(at) - 0xff00;
    if (marker === 0xd9) return [...parts, bytes.subarray(at, at + 2)];
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    const next = marker === 0xda ? endOfScan(bytes, end) : end;
    if (jpegNeeds.has(marker) || isNeededSegment(marker, bytes.subarray(at + 4, end))) parts.push(bytes.subarray(at, next));
    else if (!isNote(marker)) return undefined;
    at = next;
  }
}

/** Comments, and what programs add, except for Adobe's colour transform in a form that we do not know. */
const isNote = (marker: number): boolean => marker === 0xfe || (marker >= 0xe0 && marker <= 0xef && marker !== 0xee);

/** A JFIF header without a thumbnail, a colour profile, or Adobe's colour transform. */
const isNeededSegment = (marker: number, data: Buffer): boolean =>
  (marker === 0xe0 && data.length === 14 && startsWith(data, 'JFIF\0') && data.readUInt16BE(12) === 0) ||
  (marker === 0xe2 && startsWith(data, 'ICC_PROFILE\0')) ||
  (marker === 0xee && data.length === 12 && startsWith(data, 'Adobe'));

/** The position of the next marker: within a scan, FF is followed by 00 or a restart number. */
function endOfScan(bytes: Buffer, start: number): number {
  for (let at = bytes.indexOf(0xff, start); at >= 0; at = bytes.indexOf(0xff, at + 2)) {
    const next = bytes.readUInt8(at + 1);
    if (next !== 0 && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.length;
}

function partsOfPng(bytes: Buffer): Buffer[] | undefined {
  const parts = [bytes.subarray(0, 8)];
  for (let at = 8; ;) {
    const type = nameAt(bytes, at + 4);
    const end = at + bytes.readUInt32BE(at) + 12;
    if (end > bytes.length) return undefined;
    if (pngNeeds.has(type)) parts.push(bytes.subarray(at, end));
    // A small first letter marks what a picture can be shown without.
    else if (!/^[a-z]/.test(type)) return undefined;
    if (type === 'IEND') return parts;
    at = end;
  }
}

/** Its header says what is in it, so only what follows its end can be left out. */
function partsOfWebp(bytes: Buffer): Buffer[] | undefined {
  const end = bytes.readUInt32LE(4) + 8;
  let at = 12;
  while (at < end) {
    if (!webpNeeds.has(nameAt(bytes, at))) return undefined;
    const length = bytes.readUInt32LE(at + 4);
    at += 8 + length + (length % 2);
  }
  return at === end && end <= bytes.length ? [bytes.subarray(0, end)] : undefined;
}

const partsOf: Record<string, (bytes: Buffer) => Buffer[] | undefined> = { jpeg: partsOfJpeg, png: partsOfPng, webp: partsOfWebp };

const nameAt = (bytes: Buffer, at: number) => bytes.toString('latin1', at, at + 4);
const startsWith = (data: Buffer, name: string) => data.toString('latin1', 0, name.length) === name;
